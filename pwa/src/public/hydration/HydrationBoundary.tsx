import { Suspense, useEffect, useLayoutEffect, type ReactNode, type RefObject } from 'react';
import { KeepMarkup } from './KeepMarkup.tsx';

export interface HydrationBoundaryProps {
  /** The parent element, which contains nothing else. */
  readonly containerRef: RefObject<Element | null>;
  readonly children: ReactNode;
}

const DEHYDRATED = 'data-dehydrated';

/**
 * Hydrates a part after the rest of the page, or earlier when the visitor interacts with it.
 * Nothing in it suspends. If its code throws, its markup stays.
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

/** Its effect runs after hydration of the part, and after the effect that sets the attribute. */
function HydratedMark({ containerRef }: Pick<HydrationBoundaryProps, 'containerRef'>): ReactNode {
  useEffect(() => {
    containerRef.current?.removeAttribute(DEHYDRATED);
  }, [containerRef]);
  return null;
}
