import { z } from 'zod';
import { isFreeField } from '../content/admission.ts';
import { openHours } from '../content/openHours.ts';
import { pictureFocus, picturesEdit } from '../content/pictures.ts';
import { publishedAt } from '../content/publication.ts';
import {
  ignoredEcho,
  itemId,
  keptMoment,
  markupText,
  moment,
  nullAsAbsent,
  optionalText,
  parseJsonText,
  requiredText,
  someOf,
  seenVersion,
  TEXT_LIMITS,
} from '../rules.ts';
import {
  fieldNames,
  type Declaration,
  type DeclaredField,
  type DeclaredFields,
  type DeclaredEvent,
  pictureTexts,
  type OptionalName,
  type PictureText,
  type ValueOf,
  type WrittenName,
  writtenNames,
} from './declaration.ts';

type Common = { publishedAt: typeof publishedAt };

type RuledValue<Field extends DeclaredField> = Field extends {
  readonly choices: readonly (infer Choice)[];
}
  ? Field['kind'] extends 'several'
    ? readonly Choice[]
    : Choice
  : ValueOf<Field>;

/** Whether the default of a missing field depends on other fields. */
type IsDerived<Field extends DeclaredField> = Field['kind'] extends 'free' | 'hours' ? true : false;

type InputShape<Type extends Declaration> = {
  [Name in WrittenName<Type>]: IsDerived<Type['fields'][Name]> extends true
    ? z.ZodOptional<z.ZodType<RuledValue<Type['fields'][Name]>>>
    : z.ZodType<RuledValue<Type['fields'][Name]>>;
} & Record<PictureText<Type>, z.ZodType<string>> &
  Common;

/** Optional fields that an edit omits are also absent after parsing. */
type EditFields<Type extends DeclaredFields> = {
  [Name in WrittenName<Type, 'inEdits'>]: Name extends OptionalName<Type>
    ? z.ZodOptional<z.ZodType<RuledValue<Type['fields'][Name]>>>
    : z.ZodType<RuledValue<Type['fields'][Name]>>;
};

type EditShape<Type extends Declaration> = EditFields<Type> &
  Record<PictureText<Type>, z.ZodOptional<z.ZodType<string>>> &
  Common & { id: typeof itemId; version: typeof seenVersion } & (Type extends {
    readonly pictures: 'several';
  }
    ? { pictures: typeof picturesEdit }
    : object);

/** The same in server and panel. */
export interface RulesOf<Type extends Declaration> {
  /** Of a new item, without its file. */
  readonly input: z.ZodObject<InputShape<Type>>;
  /** Of an edit, which may contain the whole item; fields that staff do not write are ignored. */
  readonly edit: z.ZodObject<EditShape<Type>>;
}

const limitOf = ({ kind, max }: DeclaredField): number =>
  max ?? TEXT_LIMITS[kind === 'text' || kind === 'note' ? kind : 'line'];

const text = (field: DeclaredField): z.ZodType =>
  field.optional ? optionalText(limitOf(field)).unwrap() : requiredText(limitOf(field));

function choice({ choices = [], spellings }: DeclaredField): z.ZodType {
  const rule = z.enum(choices, { error: 'unknownChoice' });
  const stored = new Map<unknown, string>(Object.entries(spellings ?? {}));
  return spellings ? z.preprocess((value) => stored.get(value) ?? value, rule) : rule;
}

/** Forms send JSON text; empty text and null choose nothing. */
const several = ({ choices = [] }: DeclaredField): z.ZodType =>
  z.preprocess(
    (value) => (value === null || value === '' ? [] : parseJsonText(value)),
    someOf(choices),
  );

/** The rule for a present value, and the default of a missing one. */
const KINDS: Readonly<
  Record<DeclaredField['kind'], { rule: (field: DeclaredField) => z.ZodType; missing: unknown }>
> = {
  line: { rule: text, missing: '' },
  note: { rule: text, missing: '' },
  text: { rule: text, missing: '' },
  markup: { rule: () => markupText, missing: '' },
  choice: { rule: choice, missing: undefined },
  several: { rule: several, missing: [] },
  status: { rule: choice, missing: undefined },
  flag: {
    // A form sends the text true or false (staff specification, section 7); JSON a boolean.
    rule: () =>
      z.preprocess(
        (value) => (value === 'true' ? true : value === 'false' ? false : value),
        z.boolean({ error: ({ input }) => (input === undefined ? 'required' : 'invalid') }),
      ),
    missing: false,
  },
  free: { rule: () => isFreeField, missing: undefined },
  position: {
    // Forms send it as text.
    rule: () =>
      z.preprocess(
        (value) => (typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : value),
        z.int('notAnInteger').min(0, 'notAnInteger').max(9999, 'notAnInteger'),
      ),
    missing: 0,
  },
  moment: { rule: ({ optional }) => (optional ? keptMoment.unwrap() : moment), missing: null },
  hours: { rule: () => openHours, missing: undefined },
};

/** Null empties these kinds; others treat it as absent. */
const EMPTIED_BY_NULL = new Set<DeclaredField['kind']>([
  'line',
  'note',
  'text',
  'several',
  'moment',
]);

function ruleOf(field: DeclaredField, isEdit: boolean): z.ZodType {
  const { rule, missing } = KINDS[field.kind];
  if (!field.optional) return rule(field);
  const stored = missing ?? field.choices?.[0];
  const optional =
    isEdit || stored === undefined ? rule(field).optional() : rule(field).default(stored);
  return EMPTIED_BY_NULL.has(field.kind) ? optional : nullAsAbsent(optional);
}

const ignoredFields = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, z.unknown().optional()]));

const fieldRules = (type: DeclaredFields, isEdit: boolean) =>
  Object.fromEntries(
    writtenNames(type, isEdit).map((name) => [
      name,
      ruleOf(type.fields[name] as DeclaredField, isEdit),
    ]),
  );

function pictureRule(name: string, isEdit: boolean): z.ZodType {
  if (name === 'imageFocus') return isEdit ? pictureFocus.unwrap().optional() : pictureFocus;
  return ruleOf({ kind: name === 'imageAlt' ? 'note' : 'line', optional: true }, isEdit);
}

export function rulesOf<Type extends Declaration>(type: Type): RulesOf<Type> {
  const shape = (isEdit: boolean) => ({
    ...fieldRules(type, isEdit),
    ...Object.fromEntries(pictureTexts(type).map((name) => [name, pictureRule(name, isEdit)])),
    publishedAt,
  });
  const posted = type.dateColumn === 'datePosted' ? ['datePosted'] : [];
  const rules = {
    input: z.strictObject(shape(false)),
    edit: z.strictObject({
      id: itemId,
      version: seenVersion,
      ...shape(true),
      ...(type.pictures && { pictures: picturesEdit }),
      ...ignoredFields([
        ...posted,
        ...(type.pictures ? ['morePictures'] : []),
        ...(type.ignored ?? []),
      ]),
      ...ignoredEcho,
    }),
  };
  // The loops lose the types of the fields, which the shapes above have.
  return rules as unknown as RulesOf<Type>;
}

/** A date or screening in an edit. Its id, or else its moment, identifies the stored row. */
export type RowEdit<Rows extends DeclaredEvent> = { readonly id?: number | undefined } & z.output<
  z.ZodObject<EditFields<Rows>>
>;

/** Omitted fields stay unchanged. */
export function rowRule<Rows extends DeclaredEvent>(rows: Rows): z.ZodType<RowEdit<Rows>> {
  const unwritten = fieldNames(rows, ({ written }) => written === 'never');
  const rule = z.strictObject({
    id: nullAsAbsent(itemId.optional()),
    ...fieldRules(rows, true),
    ...ignoredFields([...unwritten, ...(rows.ignored ?? []), '__typename']),
  });
  // As in `rulesOf`.
  return rule as unknown as z.ZodType<RowEdit<Rows>>;
}
