import { useEffect, type ReactNode } from 'react';

/**
 * Adds the part to `data-hydrated` of `body` once its boundary is hydrated. Sections that are not
 * hydrated yet have `data-dehydrated` (see `HydrationBoundary`).
 */
export function Hydrated({ part }: { readonly part: 'navigation' | 'page' }): ReactNode {
  useEffect(() => {
    const { dataset } = document.body;
    dataset['hydrated'] = [...new Set([...(dataset['hydrated']?.split(' ') ?? []), part])].join(
      ' ',
    );
  }, [part]);
  return null;
}
