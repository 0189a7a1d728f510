import { expect, it } from 'vitest';
import { headOf } from './pageMetadata.ts';
import type { ReadData } from './page/publicRoute.ts';

const NOW = new Date('2026-11-27T09:00:00Z');

it.each(['program', 'cornerProgram'] as const)(
  'the title of a cancelled item says so, for tabs and link previews: %s',
  (page) => {
    const programType = page === 'cornerProgram' ? 'Turski kutak' : 'Muzicki program';
    const titleOf = (status: string): string | undefined => {
      const eventHappeningDateTime = '2026-11-28T19:00:00.000Z';
      const words = { title: 'Koncert', excerpt: '', image: null, place: '', price: '' };
      const item = { id: 1, ...words, isFree: false, programType, status, eventHappeningDateTime };
      const read = (() => ({ programById: item })) as unknown as ReadData;
      const input = { part: '1', search: new URLSearchParams() };
      const { title, ticket } = headOf(page)(input, read, NOW);
      expect(ticket?.isOff).toBe(status === 'cancelled');
      return title;
    };
    expect(titleOf('cancelled')).toBe('Otkazano: Koncert');
    expect(titleOf('scheduled')).toBe('Koncert');
  },
);

it.each([
  [['cancelled'], 'Otkazano: Tiha voda'],
  [['cancelled', 'cancelled'], 'Otkazano: Tiha voda'],
  [['cancelled', 'scheduled'], 'Tiha voda'],
  [[], 'Tiha voda'],
])('the title of a film whose screenings to come are %j is %j', (coming, title) => {
  const at = (productionDate: string, status: string) => ({
    productionDate,
    status,
    hall: '',
    price: '',
    isFree: false,
  });
  const movie = {
    title: 'Tiha voda',
    movieProductionDateTimes: [
      at('2026-11-20T19:00:00.000Z', coming.length > 0 ? 'scheduled' : 'cancelled'),
      ...coming.map((status, day) => at(`2026-11-2${String(8 + day)}T19:00:00.000Z`, status)),
    ],
  };
  const read = (() => ({ movieById: movie })) as unknown as ReadData;
  const input = { part: '1', search: new URLSearchParams() };
  const head = headOf('movie')(input, read, NOW);
  expect(head.title).toBe(title);
  expect(head.ticket?.isOff ?? false).toBe(title.startsWith('Otkazano') && coming.length > 0);
});

it.each([
  ['', 'Pretraga', undefined],
  ['vrsta=filmovi', 'Pretraga', undefined],
  ['q=rok', 'Pretraga: rok', true],
  ['q=rok&vrsta=Filmovi', 'Pretraga: rok, filmovi', true],
  ['q=rok&vrsta=xyz', 'Pretraga: rok, nepoznata vrsta', true],
  ['vrsta=xyz', 'Pretraga: nepoznata vrsta', true],
])('the search %j is called %j', (search, title, isUnlisted) => {
  const input = { part: '', search: new URLSearchParams(search) };
  const head = headOf('search')(input, () => undefined, NOW);
  expect([head.title, head.isUnlisted]).toEqual([title, isUnlisted]);
});

it.each([
  ['', 'Šta ima', false],
  ['vrsta=muzicki', 'Šta ima: Muzicki', false],
  ['kad=danas', 'Šta ima danas', true],
  ['deca=1&besplatno=1', 'Šta ima za decu besplatno', true],
  ['pristupacno=titl', 'Šta ima: titl', false],
  ['pristupacno=titl+lift', 'Šta ima: titl, lift', true],
])('the title of the filtered programme names the choice: %s', (text, title, isUnlisted) => {
  const search = new URLSearchParams(text);
  const head = headOf('whatsOn')({ part: '', search }, () => undefined, NOW);
  expect(head.title).toBe(title);
  expect(head.isUnlisted ?? false).toBe(isUnlisted);
});

it.each([
  ['', 'Raspored projekcija', undefined],
  ['dan=2026-11-24', 'Raspored projekcija: utorak 24.11.2026', undefined],
  ['film=7&programi=1', 'Raspored projekcija: Tiha voda, i ostali programi', undefined],
  ['dan=xyz', 'Raspored projekcija: nepoznat dan', true],
  ['film=xyz', 'Raspored projekcija: film koji nije na rasporedu', true],
])('the schedule of %j is titled %j', (search, title, isUnlisted) => {
  const films = { currentMovies: { items: [{ id: 7, title: 'Tiha voda' }] } };
  const read = (() => films) as unknown as ReadData;
  const input = { part: '', search: new URLSearchParams(search) };
  expect(headOf('schedule')(input, read, NOW)).toMatchObject({ title });
  expect(headOf('schedule')(input, read, NOW).isUnlisted).toBe(isUnlisted);
});
