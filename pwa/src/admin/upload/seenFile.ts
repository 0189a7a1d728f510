import type { FileKind } from '@centar/domain/fileRules.ts';
import { dayOf } from '@centar/domain/dates.ts';
import type { Seen, SeenItem } from '../form/waitingParts.ts';

const addresses = new WeakMap<File, string>();

/** The same for each preview, so that the browser does not decode the file again. */
function addressOf(file: File): string {
  const address = addresses.get(file) ?? URL.createObjectURL(file);
  addresses.set(file, address);
  return address;
}

/** As public pages expect it. */
export const seenDocument = (file: File, title: string, date: string): SeenItem => ({
  documentId: null,
  title,
  date,
  url: addressOf(file),
  fileName: file.name,
  contentType: file.type,
  byteSize: file.size,
});

export const documentsOf = ({ documents }: SeenItem): readonly SeenItem[] =>
  (documents ?? []) as readonly SeenItem[];

async function pictureOf(file: File): Promise<SeenItem> {
  const src = addressOf(file);
  const { width, height } = await createImageBitmap(file);
  const srcSet = `${src} ${String(width)}w`;
  return { __typename: 'Image', src, srcSet, width, height, placeholder: '#ddd' };
}

const pictures = new WeakMap<File, Promise<SeenItem>>();

export async function seenPicture(file: File, alt: string): Promise<SeenItem> {
  const picture = pictures.get(file) ?? pictureOf(file);
  pictures.set(file, picture);
  return { ...(await picture), alt };
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
