import { useState } from 'react';
import type { FieldErrors } from '@centar/domain/errorCodes.ts';
import {
  baseOf,
  byField,
  fieldList,
  isSameTyped,
  mergedTyped,
  readValues,
  type Base,
  type FormOf,
  type Typed,
} from '../fields/formValues.ts';

export interface FormStart<Input, Item> {
  readonly form: FormOf<Input, Item>;
  /** Omitted for a new item. */
  readonly item?: Item | undefined;
  /** The section of its list, or the fields of a copied item. */
  readonly initialValues?: Partial<Input> | undefined;
}

export interface FormValues<Input, Item> {
  /** What was stored when the typing began. */
  readonly base: Base;
  readonly typed: Typed;
  readonly isChanged: boolean;
  readonly errors: FieldErrors;
  /** Incremented by each attempt with errors. */
  readonly attempt: number;
  start(): Base;
  show(base: Base, typed?: Typed): void;
  type(name: string, value: unknown): void;
  /** Continues from the saved item, with what was typed after sending. */
  settle(saved: Item, sent: Typed): void;
  refuse(errors: FieldErrors): void;
  /** Undefined if validation fails, after showing the errors. */
  checked(): Input | undefined;
  clearErrors(): void;
}

export function useFormValues<Input, Item>({
  form,
  item,
  initialValues,
}: FormStart<Input, Item>): FormValues<Input, Item> {
  const start = (): Base => baseOf(form, item, initialValues);
  const [base, setBase] = useState(start);
  const [typed, setTyped] = useState(base.typed);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [attempt, setAttempt] = useState(0);
  const [seenItem, setSeenItem] = useState(item);
  const isChanged = !isSameTyped(typed, base.typed);

  // The item was reloaded, or its picture replaced: typed values stay.
  if (item !== seenItem) {
    setSeenItem(item);
    const next = start();
    const merged = mergedTyped(form.fields, typed, base.typed, next.typed);
    if (!isChanged) setTyped(next.typed);
    else if (merged) setTyped(merged);
    if (!isChanged || merged) setBase(next);
  }

  const refuse = (found: FieldErrors): void => {
    setErrors(byField(found, form.fields));
    setAttempt((before) => before + 1);
  };
  return {
    base,
    typed,
    isChanged,
    errors,
    attempt,
    start,
    show(next, values = next.typed) {
      setBase(next);
      setTyped(values);
    },
    type(field, value) {
      const settled = (before: Typed): Typed => {
        const next = { ...before, [field]: value };
        return form.normalize ? form.normalize(next, before) : next;
      };
      setTyped(settled);
      // Errors of fields that this change hides are dropped.
      const gone = fieldList(form.fields)
        .filter(([, { visibleWhen }]) => visibleWhen(typed) && !visibleWhen(settled(typed)))
        .map(([name]) => name);
      setErrors((before) =>
        Object.fromEntries(
          Object.entries(before).filter(([name]) => name !== field && !gone.includes(name)),
        ),
      );
    },
    settle(saved, sent) {
      const next = baseOf(form, saved);
      setBase(next);
      setTyped((now) => (isSameTyped(now, sent) ? next.typed : now));
    },
    refuse,
    checked() {
      const read = readValues(form, typed);
      if ('input' in read) return read.input;
      refuse(read.errors);
      return undefined;
    },
    clearErrors() {
      setErrors({});
    },
  };
}
