import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { TypedItem } from '../preview/TypedPreview.tsx';

/** Apart, because it brings the public pages. */
const TypedPreview = lazy(async () => ({
  default: (await import('../preview/TypedPreview.tsx')).TypedPreview,
}));

/** A moment at which everything is published: its page has the public address. */
export const SEEN = '2000-01-01T00:00:00.000Z';

/** What is typed in a form, as visitors would see it. */
export function ItemPreview({
  onClose,
  ...typed
}: TypedItem & { readonly onClose: () => void }): ReactNode {
  // What was typed when the button was pressed.
  const [item] = useState(typed);
  return (
    <Suspense>
      <TypedPreview item={item} onClose={onClose} />
    </Suspense>
  );
}
