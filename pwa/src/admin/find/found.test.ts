import { expect, it } from 'vitest';
import { itemsFound, screensFound } from './found.ts';

const SCREENS = ['Raspored sala', 'Podešavanja', 'Javne nabavke'].map((label) => ({
  label,
  href: `/ap/${label}`,
}));

it.each([
  ['', ['Raspored sala', 'Podešavanja', 'Javne nabavke']],
  ['sala', ['Raspored sala']],
  ['podes', ['Podešavanja']],
  ['ЈАВНЕ наб', ['Javne nabavke']],
  ['sala nabavke', []],
  ['ored', []],
])('the words %j find screens, in either script and without diacritics', (text, labels) => {
  expect(screensFound(SCREENS, text).map(({ label }) => label)).toEqual(labels);
});

const item = { itemId: 3, section: 'Vesti', title: 'Kiša', publishedAt: '2026-01-01T00:00:00Z' };

it.each([
  [{ ...item, itemType: 'News' }, 'Vest', '/ap/vesti/view/3'],
  [{ ...item, itemType: 'News', publishedAt: null }, 'Vest · Nacrt', '/ap/vesti/view/3'],
  [{ ...item, itemType: 'Program', section: 'Turski kutak' }, 'Turski kutak', '/ap/kutak/view/3'],
])('a found item says what it is and leads to its edit page', (given, what, href) => {
  expect(itemsFound([given])).toEqual([{ label: 'Kiša', what, href }]);
});
