import type { ReactNode } from 'react';
import { staffTexts } from '../texts/staff.texts.ts';
import { FileReplacement } from './FileReplacement.tsx';
import type { FileReplacementProps } from './FileReplacement.tsx';

/** The picture of a stored item. */
export interface PictureReplacementProps<Item> extends Pick<
  FileReplacementProps<Item>,
  'sentences' | 'replace' | 'onReplaced'
> {
  readonly item: { readonly image: { readonly src: string } | null };
}

/** Shows an item's picture and replaces it. */
export function PictureReplacement<Item>(props: PictureReplacementProps<Item>): ReactNode {
  const { item, ...rest } = props;
  return (
    <FileReplacement
      {...rest}
      id="picture"
      kind="image"
      storedUrl={item.image?.src}
      texts={staffTexts.picture}
    />
  );
}
