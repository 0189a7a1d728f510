import { describe, expect, it } from 'vitest';
import {
  contactErrors,
  freePlaces,
  lateMoments,
  mostPlaces,
  normalisePhone,
  offerRules,
  reservationInput,
  reservationState,
  type OfferedDate,
} from './reservations.ts';

const AT = '2026-12-05T18:00:00Z';
const offer: OfferedDate = {
  places: 12,
  taken: 0,
  waitingList: true,
  opensAt: null,
  closesAt: null,
  at: AT,
  status: 'scheduled',
};
const before = new Date('2026-12-01T10:00:00Z');

describe('the state of an offer', () => {
  it.each([
    [{}, 'open'],
    [{ taken: 11 }, 'open'],
    [{ taken: 12 }, 'waitingList'],
    [{ taken: 14 }, 'waitingList'],
    [{ taken: 12, waitingList: false }, 'full'],
    [{ opensAt: '2026-12-01T10:00:01Z' }, 'notYet'],
    [{ opensAt: '2026-12-01T10:00:00Z' }, 'open'],
    [{ closesAt: '2026-12-01T10:00:00Z' }, 'closed'],
    [{ closesAt: '2026-12-01T10:00:01Z' }, 'open'],
    [{ status: 'cancelled' }, 'closed'],
    [{ status: 'removed' }, 'closed'],
    [{ status: 'moved' }, 'open'],
  ] as const)('of %j is %s', (changed, state) => {
    expect(reservationState({ ...offer, ...changed }, before)).toBe(state);
  });

  it.each([null, '2026-12-07T18:00:00Z'])('is closed from the beginning on with end %s', (end) => {
    const own = { ...offer, closesAt: end };
    expect(reservationState(own, new Date(Date.parse(AT) - 1))).toBe('open');
    expect(reservationState(own, new Date(AT))).toBe('closed');
  });
});

it('has no free places where fewer are offered than are taken', () => {
  expect(freePlaces({ places: 12, taken: 5 })).toBe(7);
  expect(freePlaces({ places: 4, taken: 5 })).toBe(0);
});

it('lets a whole group wait, but without a list only as many as fit', () => {
  const nearlyFull = { ...offer, taken: 10, largestGroup: 4 };
  expect(mostPlaces(nearlyFull)).toBe(4);
  expect(mostPlaces({ ...nearlyFull, waitingList: false })).toBe(2);
  expect(mostPlaces({ ...nearlyFull, places: 3, taken: 3 })).toBe(3);
});

it.each([
  ['064/123-45 67', '0641234567'],
  ['+381 64 123 4567', '0641234567'],
  ['00381 64 1234567', '0641234567'],
  ['+381 (0)64 123 45 67', '0641234567'],
  ['(+381) (0) 64/123-4567', '0641234567'],
  ['00381 (0)64 123 45 67', '0641234567'],
  ['+381 064 1234567', '0641234567'],
  ['381 64 123 45 67', '0641234567'],
  ['381 (0)11 123 4567', '0111234567'],
  ['(064) 123.45.67', '0641234567'],
  ['064–123‑4567', '0641234567'],
  ['+49 (30) 123456', '+4930123456'],
  ['+49 (0)30 123456', '+4930123456'],
  ['0049 (0) 30 123456', '+4930123456'],
  ['038 123 456', '038123456'],
])('compares the telephone %s as %s', (typed, normal) => {
  expect(normalisePhone(typed)).toBe(normal);
});

it.each([
  ['either', { email: '', phone: '' }, { email: 'required' }],
  ['either', { email: '', phone: '0641234567' }, {}],
  ['email', { email: '', phone: '0641234567' }, { email: 'required' }],
  ['phone', { email: 'a@b.rs', phone: '' }, { phone: 'required' }],
])('with contact %s of %j misses %j', (contact, given, errors) => {
  expect(contactErrors(contact, given)).toEqual(errors);
});

it('accepts the texts of a form, and refuses what it has no field for', () => {
  const form = { places: ' 2 ', name: ' Ana ', phone: '064 123 4567' };
  expect(reservationInput.parse(form)).toEqual({
    places: 2,
    name: 'Ana',
    email: '',
    phone: '0641234567',
    note: '',
  });
  for (const wrong of [
    { ...form, places: 0 },
    { ...form, places: '2.5' },
    { ...form, name: ' ' },
    { ...form, phone: 'zovite' },
    { ...form, key: 'short' },
    { ...form, state: 'held' },
  ]) {
    expect(reservationInput.safeParse(wrong).success).toBe(false);
  }
});

it.each([
  [{ opensAt: null, closesAt: null }, {}],
  [{ opensAt: before, closesAt: new Date(AT) }, {}],
  [{ opensAt: new Date(AT), closesAt: null }, { opensAt: 'tooLate' }],
  [
    { opensAt: new Date('2026-12-06T10:00:00Z'), closesAt: new Date('2026-12-07T10:00:00Z') },
    { opensAt: 'tooLate', closesAt: 'tooLate' },
  ],
])('refuses %j after the beginning of the date: %j', (rules, errors) => {
  expect(lateMoments(rules, new Date(AT))).toEqual(errors);
});

it('refuses an offer that closes before it opens', () => {
  const [opensAt, closesAt] = [AT, '2026-12-05T17:00:00Z'];
  expect(offerRules.safeParse({ places: 5, opensAt }).success).toBe(true);
  expect(offerRules.safeParse({ places: 5, opensAt, closesAt }).success).toBe(false);
});
