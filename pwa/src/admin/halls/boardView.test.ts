import { describe, expect, it } from 'vitest';
import { dayOf } from '@centar/domain/dates.ts';
import { onDay } from './cancellation.ts';
import type { HallUse } from './halls.adminOperations.ts';
import { hallUse } from '../../../test/hallUse.ts';
import {
  boardRows,
  clashingKeys,
  isClashingOn,
  daysOf,
  lastDayOf,
  mondayOf,
  weekLater,
  weekOf,
} from './boardView.ts';

let last = 0;
const use = (at: string, hall: string, more: Partial<HallUse> = {}): HallUse =>
  hallUse({ screeningId: (last += 1), title: 'Film', at, hall, ...more });

describe('a week', () => {
  it('begins on Monday in Belgrade', () => {
    expect(mondayOf(new Date('2026-11-29T22:59:00Z')).toISOString()).toBe(
      '2026-11-22T23:00:00.000Z',
    );
    expect(mondayOf(new Date('2026-11-29T23:00:00Z')).toISOString()).toBe(
      '2026-11-29T23:00:00.000Z',
    );
  });

  it('is named by any of its days; anything else is the present one', () => {
    const now = new Date('2026-11-24T10:00:00Z');
    expect(dayOf(weekOf('2026-12-05', now))).toBe('2026-11-30');
    for (const named of [null, '', 'sutra', '2026-99-99']) {
      expect(dayOf(weekOf(named, now))).toBe('2026-11-23');
    }
  });

  it.each(['2026-10-21', '2027-03-24'])(
    'has seven days across the change of the clock of %s',
    (day) => {
      const days = daysOf(weekOf(day, new Date())).map((one) => dayOf(one));
      expect(new Set(days).size).toBe(7);
    },
  );
});

it('halls stand in the order of the settings, other places together below', () => {
  const days = daysOf(weekOf('2026-11-23', new Date()));
  const uses = [
    use('2026-11-24T19:00:00Z', 'Mala sala'),
    use('2026-11-24T20:00:00Z', 'Trg slobode'),
    use('2026-11-29T22:30:00Z', 'Mala sala'),
  ];
  const rows = boardRows(uses, ['Velika sala', 'Mala sala'], days);
  expect(rows.map(({ hall }) => hall)).toEqual(['Velika sala', 'Mala sala', '']);
  expect(rows[1]?.days.map((day) => day.length)).toEqual([0, 1, 0, 0, 0, 0, 1]);
  expect(boardRows([], ['Velika sala'], days)).toHaveLength(1);
});

it('what lasts several days is on each of them, once among the hours', () => {
  const days = daysOf(weekOf('2026-11-23', new Date()));
  const salon = use('2026-11-24T18:00:00Z', 'Mala sala', { endsAt: '2026-11-27T19:00:00Z' });
  const night = use('2026-11-24T22:00:00Z', 'Mala sala', { endsAt: '2026-11-25T02:00:00Z' });
  const [row] = boardRows([salon, night], ['Mala sala'], days);
  expect(row?.days.map((day) => day.length)).toEqual([0, 2, 0, 0, 0, 0, 0]);
  expect(row?.lasting.map((day) => day.length)).toEqual([0, 0, 1, 1, 1, 0, 0]);
  const [next] = boardRows([salon], ['Mala sala'], daysOf(weekOf('2026-11-30', new Date())));
  expect(next?.lasting.flat()).toEqual([]);
});

it.each([
  ['2026-12-20T23:00:00Z', '2026-12-20'],
  ['2026-12-20T17:00:00Z', '2026-12-20'],
  ['2026-12-21T01:00:00Z', '2026-12-20'],
  [null, '2026-11-24'],
])('the last day of what ends at %s is %s', (endsAt, day) => {
  expect(dayOf(lastDayOf(use('2026-11-24T18:00:00Z', 'Galerija', { endsAt })))).toBe(day);
});

it('what clashes is named on both sides, what was cancelled on neither', () => {
  const one = use('2026-11-24T19:00:00Z', 'Mala sala');
  const other = use('2026-11-24T20:00:00Z', 'Mala sala');
  const later = use('2026-11-24T22:00:00Z', 'Mala sala');
  expect(clashingKeys([one, other, later]).size).toBe(2);
  expect(clashingKeys([one, { ...other, status: 'cancelled' }, later]).size).toBe(0);
});

it('what lasts clashes on its later days with others that last alone', () => {
  const salon = use('2026-11-24T18:00:00Z', 'Mala sala', { endsAt: '2026-11-27T19:00:00Z' });
  const other = use('2026-11-26T10:00:00Z', 'Mala sala', { endsAt: '2026-11-29T19:00:00Z' });
  const evening = use('2026-11-24T19:00:00Z', 'Mala sala');
  const [row] = boardRows(
    [salon, other, evening],
    ['Mala sala'],
    daysOf(weekOf('2026-11-23', new Date())),
  );
  const clashesOn = (at: number) =>
    isClashingOn(salon, [...(row?.lasting[at] ?? []), ...(row?.days[at] ?? [])]);
  // Tuesday is its opening; on Thursday the other one begins.
  expect([1, 2, 3, 4].map(clashesOn)).toEqual([true, false, true, true]);
});

it('another day keeps the hour on the wall, over the change of the clock too', () => {
  const day = new Date('2026-10-27T12:00:00Z');
  expect(onDay('2026-10-24T18:00:00Z', day)?.toISOString()).toBe('2026-10-27T19:00:00.000Z');
  expect(weekLater('2026-10-24T18:00:00Z')?.toISOString()).toBe('2026-10-31T19:00:00.000Z');
});

it('there is no other day at an hour that the spring change skips', () => {
  expect(onDay('2027-03-21T01:30:00Z', new Date('2027-03-28T12:00:00Z'))).toBeUndefined();
  expect(weekLater('2027-03-21T01:30:00Z')).toBeUndefined();
  expect(weekLater('2027-03-21T02:30:00Z')?.toISOString()).toBe('2027-03-28T01:30:00.000Z');
});
