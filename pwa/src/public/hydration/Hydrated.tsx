import { useEffect, type ReactNode } from 'react';

/**
 * Placed inside a part's boundary, lists the part in `data-hydrated` of `body` once it is hydrated. Sections that are
 * not hydrated yet carry `data-dehydrated` themselves (see `HydrationBoundary`).
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
