import { z } from 'zod';
import {
  itemId,
  nullAsAbsent,
  optionalText,
  parseJsonText,
  requiredText,
  TEXT_LIMITS,
} from '../rules.ts';

/** Of one item, the first one included. */
export const MAX_PICTURES = 20;

const FOCUS = /^(?:(?:\d{1,2}|100)% (?:\d{1,2}|100)%)?$/;

/** The point that every crop shows, as CSS writes it: `30% 12%`. Empty or null: the middle. */
export const pictureFocus = z
  .string('invalid')
  .regex(FOCUS, 'invalid')
  .nullable()
  .transform((focus) => focus ?? '')
  .default('');

const words = {
  alt: optionalText(TEXT_LIMITS.note),
  /** Without 'Foto:'. */
  credit: optionalText(TEXT_LIMITS.line),
  focus: pictureFocus,
};

/** Without its file. Without a position it is added last. */
export const pictureInput = z.strictObject({
  id: itemId,
  /** 0 makes it the first one. */
  position: z.preprocess(
    (value) => (typeof value === 'string' && /^\d{1,2}$/.test(value) ? Number(value) : value),
    z
      .int('notAnInteger')
      .min(0, 'notAnInteger')
      .max(MAX_PICTURES - 1, 'notAnInteger')
      .nullish(),
  ),
  ...words,
});

const keptText = (rule: typeof pictureFocus) => nullAsAbsent(rule.unwrap().optional());

const storedPicture = z.object({
  src: requiredText(TEXT_LIMITS.line),
  alt: keptText(words.alt),
  credit: keptText(words.credit),
  focus: keptText(words.focus),
});

export type PictureEdit = z.output<typeof storedPicture>;

/** All pictures in their order: omitted ones are removed, absent texts stay. */
export const picturesEdit = z
  .preprocess(
    parseJsonText,
    z
      .array(storedPicture, 'invalid')
      .max(MAX_PICTURES, 'tooMany')
      .refine((list) => new Set(list.map(({ src }) => src)).size === list.length, 'unknownChoice')
      .optional(),
  )
  .optional();
