import { z } from 'zod';
import { FIELD_ERRORS, type FieldError, type FieldErrors } from './errorCodes.ts';
import { cleanText } from './text.ts';

/** The longest texts, in characters, that each kind of field takes. */
export const TEXT_LIMITS = { line: 200, note: 500, text: 20_000 } as const;

const message = (error: FieldError): { error: FieldError } => ({ error });

/** A text that must be there; signs that no text has are taken out, white space around it is cut off. */
export const requiredText = (max: number) =>
  z
    .string(message('required'))
    .overwrite(cleanText)
    .trim()
    .min(1, message('required'))
    .max(max, message('tooLong'));

/** A text that may be missing; missing means empty. */
export const optionalText = (max: number) =>
  z.string(message('invalid')).overwrite(cleanText).trim().max(max, message('tooLong')).default('');

/** A value before a rule other than those of texts reads it: pasted text has signs that nobody sees around it. */
export const asMeant = (value: unknown): unknown =>
  typeof value === 'string' ? cleanText(value).trim() : value;

/** A day, `2026-11-24`. */
export const day = z.preprocess(asMeant, z.iso.date('notADate'));

/** A moment as ISO 8601 with a zone; a Date passes too. Gives a Date. */
export const moment = z.preprocess(
  (value) => (value instanceof Date ? value.toJSON() : asMeant(value)),
  z.iso.datetime({ offset: true, ...message('notADate') }).transform((text) => new Date(text)),
);

const momentOrNone = z.preprocess(
  (value) => (asMeant(value) === '' ? null : value),
  moment.nullable(),
);

/** A moment that may be missing, null or empty. */
export const optionalMoment = momentOrNone.default(null);

/** The same of an edit. Absent: as it was. Empty or null: none. */
export const keptMoment = momentOrNone.optional();

const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

/** An entry of a list of dates without its moment. One that gives other fields and no moment at all is a mistake, not empty. */
function isEmptyDate(entry: unknown, momentField: string): boolean {
  if (typeof entry !== 'object' || entry === null) return isBlank(entry);
  const { [momentField]: moment, ...others } = entry as Readonly<Record<string, unknown>>;
  return isBlank(moment) && (moment !== undefined || Object.values(others).every(isBlank));
}

/** A list of dates without those that were left empty (staff specification, section 5); blank text is no list. */
export function withoutEmptyDates(list: unknown, momentField: string): unknown {
  if (!Array.isArray(list)) return isBlank(list) ? undefined : list;
  return list.filter((entry) => !isEmptyDate(entry, momentField));
}

/** The id of a stored item: an integer from 1; digits as text, as a query carries them, pass too. */
export const itemId = z.preprocess(
  (value) => (typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value),
  z
    .int(message('notAnInteger'))
    .min(1, message('notAnInteger'))
    .max(2 ** 31 - 1, message('notAnInteger')),
);

/** The version that the editor saw; absent for callers that know only the specification. */
export const seenVersion = z.preprocess(
  (value) => (value === null ? undefined : value),
  itemId.optional(),
);

/**
 * The parts of a whole item besides the fields that an edit may change. Edits take whole objects
 * (specification, section 7): these parts are accepted and ignored. Files change through their own calls only.
 */
export const ignoredEcho = {
  excerpt: z.unknown().optional(),
  createdAt: z.unknown().optional(),
  updatedAt: z.unknown().optional(),
  image: z.unknown().optional(),
  imageUrl: z.unknown().optional(),
  __typename: z.unknown().optional(),
} as const;

/** Lists as forms send them, as JSON text; empty text is none. Anything else is left for the rules to refuse. */
export function parseJsonText(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? undefined;
  if (value.trim() === '') return undefined;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

/** Refuses an end that is not after its beginning, at the end's name. */
export const endsAfter =
  <Name extends string>(begin: Name) =>
  (event: Readonly<Record<Name, Date>> & { readonly endsAt?: Date | null | undefined }): boolean =>
    !event.endsAt || event.endsAt > event[begin];
/** What `endsAfter` says, for `refine`. */
export const END_TOO_EARLY = { path: ['endsAt'], error: 'endBeforeStart' };

const known = new Set<string>(FIELD_ERRORS);

/** A validator's findings as one error by field; the first of each field counts. */
export function toFieldErrors(error: z.ZodError): FieldErrors {
  // A map: the names come from outside, and `constructor` is one that every object has.
  const fields = new Map<string, FieldError>();
  for (const issue of error.issues) {
    const names =
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [...issue.path, key].map(String).join('.'))
        : [issue.path.map(String).join('.')];
    const kind: FieldError =
      issue.code === 'unrecognized_keys'
        ? 'unknownField'
        : known.has(issue.message)
          ? (issue.message as FieldError)
          : 'invalid';
    for (const name of names) if (!fields.has(name)) fields.set(name, kind);
  }
  return Object.fromEntries(fields);
}
