import { expect, it } from 'vitest';
import type { CentreFacts, CentreTexts } from '@centar/domain/centre.ts';
import { visitRows } from './visitRows.ts';
import { everyDay } from '@centar/domain/test/everyDay.ts';

const NO_DAY: CentreFacts['hours']['house'] = everyDay([]);
const TUESDAY = new Date('2026-11-24T12:00:00Z');
const MONDAY = new Date('2026-11-23T12:00:00Z');
const facts: CentreFacts = {
  ...({} as CentreFacts),
  street: 'Trg slobode 4',
  postalCode: '36000',
  city: 'Jasengrad',
  phone: '036 555 014, 036 555 015',
  hours: {
    house: NO_DAY,
    boxOffice: { ...NO_DAY, utorak: [['10:00', '20:00']] },
    exceptions: [],
  },
};
const halls: CentreTexts['halls'] = [
  { id: 'a', name: 'Velika sala', seats: 21, access: 'Prilaz bez stepenica.', accessFacts: [] },
  { id: 'b', name: 'Foaje', seats: null, access: '', accessFacts: [] },
];
const rows = (place: string | null, now = TUESDAY, centre = facts) =>
  visitRows({ facts: centre, halls, place, now }).map(({ title, text, href }) => [
    title,
    text,
    href,
  ]);
const ADDRESS = ['Trg slobode 4, 36000 Jasengrad', 'putanja na mapi', '/o-nama#mapa'];
const PHONE = ['036 555 014', 'Blagajna danas do 20:00', 'tel:036555014'];

it('a visit has the address, the box office of today and the hall', () => {
  expect(rows('velika  sala')).toEqual([
    ADDRESS,
    PHONE,
    ['Velika sala, 21 mesto', 'Prilaz bez stepenica.', undefined],
  ]);
  expect(rows('Foaje').at(-1)).toEqual(['Foaje', '', undefined]);
  expect(rows('Velika sala', MONDAY)[1]?.[1]).toBe('Blagajna danas ne radi');
});

it.each([null, '', 'Bašta', 'Velika sala, balkon'])('a visit to %j names no hall', (place) => {
  expect(rows(place)).toEqual([ADDRESS, PHONE]);
});

it('a visit omits what the centre has not entered', () => {
  const hours = { ...facts.hours, boxOffice: NO_DAY };
  expect(rows(null, TUESDAY, { ...facts, street: '', city: '', hours })).toEqual([
    ['036 555 014', undefined, 'tel:036555014'],
  ]);
  expect(rows(null, TUESDAY, { ...facts, street: '', phone: 'portir' })).toEqual([]);
});
