import type { FileKind } from '@centar/domain/fileRules.ts';
import { dayOf } from '@centar/domain/dates.ts';
import type { Seen, SeenItem } from '../form/waitingParts.ts';

/** As public pages expect it. */
export const seenDocument = (file: File, title: string, date: string): SeenItem => ({
  documentId: null,
  title,
  date,
  url: URL.createObjectURL(file),
  fileName: file.name,
  contentType: file.type,
  byteSize: file.size,
});

export const documentsOf = ({ documents }: SeenItem): readonly SeenItem[] =>
  (documents ?? []) as readonly SeenItem[];

async function seenPicture(file: File, alt: string): Promise<SeenItem> {
  const src = URL.createObjectURL(file);
  const { width, height } = await createImageBitmap(file);
  const srcSet = `${src} ${String(width)}w`;
  return { __typename: 'Image', src, srcSet, width, height, alt, placeholder: '#ddd' };
}

export const seenFile = (kind: FileKind, file: File): Seen =>
  kind === 'image'
    ? async (item, input) => {
        const { imageAlt = '' } = input as { readonly imageAlt?: string };
        return { ...item, image: await seenPicture(file, imageAlt) };
      }
    : (item) => {
        const further = documentsOf(item).filter((one) => one['documentId'] !== null);
        return { ...item, documents: [seenDocument(file, '', dayOf(new Date())), ...further] };
      };
