import { describe, expect, it } from 'vitest';
import {
  belgradeYear,
  compareMoments,
  formatDate,
  formatBeside,
  formatDateTime,
  formatTime,
  fromBelgrade,
  isScreeningVisible,
  monthName,
  parseTyped,
  readDay,
  showDay,
  sameBelgradeDay,
  startOfBelgradeDay,
  toBelgrade,
  weekday,
  weekdayAccusative,
} from './dates.ts';

const at = (text: string): Date => new Date(text);

describe('Belgrade time', () => {
  // Winter, summer, both sides of both changes, and the turn of a year.
  const TABLE = [
    ['2026-11-21T10:00:00Z', '21.11.2026 11:00'],
    ['2026-07-01T10:00:00Z', '01.07.2026 12:00'],
    ['2026-03-29T00:59:00Z', '29.03.2026 01:59'],
    ['2026-03-29T01:00:00Z', '29.03.2026 03:00'],
    ['2026-10-25T00:59:00Z', '25.10.2026 02:59'],
    ['2026-10-25T02:00:00Z', '25.10.2026 03:00'],
    ['2026-12-31T22:59:00Z', '31.12.2026 23:59'],
    ['2026-12-31T23:00:00Z', '01.01.2027 00:00'],
    ['2028-02-28T23:30:00Z', '29.02.2028 00:30'],
  ] as const;

  it.each(TABLE)('%s is %s', (moment, shown) => {
    expect(formatDateTime(moment)).toBe(shown);
    expect(formatDateTime(at(moment))).toBe(shown);
    expect(`${formatDate(moment)} ${formatTime(moment)}`).toBe(shown);
  });

  it.each(TABLE)('%s is read back from %s', (moment, shown) => {
    expect(parseTyped(shown)?.toISOString()).toBe(at(moment).toISOString());
    expect(fromBelgrade(toBelgrade(moment)).toISOString()).toBe(at(moment).toISOString());
  });

  it('the hour that comes twice means its first pass', () => {
    expect(parseTyped('25.10.2026 02:30')?.toISOString()).toBe('2026-10-25T00:30:00.000Z');
    expect(formatTime('2026-10-25T01:30:00Z')).toBe('02:30');
  });

  it('a typed hour that is skipped is no moment', () => {
    expect(parseTyped('29.03.2026 02:30')).toBeUndefined();
  });

  it('is what the time zone says, at every season of two centuries', () => {
    const zone = new Intl.DateTimeFormat('sr-Latn', {
      timeZone: 'Europe/Belgrade',
      hourCycle: 'h23',
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    });
    const wrong: string[] = [];
    // The step meets each hour of the day.
    for (let moment = Date.UTC(1899, 11); moment < Date.UTC(2102, 0); moment += 65 * 3_600_000) {
      const shown = formatDateTime(new Date(moment));
      const expected = zone.formatToParts(moment).filter(({ type }) => type !== 'literal');
      if (shown.replace(/\D/g, '') !== expected.map(({ value }) => value).join(''))
        wrong.push(shown);
    }
    expect(wrong).toEqual([]);
  });

  it('every half hour of two years converts back, except the repeated hour', () => {
    const start = Date.UTC(2026, 0, 1);
    const lost: string[] = [];
    for (let step = 0; step < 2 * 365 * 48; step += 1) {
      const moment = new Date(start + step * 1_800_000);
      const again = fromBelgrade(toBelgrade(moment)).getTime();
      if (again !== moment.getTime()) lost.push(moment.toISOString());
    }
    expect(lost).toEqual([
      '2026-10-25T01:00:00.000Z',
      '2026-10-25T01:30:00.000Z',
      '2027-10-31T01:00:00.000Z',
      '2027-10-31T01:30:00.000Z',
    ]);
  });
});

describe('what staff type', () => {
  it.each([
    ['21.11.2026', '2026-11-20T23:00:00.000Z'],
    ['1.7.2026 9:05', '2026-07-01T07:05:00.000Z'],
    ['  21. 11. 2026. 19.30 ', '2026-11-21T18:30:00.000Z'],
    ['211120261930', '2026-11-21T18:30:00.000Z'],
    ['21112026', '2026-11-20T23:00:00.000Z'],
    ['21112026 1930', '2026-11-21T18:30:00.000Z'],
    ['29.02.2028', '2028-02-28T23:00:00.000Z'],
    ['31.12.2026 23:59', '2026-12-31T22:59:00.000Z'],
    ['01.01.2027 00:00', '2026-12-31T23:00:00.000Z'],
  ])('%s', (text, moment) => {
    expect(parseTyped(text)?.toISOString()).toBe(moment);
  });

  it.each([
    '',
    'sutra',
    '31.11.2026',
    '31112026',
    '2111202619',
    '30.02.2026',
    '29.02.2027',
    '00.01.2026',
    '01.00.2026',
    '01.13.2026',
    '32.01.2026',
    '21.11.2026 24:00',
    '21.11.2026 19:60',
    '21.11.26',
    '2026-11-21',
    '11/21/2026',
    '21.11.2026 19',
    '21.11.2026T19:00',
    '21.11.2026 19:00:00',
    '-1.11.2026',
    '21.11.20266',
  ])('%j is no date', (text) => {
    expect(parseTyped(text)).toBeUndefined();
  });
});

describe('days and years', () => {
  it.each([
    ['2026-11-21T22:59:59.999Z', 0, '2026-11-20T23:00:00.000Z'],
    ['2026-11-21T23:00:00Z', 0, '2026-11-21T23:00:00.000Z'],
    ['2026-03-29T12:00:00Z', 0, '2026-03-28T23:00:00.000Z'],
    ['2026-03-29T12:00:00Z', 1, '2026-03-29T22:00:00.000Z'],
    ['2026-10-25T12:00:00Z', 0, '2026-10-24T22:00:00.000Z'],
    ['2026-10-25T12:00:00Z', 1, '2026-10-25T23:00:00.000Z'],
    ['2026-12-31T23:30:00Z', 0, '2026-12-31T23:00:00.000Z'],
    ['2026-12-31T12:00:00Z', 1, '2026-12-31T23:00:00.000Z'],
    ['2026-03-01T12:00:00Z', -1, '2026-02-27T23:00:00.000Z'],
  ])('the day of %s and %d more starts at %s', (moment, days, start) => {
    expect(startOfBelgradeDay(at(moment), days).toISOString()).toBe(start);
  });

  it('the year ends at Belgrade midnight', () => {
    const year = { start: at('2025-12-31T23:00:00Z'), end: at('2026-12-31T23:00:00Z') };
    expect(belgradeYear(at('2025-12-31T23:00:00Z'))).toEqual(year);
    expect(belgradeYear(at('2026-12-31T22:59:59.999Z'))).toEqual(year);
    expect(belgradeYear(at('2026-12-31T23:00:00Z')).start).toEqual(year.end);
  });

  it('two moments of one day', () => {
    expect(sameBelgradeDay('2026-11-20T23:00:00Z', '2026-11-21T22:59:00Z')).toBe(true);
    expect(sameBelgradeDay('2026-11-21T22:59:00Z', '2026-11-21T23:00:00Z')).toBe(false);
  });

  it('names', () => {
    expect(weekday('2026-11-24T23:30:00Z')).toBe('sreda');
    expect(weekdayAccusative('2026-11-24T23:30:00Z')).toBe('sredu');
    expect(monthName('2026-11-30T23:30:00Z')).toBe('decembar');
  });

  it('leave the day out beside a moment of the same day', () => {
    expect(formatBeside('2026-11-30T10:00:00Z', '2026-11-30T11:00:00Z')).toBe('11:00');
    expect(formatBeside('2026-11-29T23:30:00Z', '2026-11-29T22:30:00Z')).toBe('30.11.2026 00:30');
  });
});

it.each([
  ['2026-11-21T19:00:00Z', '2026-11-21T20:59:59.999Z', true],
  ['2026-11-21T19:00:00Z', '2026-11-21T21:00:00Z', false],
  ['2026-10-25T00:30:00Z', '2026-10-25T02:29:59.999Z', true],
  ['2026-10-25T00:30:00Z', '2026-10-25T02:30:00Z', false],
])('a screening at %s is shown at %s: %s', (starts, now, shown) => {
  expect(isScreeningVisible(starts, at(now))).toBe(shown);
});

it('moments are sorted by when they are, however they are written', () => {
  const sorted = ['2026-11-21T19:00:00.000Z', '2026-11-21T18:00:00Z', '2026-11-21T19:30:00+01:00'];
  expect(sorted.sort(compareMoments)).toEqual([
    '2026-11-21T18:00:00Z',
    '2026-11-21T19:30:00+01:00',
    '2026-11-21T19:00:00.000Z',
  ]);
});

it.each([
  ['21.11.2026', '2026-11-21'],
  [' 1.2.2026. ', '2026-02-01'],
  ['', ''],
  ['31.11.2026', undefined],
  ['juče', undefined],
])('reads the day %j: %s', (typed, day) => {
  expect(readDay(typed)).toBe(day);
});

it('shows a day as it is typed', () => {
  expect(showDay('2026-02-01')).toBe('01.02.2026');
  expect(showDay('')).toBe('');
});
