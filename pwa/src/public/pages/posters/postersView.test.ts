import { describe, expect, it } from 'vitest';
import { parseTyped } from '@centar/domain/dates.ts';
import { scheduleEntry } from '../../../../test/scheduleEntry.ts';
import type { ScheduleEntry } from '../schedule/scheduleView.ts';
import { isOnSheet, letteringOf, postersOf, printedMonth, sheetColumns } from './postersView.ts';

const at = (typed: string): Date => parseTyped(typed) ?? new Date(Number.NaN);
const NOW = at('27.11.2026 12:00');

const entry = (href: string, start: string, change: Partial<ScheduleEntry> = {}): ScheduleEntry =>
  scheduleEntry({ key: href + start, title: href, href, at: at(start).toISOString(), ...change });

it('a film with several screenings has one poster with the next that takes place', () => {
  const off = entry('/cinema/1', '28.11.2026 18:00', { status: 'cancelled' });
  const [next, last] = [
    entry('/cinema/1', '29.11.2026 18:00'),
    entry('/cinema/1', '02.12.2026 18:00'),
  ];
  const play = entry('/programs/1', '28.11.2026 20:00');
  const posters = postersOf([off, play, next, last], NOW);
  expect(posters.map((poster) => [poster.entry, poster.more])).toEqual([
    [next, 2],
    [play, 0],
  ]);
});

it('an event without any date that takes place keeps its poster but is not printed', () => {
  const off = entry('/programs/1', '05.12.2026 18:00', { status: 'cancelled' });
  expect(postersOf([off], NOW)).toEqual([{ entry: off, more: 0, isPrinted: false }]);
});

it.each([
  ['01.11.2026 00:00', '2026-11'],
  ['23.11.2026 23:59', '2026-11'],
  ['24.11.2026 00:00', '2026-12'],
  ['31.12.2026 23:00', '2027-01'],
])('the printed month of %s is %s', (now, month) => {
  expect(printedMonth(at(now))).toBe(month);
});

describe('what is on the sheet of a month', () => {
  it.each([
    ['01.12.2026 00:00', undefined, true],
    ['31.12.2026 23:30', undefined, true],
    ['30.11.2026 20:00', undefined, false],
    ['01.01.2027 00:00', undefined, false],
    ['19.11.2026 19:00', '20.12.2026 20:00', true],
    ['19.11.2026 19:00', '10.01.2027 20:00', true],
    ['19.11.2026 19:00', '29.11.2026 20:00', false],
  ])('%s to %s: %s', (start, end, isThere) => {
    const endsAt = end === undefined ? null : at(end).toISOString();
    expect(isOnSheet(entry('/programs/1', start, { endsAt }), '2026-12')).toBe(isThere);
  });
});

it.each([
  [0, 0, 4],
  [12, 12, 4],
  [28, 45, 7],
  [60, 90, 12],
  [50, 400, 12],
])('%i posters and %i dates are printed in %i columns', (posters, dates, columns) => {
  expect(sheetColumns(posters, dates)).toBe(columns);
});

it('long titles and long words are drawn in smaller letters', () => {
  expect(
    ['Kolo na trgu', 'Dokumentarno veče', 'Đ'.repeat(16), 'ab '.repeat(30)].map(letteringOf),
  ).toEqual([undefined, 'letters-medium', 'letters-small', 'letters-small']);
});
