import { expect, it } from 'vitest';
import { clashes, stayOf } from './clash.ts';

const HOUR = 3_600_000;
const stay = (hours: number, hall = 'Velika sala', end?: number) => ({
  at: hours * HOUR,
  hall,
  end: end === undefined ? undefined : end * HOUR,
});

it.each([
  ['the same hour', stay(20), stay(20), true],
  ['within two hours', stay(20), stay(21.9), true],
  ['after two hours', stay(20), stay(22), false],
  ['a known end that is later', stay(18, 'Velika sala', 23), stay(22), true],
  ['a known end that is earlier', stay(18, 'Velika sala', 19), stay(19), false],
  ['an end before the beginning', stay(18, 'Velika sala', 17), stay(19), true],
  [
    'an exhibition and an evening in the midst of it',
    stay(18, 'Velika sala', 500),
    stay(92),
    false,
  ],
  ['an exhibition and an evening at its opening', stay(18, 'Velika sala', 500), stay(19), true],
  ['two exhibitions', stay(18, 'Velika sala', 500), stay(92, 'Velika sala', 700), true],
  ['another hall', stay(20), stay(20, 'Mala sala'), false],
  ['the same hall in another spelling', stay(20), stay(20, ' velika SALA '), true],
  ['no hall', stay(20, ''), stay(20, ''), false],
])('%s: %j and %j', (_what, one, other, isClash) => {
  expect(clashes(one, other)).toBe(isClash);
  expect(clashes(other, one)).toBe(isClash);
});

it('what was cancelled is in nobody’s way', () => {
  const use = {
    itemType: 'Movie',
    itemId: 1,
    screeningId: 1,
    programDateId: null,
    dateKey: 'projekcija-2',
    section: 'Bioskop program',
    title: 'Film',
    at: '2026-12-01T19:00:00Z',
    endsAt: null,
    hall: 'Mala sala',
    statusNote: '',
    price: '',
    isFree: false,
    isPublic: true,
  };
  expect(stayOf({ ...use, status: 'cancelled' })).toBeUndefined();
  expect(stayOf({ ...use, status: 'moved' })).toMatchObject({ hall: 'Mala sala' });
});

it('an event whose beginning is unknown is in nobody’s way, whatever its end', () => {
  const untyped = { at: Number.NaN, end: Date.parse('2026-12-06T18:00:00Z'), hall: 'Mala' };
  const evening = { at: Date.parse('2026-12-05T18:00:00Z'), hall: 'Mala' };
  expect([clashes(untyped, evening), clashes(evening, untyped)]).toEqual([false, false]);
});
