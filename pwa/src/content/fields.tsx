import type { ReactNode } from 'react';
import { formatDateTime, parseTyped } from '../../../domain/dates.ts';
import { SelectField } from '../ui/staff/SelectField.tsx';
import type { Option } from '../ui/staff/SelectField.tsx';
import { TextArea } from '../ui/staff/TextArea.tsx';
import { TextField } from '../ui/staff/TextField.tsx';

/** What a field draws its control with: the properties of the field components of `ui/staff`. */
export interface Control<Typed> {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly help: string | undefined;
  readonly optional: boolean;
  readonly value: Typed;
  onChange(typed: Typed): void;
  /** How to fix what was typed. */
  readonly error: string | undefined;
}

/**
 * A field type as one object. `Value` is what the operation takes, `Typed` what the control holds meanwhile: it must
 * survive being kept on the device, so plain data only.
 */
export interface Field<Value, Typed = unknown> {
  readonly label: string;
  readonly hint: string | undefined;
  readonly required: boolean;
  /** May stand beside another short field. */
  readonly short: boolean;
  /** What the control holds for a stored value, or, without one, at the start. */
  show(value: Value | undefined): Typed;
  /** What the operation takes for what was typed; nonsense is passed on for the rules to refuse. */
  read(typed: Typed): Value;
  draw(control: Control<Typed>): ReactNode;
}

/** One field for each part of an operation's input: a forgotten one is a compile error. */
export type FieldsOf<Input> = { readonly [Name in keyof Input]-?: Field<Input[Name]> };

/** What every field type takes; required is the norm. */
export interface FieldOptions {
  readonly label: string;
  readonly hint?: string;
  readonly optional?: boolean;
  readonly short?: boolean;
}

const about = ({ label, hint, optional = false, short = false }: FieldOptions) => ({
  label,
  hint,
  required: !optional,
  short,
});

const asText = { show: (value: string | undefined) => value ?? '', read: (typed: string) => typed };

/** One line of text. */
export function textField(options: FieldOptions): Field<string, string> {
  return {
    ...about(options),
    ...asText,
    draw: (control) => <TextField {...control} />,
  };
}

/** Several lines of text, with a counter. */
export function longTextField(
  options: FieldOptions & { readonly limit: number },
): Field<string, string> {
  return {
    ...about(options),
    ...asText,
    draw: (control) => <TextArea {...control} limit={options.limit} />,
  };
}

/** One of several. */
export function selectField<Choice extends string>(
  options: FieldOptions & {
    readonly choices: readonly Option<Choice>[];
    readonly placeholder: string;
  },
): Field<Choice, string> {
  const { choices, placeholder } = options;
  return {
    ...about(options),
    show: (value) => value ?? '',
    read: (typed) => typed as Choice,
    draw: (control) => (
      <SelectField
        {...control}
        value={choices.find(({ value }) => value === control.value)?.value ?? ''}
        options={choices}
        placeholder={placeholder}
      />
    ),
  };
}

/** A moment, typed as `dd.MM.yyyy HH:mm` in Belgrade time and sent as ISO 8601. */
export function dateTimeField(options: FieldOptions): Field<string, string> {
  return {
    ...about(options),
    show: (value) => (value ? formatDateTime(value) : ''),
    read: (typed) => parseTyped(typed)?.toISOString() ?? typed.trim(),
    draw: (control) => <TextField {...control} placeholder="24.11.2026 20:00" inputMode="text" />,
  };
}
