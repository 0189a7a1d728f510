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
import { PREMISES_CATEGORIES } from '../premises.ts';
import { publishedAt } from './publication.ts';

/** Where a photograph stands among those of its category; forms send it as text. */
const position = z.preprocess(
  (value) => (typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : value),
  z.int('notAnInteger').min(0, 'notAnInteger').max(9999, 'notAnInteger'),
);

/** The fields of a photograph of the premises that administrators write, beside its publication. */
const written = {
  title: requiredText(TEXT_LIMITS.line),
  category: z.enum(PREMISES_CATEGORIES, 'unknownChoice'),
  position: position.default(0),
  imageAlt: optionalText(TEXT_LIMITS.note),
};
const premisesFields = { ...written, publishedAt };

/** The fields that an edit saves, in which two editors could overwrite each other. */
export const PREMISES_EDITED = keysOf(written);

/** Input for creating; the picture itself comes beside it. */
export const premisesInput = z.strictObject(premisesFields);

/** Input for editing: the whole item, of which only the written fields count. */
export const premisesEdit = z.strictObject({
  id: itemId,
  version: seenVersion,
  ...premisesFields,
  position: position.optional(),
  imageAlt: premisesFields.imageAlt.unwrap().optional(),
  caption: z.unknown().optional(),
  ...ignoredEcho,
});
