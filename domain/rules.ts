import { z } from 'zod';
import { FIELD_ERRORS, type FieldError, type FieldErrors } from './errorCodes.ts';
import { withoutInvisible } from './invisible.ts';
import { cleanText, withoutControls } from './text.ts';

/** Characters by kind of field. */
export const TEXT_LIMITS = { line: 200, note: 500, text: 20_000, markup: 40_000 } as const;

const message = (error: FieldError): { error: FieldError } => ({ error });

/** Short texts are one line: a line break becomes a space. */
const cleaned = (max: number): ((text: string) => string) =>
  max > TEXT_LIMITS.line ? cleanText : (text) => cleanText(text).replace(/\s*\n\s*/g, ' ');

/** Removes invalid characters and surrounding white space. */
export const requiredText = (max: number) =>
  z
    .string(message('required'))
    .overwrite(cleaned(max))
    .trim()
    .min(1, message('required'))
    .max(max, message('tooLong'));

/** Empty if missing or null. */
export const optionalText = (max: number) =>
  z
    .string(message('invalid'))
    .overwrite(cleaned(max))
    .trim()
    .max(max, message('tooLong'))
    .nullable()
    .transform((text) => text ?? '')
    .default('');

/**
 * The source of a text with formats. Look-alike letters are replaced where it is parsed, since here
 * they could become signs of a format.
 */
export const markupText = z
  .string(message('invalid'))
  .overwrite((text) => withoutInvisible(withoutControls(text)))
  .max(TEXT_LIMITS.markup, message('tooLong'));

/** Any of `choices`, each once, in their order. */
export const someOf = <const Choice extends string>(choices: readonly Choice[]) =>
  z
    .array(z.enum(choices, message('unknownChoice')), message('invalid'))
    .transform((chosen) => choices.filter((choice) => chosen.includes(choice)));

/** Cleans pasted text for other rules. */
export const asMeant = (value: unknown): unknown =>
  typeof value === 'string' ? cleanText(value).trim() : value;

/** `2026-11-24`. */
export const day = z.preprocess(asMeant, z.iso.date('notADate'));

/** ISO 8601 with a zone, or a Date; returns a Date. */
export const moment = z.preprocess(
  (value) => (value instanceof Date ? value.toJSON() : asMeant(value)),
  z.iso.datetime({ offset: true, ...message('notADate') }).transform((text) => new Date(text)),
);

const momentOrNone = z.preprocess(
  (value) => (asMeant(value) === '' ? null : value),
  moment.nullable(),
);

/** May be missing, null or empty. */
export const optionalMoment = momentOrNone.default(null);

/** For edits: absent keeps the value, empty or null removes it. */
export const keptMoment = momentOrNone.optional();

const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

/** An entry without its moment. Other fields without any moment key are an error, not empty. */
function isEmptyDate(entry: unknown, momentField: string): boolean {
  if (typeof entry !== 'object' || entry === null) return isBlank(entry);
  const { [momentField]: moment, ...others } = entry as Readonly<Record<string, unknown>>;
  return isBlank(moment) && (moment !== undefined || Object.values(others).every(isBlank));
}

/** Removes empty entries (staff specification, section 5); blank text is no list. */
export function withoutEmptyDates(list: unknown, momentField: string): unknown {
  if (!Array.isArray(list)) return isBlank(list) ? undefined : list;
  return list.filter((entry) => !isEmptyDate(entry, momentField));
}

/** An integer from 1, also as text of a query. */
export const itemId = z.preprocess(
  (value) => (typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value),
  z
    .int(message('notAnInteger'))
    .min(1, message('notAnInteger'))
    .max(2 ** 31 - 1, message('notAnInteger')),
);

/** Treats null, as GraphQL sends it, as absent. */
export const nullAsAbsent = <Rule extends z.ZodType>(rule: Rule) =>
  z.preprocess((value) => value ?? undefined, rule);

/** The version that the editor saw; absent for callers that know only the specification. */
export const seenVersion = nullAsAbsent(itemId.optional());

/**
 * Edits send complete items (specification, section 7). These parts are ignored; files have their
 * own calls.
 */
export const ignoredEcho = {
  excerpt: z.unknown().optional(),
  createdAt: z.unknown().optional(),
  updatedAt: z.unknown().optional(),
  image: z.unknown().optional(),
  imageUrl: z.unknown().optional(),
  __typename: z.unknown().optional(),
} as const;

/**
 * Forms send lists as JSON text; empty text is none. Invalid values stay, so that they are refused.
 */
export function parseJsonText(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? undefined;
  if (value.trim() === '') return undefined;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

/** Reports an end that is not after its start at `endsAt`. */
export const endsAfter =
  <Name extends string>(begin: Name) =>
  (event: Readonly<Record<Name, Date>> & { readonly endsAt?: Date | null | undefined }): boolean =>
    !event.endsAt || event.endsAt > event[begin];
/** For `refine`. */
export const END_TOO_EARLY = { path: ['endsAt'], error: 'endBeforeStart' };

const known = new Set<string>(FIELD_ERRORS);

/** The first error of each field. */
export function toFieldErrors(error: z.ZodError): FieldErrors {
  // A map, since names are input and `constructor` exists on every object.
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
