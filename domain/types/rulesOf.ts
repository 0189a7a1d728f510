import { z } from 'zod';
import { publishedAt } from '../content/publication.ts';
import {
  asMeant,
  ignoredEcho,
  itemId,
  moment,
  optionalText,
  requiredText,
  seenVersion,
  TEXT_LIMITS,
} from '../rules.ts';
import {
  type AltName,
  type Declaration,
  type DeclaredField,
  type FieldName,
  type OptionalName,
  type ValuesOf,
} from './declaration.ts';

type Common = { publishedAt: typeof publishedAt };

/** The rules of a new item, by field. */
type InputShape<Type extends Declaration> = {
  [Name in FieldName<Type>]: z.ZodType<ValuesOf<Type>[Name]>;
} & Record<AltName<Type>, z.ZodType<string>> &
  Common;

/** The rules of an edit, by field: what it may leave out is missing from the parsed edit too. */
type EditShape<Type extends Declaration> = {
  [Name in FieldName<Type>]: Name extends OptionalName<Type>
    ? z.ZodOptional<z.ZodType<ValuesOf<Type>[Name]>>
    : z.ZodType<ValuesOf<Type>[Name]>;
} & Record<AltName<Type>, z.ZodOptional<z.ZodType<string>>> &
  Common & { id: typeof itemId; version: typeof seenVersion };

/** The validators of a type's inputs, the same on both sides. */
export interface RulesOf<Type extends Declaration> {
  /** Of a new item; its file is sent beside it. */
  readonly input: z.ZodObject<InputShape<Type>>;
  /** Of an edit: the whole item, of which only the fields that staff write count. */
  readonly edit: z.ZodObject<EditShape<Type>>;
}

const limitOf = ({ kind, max }: DeclaredField): number =>
  max ?? TEXT_LIMITS[kind === 'text' || kind === 'note' ? kind : 'line'];

const text = (field: DeclaredField): z.ZodType =>
  field.optional ? optionalText(limitOf(field)).unwrap() : requiredText(limitOf(field));

/** The rule of a value that is there, and what is stored where an optional one is missing. */
const KINDS: Readonly<
  Record<DeclaredField['kind'], { rule: (field: DeclaredField) => z.ZodType; missing: unknown }>
> = {
  line: { rule: text, missing: '' },
  note: { rule: text, missing: '' },
  text: { rule: text, missing: '' },
  choice: {
    rule({ choices = [], spellings }) {
      const choice = z.enum(choices, { error: 'unknownChoice' });
      const stored = new Map<unknown, string>(Object.entries(spellings ?? {}));
      return spellings ? z.preprocess((value) => stored.get(value) ?? value, choice) : choice;
    },
    missing: undefined,
  },
  flag: {
    // A form sends the text true or false (staff specification, section 7); JSON a boolean.
    rule: () =>
      z.preprocess(
        (value) => (value === 'true' ? true : value === 'false' ? false : value),
        z.boolean({ error: ({ input }) => (input === undefined ? 'required' : 'invalid') }),
      ),
    missing: false,
  },
  position: {
    // Forms send it as text.
    rule: () =>
      z.preprocess(
        (value) => (typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : value),
        z.int('notAnInteger').min(0, 'notAnInteger').max(9999, 'notAnInteger'),
      ),
    missing: 0,
  },
  moment: {
    rule: ({ optional }) =>
      optional
        ? z.preprocess((value) => (asMeant(value) === '' ? null : value), moment.nullable())
        : moment,
    missing: null,
  },
};

function ruleOf(field: DeclaredField, isEdit: boolean): z.ZodType {
  const { rule, missing } = KINDS[field.kind];
  if (!field.optional) return rule(field);
  return isEdit ? rule(field).optional() : rule(field).default(field.choices?.[0] ?? missing);
}

/** Makes the validators of a declared type. */
export function rulesOf<Type extends Declaration>(type: Type): RulesOf<Type> {
  const fields: Record<string, DeclaredField> = {
    ...type.fields,
    ...(type.file === 'image' && { imageAlt: { kind: 'note', optional: true } }),
  };
  const shape = (isEdit: boolean) => ({
    ...Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, ruleOf(field, isEdit)]),
    ),
    publishedAt,
  });
  const posted = type.dateColumn === 'datePosted' ? ['datePosted'] : [];
  const ignored = [...posted, ...(type.ignored ?? [])].map((name) => [
    name,
    z.unknown().optional(),
  ]);
  const rules = {
    input: z.strictObject(shape(false)),
    edit: z.strictObject({
      id: itemId,
      version: seenVersion,
      ...shape(true),
      ...Object.fromEntries(ignored),
      ...ignoredEcho,
    }),
  };
  // The loops lose which name has which rule; the two shapes above say it.
  return rules as unknown as RulesOf<Type>;
}
