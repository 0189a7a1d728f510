import { Suspense, useEffect, useLayoutEffect, type ReactNode, type RefObject } from 'react';
import { KeepMarkup } from './KeepMarkup.tsx';

/** A part of a page that is hydrated by itself. */
export interface HydrationBoundaryProps {
  /** The element around it, which has nothing else in it. */
  readonly containerRef: RefObject<Element | null>;
  readonly children: ReactNode;
}

/** Marks the element around a part that is not hydrated yet. */
const DEHYDRATED = 'data-dehydrated';

/**
 * Lets the browser hydrate a part of a page after the rest of it, in pieces, and before the others when the visitor
 * interacts with it. Nothing in it waits for anything. If its code fails, its markup stays.
 */
export function HydrationBoundary({ containerRef, children }: HydrationBoundaryProps): ReactNode {
  useLayoutEffect(() => {
    containerRef.current?.setAttribute(DEHYDRATED, '');
  }, [containerRef]);
  return (
    <Suspense fallback={null}>
      <KeepMarkup nodes={() => containerRef.current?.childNodes ?? []}>{children}</KeepMarkup>
      <HydratedMark containerRef={containerRef} />
    </Suspense>
  );
}

/** Removes the attribute: its effect runs once the part around it is hydrated, after the one that sets it. */
function HydratedMark({ containerRef }: Pick<HydrationBoundaryProps, 'containerRef'>): ReactNode {
  useEffect(() => {
    containerRef.current?.removeAttribute(DEHYDRATED);
  }, [containerRef]);
  return null;
}
