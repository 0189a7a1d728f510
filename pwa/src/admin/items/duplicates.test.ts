import { expect, it } from 'vitest';
import { ITEM_TYPES } from '@centar/domain/itemTypes.ts';
import { copiedFields, copiedId, copyUrl } from './duplicates.ts';

const addressOf = (place: string): URL => new URL(place, 'https://centar.example');

it.each(ITEM_TYPES)('names in the address the item that a new %s begins with', (itemType) => {
  expect(copiedId(addressOf(copyUrl(itemType, 7)).searchParams)).toBe(7);
});

it("opens for a corner's item the screen of the corners", () => {
  const [program, corner] = ['Muzicki program', 'Turski kutak'].map(
    (section) => addressOf(copyUrl('Program', 7, section)).pathname,
  );
  expect([program, corner]).toEqual(['/ap/programs/kreiraj', '/ap/kutaks/kreiraj']);
});

it.each(['', 'slican=', 'slican=0', 'slican=-2', 'slican=1.5', 'slican=x'])(
  'begins with nothing at %j',
  (text) => {
    expect(copiedId(new URLSearchParams(text))).toBeUndefined();
  },
);

it('takes over what is written, but not the publication and what the type leaves out', () => {
  const values = { title: 'Koncert', day: '24.12.', imageAlt: 'Hor', publishedAt: null };
  const form = { stored: () => ({ values, version: 3 }) };
  expect(copiedFields(form, {}, ['day'])).toEqual({ title: 'Koncert', imageAlt: 'Hor' });
});
