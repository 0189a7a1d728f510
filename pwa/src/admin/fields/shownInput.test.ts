import { expect, it } from 'vitest';
import { z } from 'zod';
import { moment, requiredText } from '@centar/domain/rules.ts';
import { dateTimeField, selectField, textField } from './fields.tsx';
import { showValues } from './formValues.ts';
import { shownInput } from './shownInput.ts';

const fields = {
  title: textField({ label: 'Naslov' }),
  happensAt: dateTimeField({ label: 'Datum' }),
  kind: selectField<'a' | 'b'>({
    label: 'Vrsta',
    placeholder: '–',
    choices: [{ value: 'a', label: 'A' }],
  }),
};
const rules = z.object({ title: requiredText(100), happensAt: moment, kind: z.enum(['a', 'b']) });
const form = { fields, rules } as never;
const stored = { title: 'Most', happensAt: '2026-12-24T19:00:00.000Z', kind: 'a' } as const;

it('takes what is typed, and what is stored for what is invalid', () => {
  const before = showValues(fields, stored);
  const typed = { ...before, title: 'Novi most', happensAt: '31.11.2026' };
  expect(shownInput(form, typed, before)).toEqual({ ...stored, title: 'Novi most' });
});

it('completes a new item with its labels, a first choice and tomorrow', () => {
  const empty = showValues(fields, {});
  expect(shownInput(form, { ...empty, title: ' ' }, empty)).toEqual({
    title: 'Naslov',
    happensAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT1[78]:00:00.000Z$/),
    kind: 'a',
  });
});

it('shows no page if nothing can complete the input', () => {
  const empty = showValues(fields, {});
  const strict = { fields, rules: rules.extend({ title: z.literal('x') }) } as never;
  expect(shownInput(strict, empty, empty)).toBeUndefined();
});
