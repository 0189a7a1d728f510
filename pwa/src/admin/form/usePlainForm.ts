import { useEffect, useId, useState, type SyntheticEvent } from 'react';
import type { z } from 'zod';
import type { FieldError, FieldErrors } from '@centar/domain/errorCodes.ts';
import { toFieldErrors } from '@centar/domain/rules.ts';
import { fieldErrorSentence } from '../texts/errors.texts.ts';
import { useSave, type Saving } from './useSave.ts';

/** Without drafts: for passwords and a few short fields. */
export interface PlainFormWork<Values extends object, Result> {
  readonly start: Values;
  /** The rules that the server also checks. */
  readonly rules: z.ZodType;
  readonly send: (values: Values) => Promise<Result>;
  readonly onDone: (result: Result) => void;
  /** After success; default: the initial ones. */
  readonly next?: (result: Result) => Values;
  /** Default: the common one. */
  readonly sentence?: (field: keyof Values & string, error: FieldError, values: Values) => string;
}

export interface PlainField<Value> {
  readonly id: string;
  readonly name: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly error: string | undefined;
}

export interface PlainFormState<Values extends object> extends Pick<Saving, 'failure' | 'isBusy'> {
  readonly values: Values;
  readonly errors: FieldErrors;
  readonly isDirty: boolean;
  field<Name extends keyof Values & string>(name: Name): PlainField<Values[Name]>;
  submit(): Promise<void>;
  readonly onSubmit: (event: SyntheticEvent) => void;
}

/** One request at a time. Shows errors at their fields and focuses the first. */
export function usePlainForm<Values extends object, Result>({
  start,
  rules,
  send,
  onDone,
  next = () => start,
  sentence = (_, error) => fieldErrorSentence(error),
}: PlainFormWork<Values, Result>): PlainFormState<Values> {
  const [values, setValues] = useState(start);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [attempt, setAttempt] = useState(0);
  const { save, isBusy, failure } = useSave();
  const prefix = useId();
  const firstFaulty = Object.keys(start).find((name) => errors[name] !== undefined);

  useEffect(() => {
    if (attempt > 0 && firstFaulty) document.getElementById(`${prefix}-${firstFaulty}`)?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- only a new attempt moves the focus, not typing
  }, [attempt]);

  const refuse = (found: FieldErrors): void => {
    setErrors(found);
    setAttempt((before) => before + 1);
  };
  async function submit(): Promise<void> {
    const checked = rules.safeParse(values);
    if (!checked.success) {
      refuse(toFieldErrors(checked.error));
      return;
    }
    setErrors({});
    const outcome = await save(() => send(values));
    if (!outcome) return;
    if ('failure' in outcome) {
      refuse(outcome.failure.fields);
      return;
    }
    setValues(next(outcome.result));
    onDone(outcome.result);
  }

  return {
    values,
    errors,
    isBusy,
    failure,
    isDirty: JSON.stringify(values) !== JSON.stringify(start),
    field: (name) => ({
      id: `${prefix}-${name}`,
      name,
      value: values[name],
      onChange: (value) => {
        setValues((before) => ({ ...before, [name]: value }));
        setErrors(({ [name]: _fixed, ...others }) => others);
      },
      error: errors[name] && sentence(name, errors[name], values),
    }),
    submit,
    onSubmit(event) {
      event.preventDefault();
      void submit();
    },
  };
}
