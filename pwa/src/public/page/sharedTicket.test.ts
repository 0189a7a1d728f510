import { expect, it } from 'vitest';
import { eventTicket, noticeTicket } from './sharedTicket.ts';

const NOW = new Date('2026-11-27T09:00:00Z');
const EVENT = {
  title: 'Koncert',
  eventHappeningDateTime: '2026-11-27T19:00:00Z',
  endsAt: null as string | null,
  place: 'Velika sala',
  price: '500 din.',
  isFree: false,
  status: 'scheduled',
};
const EXHIBITION = { ...EVENT, endsAt: '2026-12-20T19:00:00Z', price: '', isFree: true };

it.each([
  ['to come', {}, 'petak 27. u 20:00 · Velika sala · 500 din.'],
  ['cancelled', { status: 'cancelled' }, 'petak 27. Otkazano: u 20:00 · Velika sala'],
  [
    'past',
    { eventHappeningDateTime: '2026-11-20T19:00:00Z' },
    'petak 20. Prošlo: u 20:00 · Velika sala',
  ],
  [
    'on for several days',
    { ...EXHIBITION, eventHappeningDateTime: '2026-11-19T18:00:00Z' },
    'traje do 20. Velika sala · ulaz slobodan',
  ],
  [
    'of several days to come',
    { ...EXHIBITION, eventHappeningDateTime: '2026-12-01T18:00:00Z' },
    'utorak 01. do 20.12.2026 · Velika sala · ulaz slobodan',
  ],
])('the ticket of an event %s', (_state, fields, words) => {
  const { above, day, line, state } = eventTicket({ ...EVENT, ...fields }, NOW);
  expect(`${above} ${day} ${state ? `${state}: ` : ''}${line}`).toBe(words);
});

it.each([
  [null, undefined],
  ['2026-11-29T11:00:00Z', 'rok 29. Konkurs · do 12:00'],
  ['2026-11-20T11:00:00Z', 'rok 20. Zatvoren: Konkurs · do 12:00'],
])('the ticket of a notice with the deadline %s', (deadline, words) => {
  const ticket = noticeTicket({ title: 'Poziv', deadline }, 'Konkurs', NOW);
  const { above = '', day = '', line = '', state } = ticket ?? {};
  expect(ticket && `${above} ${day} ${state ? `${state}: ` : ''}${line}`).toBe(words);
});
