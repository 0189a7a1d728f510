import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { eachDay } from '@centar/domain/openingHours.ts';
import { fieldErrorSentence } from '../texts/errors.texts.ts';
import type { Field } from '../fields/fields.tsx';
import { SETTINGS_FORMS } from './settingsForms.tsx';

const fields = SETTINGS_FORMS.hours.fields as Record<string, Field<unknown>>;

/** As after a refused save. */
async function draw(name: string, value: unknown): Promise<void> {
  await render(
    fields[name]?.draw({
      id: name,
      name,
      label: name,
      help: '',
      optional: true,
      value,
      onChange: () => undefined,
      error: fieldErrorSentence('invalid'),
    }),
  );
}
const wrong = () => [...document.querySelectorAll('[aria-invalid="true"]')].map(({ id }) => id);
const exception = (date: string, until = '', more = {}) => ({
  date,
  until,
  note: '',
  closed: '',
  house: '',
  boxOffice: '',
  ...more,
});

it('exceptions that share a day are both marked, each with the other', async () => {
  await draw('exceptions', [
    exception('31.12.2026', '2.1.2027'),
    exception('24.12.2026'),
    exception('1.1.2027.'),
    exception('sutra'),
  ]);
  await expect.poll(wrong).toEqual(['exceptions-0-date', 'exceptions-2-date', 'exceptions-3-date']);
  await expect.element(page.getByText('Isti dan je i u izuzetku od 1.1.2027.')).toBeVisible();
  await expect.element(page.getByText('Isti dan je i u izuzetku od 31.12.2026.')).toBeVisible();
});

it('an exception that ends before it begins is marked at its end', async () => {
  await draw('exceptions', [exception('31.12.2026', '30.12.2026'), exception('30.12.2026')]);
  await expect.poll(wrong).toEqual(['exceptions-0-until']);
});

it('hours of an exception that can not be are marked', async () => {
  await draw('exceptions', [
    exception('24.12.2026', '', { house: '10–14', boxOffice: '18h–2h' }),
    exception('25.12.2026', '', { house: '10-14, 13-20' }),
    exception('26.12.2026', '', { house: 'sutra', closed: 'da' }),
  ]);
  await expect.poll(wrong).toEqual(['exceptions-0-boxOffice', 'exceptions-1-house']);
  await expect.element(page.getByText(/najkasnije do 24 h/)).toBeVisible();
  await expect.element(page.getByText(/se preklapaju/)).toBeVisible();
});

it('a day of the week whose hours can not be is marked', async () => {
  await draw('house', { ...eachDay(() => '9–22'), petak: '18–2', subota: '9–00', nedelja: '' });
  await expect.poll(wrong).toEqual(['house-petak']);
});

it('days of two exceptions are not called twice the same', () => {
  expect(fields['exceptions']?.sentences.repeated).toMatch(/u dva izuzetka/);
});
