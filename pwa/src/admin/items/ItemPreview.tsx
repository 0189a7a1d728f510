import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { DocumentNode } from 'graphql';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import { CONTENT_TYPES } from '../navigation/contentTypes.ts';

/** Apart, because it brings the public pages. */
const TypedPreview = lazy(async () => ({
  default: (await import('../preview/TypedPreview.tsx')).TypedPreview,
}));

/** A moment at which everything is published: its page has the public address. */
export const SEEN = '2000-01-01T00:00:00.000Z';

/** Has an item of this type a public page of its own? */
export const hasOwnPage = (itemType: ItemType): boolean => CONTENT_TYPES[itemType].pages.length > 0;

/** The public page of what is typed in a form. */
export function ItemPreview(props: {
  readonly path: string;
  readonly save: DocumentNode;
  readonly input: object;
  readonly picture: File | undefined;
  readonly onClose: () => void;
}): ReactNode {
  const { path, save, input, picture, onClose } = props;
  // What was typed when the button was pressed.
  const [item] = useState({ path, save, input, picture });
  return (
    <Suspense>
      <TypedPreview item={item} onClose={onClose} />
    </Suspense>
  );
}
