import { expect, it } from 'vitest';
import {
  formatEndTime,
  formatFormer,
  formatStart,
  formatStartTime,
  isAllDay,
  parseStart,
  readStart,
  showStart,
} from './allDay.ts';

const event = (eventHappeningDateTime: string, endsAt: string | null) => ({
  eventHappeningDateTime,
  endsAt,
});

it.each([
  ['one day', '2026-12-04T23:00:00Z', '2026-12-05T23:00:00Z', true],
  ['three days', '2026-12-04T23:00:00Z', '2026-12-07T23:00:00Z', true],
  ['the day of a clock change', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z', true],
  ['a start at midnight without an end', '2026-12-04T23:00:00Z', null, false],
  [
    'a start at midnight with an end at 02:00',
    '2026-12-04T23:00:00Z',
    '2026-12-05T01:00:00Z',
    false,
  ],
  ['an evening until midnight', '2026-12-05T18:00:00Z', '2026-12-05T23:00:00Z', false],
  ['an end before the start', '2026-12-04T23:00:00Z', '2026-12-03T23:00:00Z', false],
])('%s is all-day or not', (_what, start, end, expected) => {
  expect(isAllDay(event(start, end))).toBe(expected);
});

it('shows no hour for an all-day event', () => {
  const day = event('2026-12-04T23:00:00Z', '2026-12-05T23:00:00Z');
  expect([formatStart(day), formatStartTime(day), showStart(day)]).toEqual([
    '05.12.2026',
    'ceo dan',
    '05.12.2026 ceo dan',
  ]);
  const evening = event('2026-12-05T18:00:00Z', '2026-12-05T23:00:00Z');
  expect([formatStart(evening), formatStartTime(evening), showStart(evening)]).toEqual([
    '05.12.2026 19:00',
    '19:00',
    '05.12.2026 19:00',
  ]);
});

it.each([
  ['in the evening', '2026-12-05T18:00:00Z', '2026-12-05T20:30:00Z', '21:30'],
  ['in the night', '2026-12-05T21:00:00Z', '2026-12-06T02:00:00Z', '03:00'],
  ['at midnight', '2026-12-05T18:00:00Z', '2026-12-05T23:00:00Z', '00:00'],
  ['of a day', '2026-12-04T23:00:00Z', '2026-12-05T23:00:00Z', undefined],
  ['of several days', '2026-12-05T18:00:00Z', '2026-12-07T19:00:00Z', undefined],
  ['that is not known', '2026-12-05T18:00:00Z', null, undefined],
])('the hour of an end %s is shown or not', (_which, start, end, time) => {
  expect(formatEndTime(event(start, end))).toBe(time);
});

it('shows a moved event as it was before', () => {
  const day = event('2026-12-04T23:00:00Z', '2026-12-05T23:00:00Z');
  expect(formatFormer(day, '2026-12-02T23:00:00Z')).toBe('03.12.2026');
  expect(formatFormer(day, '2026-12-09T23:00:00Z')).toBe('10.12.2026');
  expect(formatFormer(day, '2026-12-03T18:00:00Z')).toBe('03.12.2026 19:00');
  const evening = event('2026-12-05T18:00:00Z', '2026-12-05T20:00:00Z');
  expect(formatFormer(evening, '2026-12-05T17:00:00Z')).toBe('18:00');
  expect(formatFormer(evening, '2026-12-04T23:00:00Z')).toBe('05.12.2026');
  expect(formatFormer(evening, '2026-12-02T23:00:00Z')).toBe('03.12.2026');
  expect(formatFormer(day, '2026-12-05T17:00:00Z')).toBe('18:00');
});

it.each([
  '5.12.2026 ceo dan',
  ' 05.12.2026. CEO DAN ',
  '5. decembra 2026, ceo dan',
  '5.12.2026 цео дан',
  ' ceo dan05.12.2026',
  'Ceo dan, 5. decembra 2026.',
])('reads "%s" as the whole day', (typed) => {
  expect(parseStart(typed)?.toISOString()).toBe('2026-12-04T23:00:00.000Z');
});

it.each([
  ['5.12.2026', 'noHour'],
  ['31.2.2026 ceo dan', 'notADate'],
  ['ceo dan', 'notADate'],
])('does not read "%s" as a start', (typed, problem) => {
  expect(readStart(typed)).toBe(problem);
});
