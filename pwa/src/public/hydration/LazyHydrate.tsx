import { Suspense, use, useContext, useEffect, useLayoutEffect, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { HydrationContext } from './hydrate.ts';
import type { HydrationGate } from './hydrate.ts';

/** A part of a page that is hydrated late. */
export interface LazyHydrateProps {
  /** The element around it. */
  readonly containerRef: RefObject<Element | null>;
  /** Hydrate it with the page. */
  readonly eager?: boolean;
  readonly children: ReactNode;
}

/** The distance from the screen at which a part is hydrated; its slider starts at the same distance. */
const NEAR = '300px';

/** Marks the element around a part that is not hydrated yet. */
const DEHYDRATED = 'data-dehydrated';

/**
 * Hydrates a part of a page when it comes near the screen or the visitor interacts with it, so that a slow phone
 * does no work for what nobody looks at. Once anything around it has changed, it is hydrated at once.
 */
export function LazyHydrate({
  containerRef: host,
  eager: atOnce = false,
  children,
}: LazyHydrateProps): ReactNode {
  const hydration = useContext(HydrationContext);
  const [gate] = useState(() => hydration?.gateFor(host));
  const [first] = useState(children);
  // React applies no change to a part before it is hydrated, and hydrates it first as it was. So the gate is opened
  // here, while the change is rendered: an effect would never run.
  if (!hydration || atOnce || children !== first) gate?.open();

  useLayoutEffect(() => {
    if (gate) host.current?.setAttribute(DEHYDRATED, '');
  }, [gate, host]);

  useEffect(() => {
    const part = host.current;
    if (!gate || !part) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) gate.open();
      },
      { rootMargin: NEAR },
    );
    watch.observe(part);
    void gate.opened.then(() => {
      watch.disconnect();
    });
    return () => {
      watch.disconnect();
    };
  }, [gate, host]);

  return (
    <Suspense fallback={null}>
      <HydrateWhenOpen gate={gate}>{children}</HydrateWhenOpen>
      <HydratedMark host={host} />
    </Suspense>
  );
}

function HydrateWhenOpen({
  gate,
  children,
}: {
  gate: HydrationGate | undefined;
  children: ReactNode;
}): ReactNode {
  if (gate && !gate.isOpen()) use(gate.opened);
  return children;
}

/** Removes the attribute: its effect runs once the part around it is hydrated, after the one that sets it. */
function HydratedMark({ host }: { host: RefObject<Element | null> }): ReactNode {
  useEffect(() => {
    host.current?.removeAttribute(DEHYDRATED);
  }, [host]);
  return null;
}
