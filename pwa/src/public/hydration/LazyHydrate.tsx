import { Suspense, use, useContext, useEffect, useLayoutEffect, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { HydrationContext } from './hydrate.ts';
import type { HydrationGate } from './hydrate.ts';

/** A part of a page that can wait. */
export interface LazyHydrateProps {
  /** The element around it. */
  readonly host: RefObject<Element | null>;
  /** It does not wait after all. */
  readonly atOnce?: boolean;
  readonly children: ReactNode;
}

/** How near to the screen a part is taken over; a slider of it starts at the same distance. */
const NEAR = '300px';

/** Stands on the element around a part while its markup is still as the server sent it. */
const WAITS = 'data-waits';

/**
 * A part of a page whose markup stays as the server sent it until it comes near the screen or somebody turns to it,
 * so that a slow phone does not wake what nobody looks at. It never waits once anything around it has changed.
 */
export function LazyHydrate({ host, atOnce = false, children }: LazyHydrateProps): ReactNode {
  const takeOver = useContext(HydrationContext);
  const [gate] = useState(() => takeOver?.gateFor(host));
  const [first] = useState(children);
  // React brings no change past a part that still waits, and first takes it over as it was. So the gate is opened
  // here, while the change is rendered, and not in an effect, which would never come.
  if (!takeOver || atOnce || children !== first) gate?.open();

  useLayoutEffect(() => {
    if (gate) host.current?.setAttribute(WAITS, '');
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
      <Until gate={gate}>{children}</Until>
      <Mark host={host} />
    </Suspense>
  );
}

function Until({
  gate,
  children,
}: {
  gate: HydrationGate | undefined;
  children: ReactNode;
}): ReactNode {
  if (gate && !gate.isOpen()) use(gate.opened);
  return children;
}

/** Its effect runs once the part around it has been taken over, after the one that says that it waits. */
function Mark({ host }: { host: RefObject<Element | null> }): ReactNode {
  useEffect(() => {
    host.current?.removeAttribute(WAITS);
  }, [host]);
  return null;
}
