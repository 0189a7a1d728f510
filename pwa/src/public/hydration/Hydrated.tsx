import { useEffect } from 'react';
import type { ReactNode } from 'react';

/**
 * Stands beside a part of the page inside its boundary, and names the part on `body` (`data-taken-over`) once the
 * browser has taken it over. Sections that still wait say so themselves (`data-waits`, see `TakenOverLater`).
 */
export function Hydrated({ part }: { readonly part: 'navigation' | 'page' }): ReactNode {
  useEffect(() => {
    const { dataset } = document.body;
    dataset['takenOver'] = [...new Set([...(dataset['takenOver']?.split(' ') ?? []), part])].join(
      ' ',
    );
  }, [part]);
  return null;
}
