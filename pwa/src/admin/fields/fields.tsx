import { formerTimes, parseStart, readStart, showStart } from '@centar/domain/allDay.ts';
import type { ReactNode } from 'react';
import { formatDateTime, readMoment, readUntil } from '@centar/domain/dates.ts';
import type { FieldError } from '@centar/domain/errorCodes.ts';
import { withoutInvisible } from '@centar/domain/invisible.ts';
import { CheckList } from '../ui/CheckList.tsx';
import { SelectField, type Option } from '../ui/SelectField.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { VerbatimParts } from './VerbatimParts.tsx';
import { MomentField } from '../ui/MomentField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { MISSING_SENTENCES } from '../texts/errors.texts.ts';

/** Matches the field components of `ui/staff`. */
export interface Control<Typed> {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly help: string | undefined;
  readonly optional: boolean;
  readonly value: Typed;
  onChange(typed: Typed): void;
  /** Says how to correct the value. */
  readonly error: string | undefined;
  /** The value of the field's `beside`. */
  readonly beside?: unknown;
}

/**
 * `Value` is the type in the operation's input, `Typed` that of the control: plain data, because
 * drafts store it.
 */
export interface Field<Value, Typed = unknown> {
  readonly label: string;
  readonly hint: string | undefined;
  readonly required: boolean;
  /** `onPhones` for a few characters. */
  readonly short: boolean | 'onPhones';
  /** The field whose control also has this value and shows its errors. */
  readonly partOf?: string;
  /** Another field whose value the control needs. */
  readonly beside?: string;
  /** Depends on the values of all controls. */
  readonly hintFor?: (typed: Readonly<Record<string, unknown>>) => string | undefined;
  /** Hidden fields are sent too. */
  readonly visibleWhen: (typed: Readonly<Record<string, unknown>>) => boolean;
  readonly sentences: Partial<Readonly<Record<FieldError, string>>>;
  /** For a stored value and those beside it, or the initial one. */
  show(value: Value | undefined, stored?: Readonly<Record<string, unknown>>): Typed;
  /** To compare versions. */
  describe(typed: Typed): string;
  /** Beside another version; default: `describe`. */
  readonly drawVersion?: (typed: unknown) => ReactNode;
  /** Invalid text is passed on and fails validation. */
  read(typed: Typed): Value;
  /** On the page of a new item until something is typed; default: the label. */
  readonly sample?: unknown;
  /** Combines what was typed with what another save changed. Without it both can't stay. */
  readonly merge?: (typed: unknown, before: unknown, now: unknown) => unknown;
  /** More precise than the rules' error. */
  readonly problem?: (typed: unknown) => FieldError | undefined;
  draw(control: Control<Typed>): ReactNode;
}

/** A missing field is a compile error. */
export type FieldsOf<Input> = { readonly [Name in keyof Input]-?: Field<Input[Name]> };

/** Fields are required by default. */
export interface FieldOptions {
  readonly label: string;
  readonly hint?: string;
  readonly optional?: boolean;
  readonly short?: Field<unknown>['short'];
  readonly visibleWhen?: Field<unknown>['visibleWhen'];
  readonly sentences?: Field<unknown>['sentences'];
}

function missingSentence(label: string): NonNullable<FieldOptions['sentences']> {
  const required = MISSING_SENTENCES[label];
  return required === undefined ? {} : { required };
}

const always = (): boolean => true;

function inWords(typed: unknown): string {
  if (Array.isArray(typed)) return typed.join(', ');
  return typeof typed === 'string' ? typed : JSON.stringify(typed);
}

const about = ({
  label,
  hint,
  optional = false,
  short = false,
  visibleWhen = always,
  sentences = {},
}: FieldOptions) => ({
  label,
  hint,
  required: !optional,
  short,
  visibleWhen,
  sentences: { ...missingSentence(label), ...sentences },
  describe: inWords,
});

const asText = { show: (value: string | undefined) => value ?? '', read: (typed: string) => typed };

export function textField(
  options: FieldOptions & { readonly placeholder?: string },
): Field<string, string> {
  return {
    ...about(options),
    ...asText,
    draw: (control) => (
      <TextField
        {...control}
        placeholder={options.placeholder}
        after={options.short ? undefined : <VerbatimParts {...control} />}
      />
    ),
  };
}

/** Several choices from a list. */
export function checkListField(
  options: FieldOptions & {
    readonly choices: readonly string[];
    /** `izabrano 5 od 16` */
    readonly count: (chosen: number) => string;
  },
): Field<string[], string[]> {
  const { label, choices, count } = options;
  const known = (names: readonly string[]): string[] =>
    choices.filter((choice) => names.includes(choice));
  return {
    ...about(options),
    show: (value = []) => known(value),
    read: known,
    draw: ({ value, onChange }) => (
      <CheckList
        legend={label}
        count={count(known(value).length)}
        options={choices}
        chosen={known(value)}
        onChange={(chosen) => {
          onChange(known(chosen));
        }}
      />
    ),
  };
}

/** Several lines of text, with a counter. */
export function longTextField(
  options: FieldOptions & { readonly limit: number },
): Field<string, string> {
  return {
    ...about(options),
    ...asText,
    draw: (control) => (
      <TextArea {...control} limit={options.limit} after={<VerbatimParts {...control} />} />
    ),
  };
}

/** Any other value, such as from another screen's draft, counts as not chosen. */
export function selectField<Choice extends string>(
  options: FieldOptions & {
    readonly choices: readonly Option<Choice>[];
    readonly placeholder: string;
  },
): Field<Choice, string> {
  const { choices, placeholder } = options;
  const chosen = (typed: string) => choices.find(({ value }) => value === typed);
  return {
    ...about(options),
    show: (value) => value ?? '',
    read: (typed) => (chosen(typed)?.value ?? '') as Choice,
    describe: (typed) => chosen(typed)?.label ?? typed,
    ...(choices[0] ? { sample: choices[0].value } : {}),
    draw: (control) => (
      <SelectField
        {...control}
        value={chosen(control.value)?.value ?? ''}
        options={choices}
        placeholder={placeholder}
      />
    ),
  };
}

const momentControl = {
  show: (value: string | null | undefined) => (value ? formatDateTime(value) : ''),
  draw: (control: Control<string>) => <MomentField {...control} />,
  problem: (typed: unknown) => momentProblem(typed),
};
function sentMoment(typed: string, read = readMoment): string {
  const moment = read(typed);
  return moment instanceof Date ? moment.toISOString() : typed.trim();
}

/** Undefined if it is a moment or empty. */
export function momentProblem(typed: unknown, read = readMoment): FieldError | undefined {
  const found = typeof typed === 'string' && typed.trim() ? read(typed) : undefined;
  return typeof found === 'string' ? found : undefined;
}

/** With a point or a comma; null if empty, NaN if invalid. */
export function readNumber(typed: string): number | null {
  const plain = withoutInvisible(typed).trim();
  return plain === '' ? null : Number(plain.replace(',', '.'));
}

/** Typed as `dd.MM.yyyy HH:mm` in Belgrade time, sent as ISO 8601. */
export function dateTimeField(options: FieldOptions): Field<string, string> {
  return { ...about(options), ...momentControl, read: (typed) => sentMoment(typed) };
}

/** Invalid text is sent unchanged, so that the rules refuse it. */
export const sentStart = (typed: string): string =>
  parseStart(typed)?.toISOString() ?? typed.trim();

/** May be a whole day; the end is `endsAt`. */
export function startField(options: FieldOptions): Field<string, string> {
  return {
    ...about(options),
    show: (value, { endsAt } = {}) =>
      value
        ? showStart({ eventHappeningDateTime: value, endsAt: endsAt as string | null | undefined })
        : '',
    read: sentStart,
    problem: (typed) => momentProblem(typed, readStart),
    draw: (control) => <MomentField {...control} mayBeAllDay />,
  };
}

/** The previous start of a moved programme; if empty, the server decides. */
export function formerStartField(options: FieldOptions): Field<string | undefined, string> {
  return {
    ...startField({ ...options, optional: true }),
    show: (value) => (value ? showStart(formerTimes(value)) : ''),
    read: (typed) => (typed.trim() === '' ? undefined : sentStart(typed)),
  };
}

/** If empty, null is sent. */
export function optionalDateTimeField(
  options: FieldOptions & {
    /** It may be typed with `do`. */
    readonly isEnd?: boolean;
  },
): Field<string | null, string> {
  const read = options.isEnd ? readUntil : readMoment;
  return {
    ...about({ ...options, optional: true }),
    ...momentControl,
    problem: (typed) => momentProblem(typed, read),
    read: (typed) => (typed.trim() === '' ? null : sentMoment(typed, read)),
  };
}
