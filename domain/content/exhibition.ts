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

/** The types of colonies as they are stored (staff specification, section 4). */
export const COLONY_TYPES = ['Sandzacka inspiracija', 'Sopocanski dani'] as const;

/** The types of art salons (staff specification, section 4). */
export const SALON_TYPES = ['Jesenji likovni salon', 'Likovni salon mladih'] as const;

/** The specification has two spellings of one colony; one of them is stored (product decision 9). */
const asStored = (value: unknown): unknown =>
  value === 'Sandzacka kolonija' ? 'Sandzacka inspiracija' : value;

/** The fields of colonies and art salons but for their types: the specification gives them one shape. */
const fields = {
  author: requiredText(TEXT_LIMITS.line),
  title: requiredText(TEXT_LIMITS.line),
  description: requiredText(TEXT_LIMITS.text),
  yearHappening: requiredText(TEXT_LIMITS.line),
};
/** The fields that staff write, beside publication and type. */
const written = { ...fields, imageAlt: optionalText(TEXT_LIMITS.note) };
const commonFields = { ...written, publishedAt };

/** The fields of an edit besides the type: the whole item, of which only the written fields count. */
const commonEdit = {
  id: itemId,
  version: seenVersion,
  ...commonFields,
  imageAlt: commonFields.imageAlt.unwrap().optional(),
  ...ignoredEcho,
};

const colonyType = z.preprocess(asStored, z.enum(COLONY_TYPES, { error: 'unknownChoice' }));
const salonType = z.enum(SALON_TYPES, { error: 'unknownChoice' });

/** The fields that visitors read as they were written. */
export const EXHIBITION_FIELDS = keysOf({ ...fields, colonyType });

/** The fields that an edit saves, in which two editors could overwrite each other. */
export const EXHIBITION_EDITED = keysOf({ ...written, colonyType });

/** Input for creating a colony; its picture comes beside it. */
export const colonyInput = z.strictObject({ ...commonFields, colonyType });
/** Input for editing a colony. */
export const colonyEdit = z.strictObject({ ...commonEdit, colonyType });
/** Input for creating an art salon; its picture comes beside it. */
export const salonInput = z.strictObject({ ...commonFields, colonyType: salonType });
/** Input for editing an art salon. */
export const salonEdit = z.strictObject({ ...commonEdit, colonyType: salonType });
