import { z } from 'zod';
import { keysOf } from '../objects.ts';
import {
  ignoredEcho,
  itemId,
  optionalText,
  requiredText,
  seenVersion,
  TEXT_LIMITS,
} from '../rules.ts';
import { publishedAt } from './publication.ts';

/** A form sends the state as the text true or false (staff specification, section 7); JSON a boolean. */
const rented = z.preprocess(
  (value) => (value === 'true' ? true : value === 'false' ? false : value),
  z.boolean({ error: ({ input }) => (input === undefined ? 'required' : 'invalid') }),
);

const fields = {
  author: requiredText(TEXT_LIMITS.line),
  title: requiredText(TEXT_LIMITS.line),
  yearMade: requiredText(TEXT_LIMITS.line),
  isRented: rented,
  rentedTo: optionalText(TEXT_LIMITS.line),
};
/** The fields of a picture of the gallery that staff write, beside its publication. */
const written = { ...fields, imageAlt: optionalText(TEXT_LIMITS.note) };
const galleryFields = { ...written, publishedAt };

/** The fields that visitors read as they were written. */
export const GALLERY_FIELDS = keysOf(fields);

/** The fields that an edit saves, in which two editors could overwrite each other. */
export const GALLERY_EDITED = keysOf(written);

interface Rental {
  readonly isRented: boolean;
  readonly rentedTo: string;
}
const rental = z.object({ isRented: galleryFields.isRented, rentedTo: galleryFields.rentedTo });

/** Where it is must be known of a rented picture (staff specification, section 4). */
const hasPlace = ({ isRented, rentedTo }: Rental): boolean => !isRented || rentedTo !== '';
const placeMissing = {
  path: ['rentedTo'],
  error: 'required',
  // Told together with what else is missing.
  when: ({ value }: { value: unknown }): boolean => rental.safeParse(value).success,
};
/** Choosing free clears where it was (staff specification, section 4). */
const cleared = <Item extends Rental>(item: Item): Item =>
  item.isRented ? item : { ...item, rentedTo: '' };

/** Input for creating; the picture itself comes beside it. */
export const galleryInput = z
  .strictObject(galleryFields)
  .refine(hasPlace, placeMissing)
  .transform(cleared);

/** Input for editing: the whole item, of which only the written fields count. */
export const galleryEdit = z
  .strictObject({
    id: itemId,
    version: seenVersion,
    ...galleryFields,
    imageAlt: galleryFields.imageAlt.unwrap().optional(),
    ...ignoredEcho,
  })
  .refine(hasPlace, placeMissing)
  .transform(cleared);
