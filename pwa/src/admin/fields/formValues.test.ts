import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { moment, requiredText } from '@centar/domain/rules.ts';
import {
  dateTimeField,
  longTextField,
  formerStartField,
  optionalDateTimeField,
  selectField,
  textField,
} from './fields.tsx';
import { baseOf, byField, readValues, showValues, type FormOf } from './formValues.ts';

interface Input {
  readonly title: string;
  readonly happensAt: string;
  readonly kind: 'a' | 'b';
  readonly text: string | undefined;
}
interface Item extends Input {
  readonly version: number;
}

const form: FormOf<Input, Item> = {
  fields: {
    title: textField({ label: 'Naslov' }),
    happensAt: dateTimeField({ label: 'Datum' }),
    kind: selectField({
      label: 'Vrsta',
      placeholder: 'Izaberite',
      choices: [
        { value: 'a', label: 'A' },
        { value: 'b', label: 'B' },
      ],
    }),
    text: longTextField({ label: 'Opis', limit: 10, optional: true }),
  },
  rules: z.strictObject({
    title: requiredText(5),
    happensAt: moment,
    kind: z.enum(['a', 'b'], { error: 'unknownChoice' }),
    text: z.string(),
  }),
  stored: ({ version, ...values }) => ({ values, version }),
};

const item: Item = {
  title: 'Hor',
  happensAt: '2026-11-24T19:00:00.000Z',
  kind: 'b',
  text: 'Opis',
  version: 7,
};

describe('showing', () => {
  it('shows a stored item as staff type it', () => {
    expect(baseOf(form, item)).toEqual({
      typed: { title: 'Hor', happensAt: '24.11.2026 20:00', kind: 'b', text: 'Opis' },
      version: 7,
    });
  });

  it('starts empty for a new one', () => {
    expect(showValues(form.fields, undefined)).toEqual({
      title: '',
      happensAt: '',
      kind: '',
      text: '',
    });
    expect(baseOf(form, undefined).version).toBeUndefined();
    const given = baseOf(form, undefined, { kind: 'a' });
    expect(given).toMatchObject({ typed: { kind: 'a', title: '' }, version: undefined });
  });
});

describe('reading', () => {
  it('gives back what was shown', () => {
    const { version: _version, ...values } = item;
    expect(readValues(form, baseOf(form, item).typed)).toEqual({ input: values });
  });

  it('does not pass on what is none of the choices', () => {
    const kind = selectField({
      label: 'Vrsta',
      placeholder: 'Izaberite',
      choices: [{ value: 'a', label: 'A' }],
    });
    expect([kind.read('a'), kind.read('b')]).toEqual(['a', '']);
    expect([kind.describe('a'), kind.describe('b')]).toEqual(['A', 'b']);
  });

  it('sends for a moment that is missing what the field says', () => {
    const none = optionalDateTimeField({ label: 'Kraj' });
    const kept = formerStartField({ label: 'Prvobitni termin' });
    expect([none.read(' '), kept.read('')]).toEqual([null, undefined]);
    expect(none.read('24.11.2026 20:00')).toBe('2026-11-24T19:00:00.000Z');
    const deadline = optionalDateTimeField({ label: 'Rok', isEnd: true });
    expect(deadline.read('24.11.2026. do 20h')).toBe('2026-11-24T19:00:00.000Z');
    expect(deadline.problem?.('24.11.2026. do kraja')).toBe('hourUnclear');
    expect([none.show(null), kept.show(undefined)]).toEqual(['', '']);
  });

  it('shows and reads a former whole day as one', () => {
    const former = formerStartField({ label: 'Prvobitni termin' });
    const shown = former.show('2026-11-23T23:00:00.000Z');
    expect(shown).toBe('24.11.2026 ceo dan');
    expect(former.read(shown)).toBe('2026-11-23T23:00:00.000Z');
    expect(former.problem?.(shown)).toBeUndefined();
  });

  it.each([
    ['title', ' ', 'required'],
    ['title', 'Predugačak', 'tooLong'],
    ['happensAt', '31.11.2026 20:00', 'notADate'],
    ['happensAt', 'sutra', 'notADate'],
    ['kind', '', 'unknownChoice'],
  ])('finds %s wrong when it is "%s": %s', (name, typed, error) => {
    const read = readValues(form, { ...baseOf(form, item).typed, [name]: typed });
    expect(read).toEqual({ errors: { [name]: error } });
  });
});

it('shows what is wrong within a list at the list', () => {
  const errors = {
    'dates.2.day': 'notADate',
    'dates.3.hall': 'tooLong',
    title: 'required',
  } as const;
  expect(byField(errors, {})).toEqual({ dates: 'notADate', title: 'required' });
});
