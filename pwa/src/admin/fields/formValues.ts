import type { z } from 'zod';
import type { FieldError, FieldErrors } from '@centar/domain/errorCodes.ts';
import { keysOf, pick } from '@centar/domain/objects.ts';
import { toFieldErrors } from '@centar/domain/rules.ts';
import type { StaffCalls } from '../graphql/staffCalls.ts';
import type { Field, FieldsOf } from './fields.tsx';

/** By field name. Plain data, because drafts store it. */
export type Typed = Readonly<Record<string, unknown>>;

export interface Stored<Input> {
  readonly values: Input;
  readonly version: number;
}

export interface Base {
  readonly typed: Typed;
  /** Undefined for a new item. */
  readonly version: number | undefined;
}

/** The form of a content type. */
export interface FormOf<Input, Item> {
  /** Rendered in this order. */
  readonly fields: FieldsOf<Input>;
  /** The rules that the server also checks. */
  readonly rules: z.ZodType;
  readonly stored: (item: Item) => Stored<Input>;
  /** Adapts the other values to a change of one. */
  readonly normalize?: (typed: Typed, before: Typed) => Typed;
  /**
   * To confirm before saving; `stored` are the values before anything was typed, `item` is undefined
   * until it is stored.
   */
  readonly questions?: (
    typed: Typed,
    stored: Typed,
    item: Item | undefined,
    query: StaffCalls['query'],
  ) => readonly string[] | Promise<readonly string[]>;
}

type SameNamed<Input, Item> = {
  [Name in keyof Input]-?: Name extends keyof Item
    ? Item[Name] extends Input[Name]
      ? Name
      : never
    : never;
}[keyof Input];

/**
 * Values are the item's fields of the same names and the result of `others`. A field in neither is
 * a compile error.
 */
export function formOf<Input extends object, Item extends { readonly version: number }>(
  fields: FieldsOf<Input>,
  rules: z.ZodType,
  others: (item: Item) => Required<Omit<Input, SameNamed<Input, Item>>>,
): FormOf<Input, Item> {
  return {
    fields,
    rules,
    stored(item) {
      const own = pick(item as object, keysOf(fields) as never[]);
      return { values: { ...own, ...others(item) } as Input, version: item.version };
    },
  };
}

export const allFields = <Input>(
  fields: FieldsOf<Input>,
): [name: string, field: Field<unknown>][] =>
  Object.entries(fields as Record<string, Field<unknown>>);

/** Those with a control, in declaration order. */
export function fieldList<Input>(fields: FieldsOf<Input>): [name: string, field: Field<unknown>][] {
  return allFields(fields).filter(([, { partOf }]) => partOf === undefined);
}

/** For a stored item, or for a new one. */
export function showValues<Input>(
  fields: FieldsOf<Input>,
  values: Partial<Input> | undefined,
): Typed {
  const stored = (values ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    fieldList(fields).map(([name, field]) => [name, field.show(stored[name], stored)]),
  );
}

/** For a stored item, or for a new one. */
export function baseOf<Input, Item>(
  { fields, stored }: Pick<FormOf<Input, Item>, 'fields' | 'stored'>,
  item: Item | undefined,
  initialValues?: Partial<Input>,
): Base {
  if (item === undefined) return { typed: showValues(fields, initialValues), version: undefined };
  const { values, version } = stored(item);
  return { typed: showValues(fields, values), version };
}

/** Or the errors by field. */
export function readValues<Input>(
  { fields, rules }: Pick<FormOf<Input, never>, 'fields' | 'rules'>,
  typed: Typed,
): { readonly input: Input } | { readonly errors: FieldErrors } {
  const input = Object.fromEntries(
    allFields(fields).map(([name, field]) => [name, field.read(typed[field.partOf ?? name])]),
  ) as Input;
  const checked = rules.safeParse(input);
  if (checked.success) return { input };
  const errors = toFieldErrors(checked.error);
  const known = fieldList(fields).flatMap(([name, field]) => {
    const problem = errors[name] === undefined ? undefined : field.problem?.(typed[name]);
    return problem === undefined ? [] : [[name, problem] as const];
  });
  return { errors: { ...errors, ...Object.fromEntries(known) } };
}

/** The field with the control that has the value of the named one. */
export const controlOf = <Input>(fields: FieldsOf<Input>, name: string): string =>
  allFields(fields).find(([one]) => one === name)?.[1].partOf ?? name;

/** `dates.3.day` belongs to `dates`; the first error of each control counts. */
export function byField<Input>(errors: FieldErrors, fields: FieldsOf<Input>): FieldErrors {
  const found = new Map<string, FieldError>();
  for (const [path, error] of Object.entries(errors)) {
    const [first = path] = path.split('.');
    const name = controlOf(fields, first);
    if (!found.has(name)) found.set(name, error);
  }
  return Object.fromEntries(found);
}

/**
 * What was typed over `before`, with what another save changed since. Undefined if that is in a
 * field that can't be merged.
 */
export function mergedTyped<Input>(
  fields: FieldsOf<Input>,
  typed: Typed,
  before: Typed,
  now: Typed,
): Typed | undefined {
  const merged = { ...typed };
  for (const [name, field] of fieldList(fields)) {
    const [mine, old, theirs] = [typed[name], before[name], now[name]];
    if (JSON.stringify(old) === JSON.stringify(theirs)) continue;
    if (!field.merge) return undefined;
    merged[name] = field.merge(mine, old, theirs);
  }
  return merged;
}

export function isSameTyped(left: Typed, right: Typed): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}
