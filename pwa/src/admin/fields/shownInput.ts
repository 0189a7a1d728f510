import { startOfBelgradeDay } from '@centar/domain/dates.ts';
import type { FieldErrors } from '@centar/domain/errorCodes.ts';
import { toFieldErrors } from '@centar/domain/rules.ts';
import type { Field } from './fields.tsx';
import { allFields, byField, type FormOf, type Typed } from './formValues.ts';

const EVENING_MS = 19 * 3_600_000;

/** In this order until one is valid: as typed, as stored, and for a new item an example. */
const VALUES: readonly ((field: Field<unknown>, typed: unknown, stored: unknown) => unknown)[] = [
  ({ read }, typed) => read(typed),
  ({ read }, _, stored) => read(stored),
  ({ sample, label }) => sample ?? label,
  () => new Date(startOfBelgradeDay(new Date(), 1).getTime() + EVENING_MS).toISOString(),
];

/** The input for the page of an unfinished form; undefined while it can't be completed. */
export function shownInput<Input>(
  { fields, rules }: Pick<FormOf<Input, never>, 'fields' | 'rules'>,
  typed: Typed,
  stored: Typed,
): Input | undefined {
  const input: Record<string, unknown> = {};
  let wrong: FieldErrors | undefined;
  for (const valueOf of VALUES) {
    for (const [name, field] of allFields(fields)) {
      const control = field.partOf ?? name;
      if (wrong && wrong[control] === undefined) continue;
      input[name] = valueOf(field, typed[control], stored[control]);
    }
    const checked = rules.safeParse(input);
    if (checked.success) return input as Input;
    wrong = byField(toFieldErrors(checked.error), fields);
  }
  return undefined;
}
