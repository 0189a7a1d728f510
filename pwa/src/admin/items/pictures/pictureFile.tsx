import type { OwnSentences } from '../../form/useSave.ts';
import { staffTexts } from '../../texts/staff.texts.ts';
import { FileReplacement } from '../../upload/FileReplacement.tsx';
import type { ItemFile, Send } from '../itemAdmin.ts';

/** The picture of a type's items, replaced by `replace`; with the type's own words for failures. */
export function pictureFile<
  Item extends { readonly id: number; readonly image: { readonly src: string } | null },
>(
  replace: (send: Send, id: number, file: File) => Promise<Item>,
  sentences?: OwnSentences,
): ItemFile<Item> {
  return {
    kind: 'image',
    label: staffTexts.picture.optional,
    draw: (item, onReplaced) => (
      <FileReplacement
        id="picture"
        kind="image"
        storedUrl={item.image?.src}
        texts={staffTexts.picture}
        sentences={sentences}
        replace={(upload, file) => replace(upload, item.id, file)}
        onReplaced={onReplaced}
      />
    ),
  };
}
