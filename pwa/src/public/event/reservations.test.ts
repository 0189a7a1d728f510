import { expect, it } from 'vitest';
import { mayReserve, shownReservations } from './reservations.ts';

const AT = '2026-12-12T16:00:00Z';
const BEFORE = new Date('2026-12-11T10:00:00Z');
const offer = { dateKey: 'program-7', state: 'open', opensAt: null, closesAt: null };
const date = { at: AT, status: 'scheduled', reservations: offer };

it.each([
  ['open', 'Ima mesta', true],
  ['waitingList', 'Lista čekanja', true],
  ['full', 'Popunjeno', false],
  ['closed', 'Rezervacije su završene', false],
])('a date whose reservations are %s says: %s', (state, text, may) => {
  const shown = shownReservations({ ...date, reservations: { ...offer, state } }, BEFORE);
  expect([shown?.text, mayReserve(shown)]).toEqual([text, may]);
});

it('a date says from when it is reserved, and that it is when a cached copy is older', () => {
  const reservations = { ...offer, state: 'notYet', opensAt: '2026-12-11T12:00:00Z' };
  const textAt = (now: string) => shownReservations({ ...date, reservations }, new Date(now))?.text;
  expect(textAt('2026-12-11T11:59:59Z')).toBe('Rezervacije od 11.12.2026 13:00');
  expect(textAt('2026-12-11T12:00:00Z')).toBe('Ima mesta');
});

it('reservations end at their last minute in a cached copy too', () => {
  const reservations = { ...offer, closesAt: '2026-12-11T10:00:00Z' };
  expect(shownReservations({ ...date, reservations }, BEFORE)?.state).toBe('closed');
});

it.each([
  ['without an offer', { ...date, reservations: null }],
  ['of an older copy', { at: AT, status: 'scheduled' }],
  ['that is cancelled', { ...date, status: 'cancelled' }],
  ['that has begun', { ...date, at: BEFORE.toISOString() }],
  [
    'that has begun before its reservations close',
    { ...date, at: BEFORE.toISOString(), reservations: { ...offer, closesAt: AT } },
  ],
])('a date %s says nothing of reservations', (_what, one) => {
  expect(shownReservations(one, BEFORE)).toBeUndefined();
});
