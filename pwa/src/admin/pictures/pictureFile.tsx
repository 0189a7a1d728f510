import type { TypedDocumentNode } from '@apollo/client';
import type { OwnSentences } from '../form/useSave.ts';
import { staffTexts } from '../texts/staff.texts.ts';
import { FileReplacement } from '../upload/FileReplacement.tsx';
import type { ItemFile } from '../items/itemAdmin.ts';

/** `sentences` are the type's error messages. */
export function pictureFile<
  Item extends { readonly id: number; readonly image: { readonly src: string } | null },
>(
  operation: TypedDocumentNode<{ item: Item }, { id: number; file: File }>,
  sentences?: OwnSentences,
): ItemFile<Item> {
  return {
    kind: 'image',
    label: staffTexts.picture.optional,
    copyOf: ({ image }) => image?.src,
    draw: (item, onReplaced) => (
      <FileReplacement
        id="picture"
        kind="image"
        storedUrl={item.image?.src}
        texts={staffTexts.picture}
        sentences={sentences}
        replace={async (upload, file) => (await upload(operation, { id: item.id, file })).item}
        onReplaced={onReplaced}
      />
    ),
  };
}
