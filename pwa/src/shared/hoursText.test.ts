import { expect, it } from 'vitest';
import type { Opening, OpeningHours, Week } from '@centar/domain/openingHours.ts';
import { everyDay } from '@centar/domain/test/everyDay.ts';
import { boxOfficeWords, hoursNotices, todaysHours, todaysHoursNotice } from './hoursText.ts';

const every = (...openings: Opening[]): Week => everyDay(openings);
const cityDay = {
  date: '2026-11-27',
  house: [['10:00', '14:00']],
  boxOffice: [['10:00', '12:00']],
  note: 'Dan grada',
} as const;
const HOURS: OpeningHours = {
  house: every(['09:00', '22:00']),
  boxOffice: every(['10:00', '20:00']),
  exceptions: [cityDay],
};
const at = (moment: string): Date => new Date(moment);
const texts = (hours: OpeningHours, moment: string): string[] =>
  hoursNotices(hours, at(moment)).map(({ text }) => text);

it('an exception is announced seven days ahead', () => {
  const line = 'Petak 27.11: kuća 10–14 h, blagajna 10–12 h (Dan grada)';
  expect(texts(HOURS, '2026-11-19T22:59:00Z')).toEqual([]);
  expect(texts(HOURS, '2026-11-19T23:00:00Z')).toEqual([line]);
  expect(texts(HOURS, '2026-11-26T22:59:00Z')).toEqual([line]);
});

it('an exception is called today from midnight to midnight in Belgrade', () => {
  const today = 'Danas, petak 27.11: kuća 10–14 h, blagajna 10–12 h (Dan grada)';
  expect(todaysHoursNotice(HOURS, at('2026-11-26T22:59:00Z'))).toBeUndefined();
  expect(todaysHoursNotice(HOURS, at('2026-11-26T23:00:00Z'))?.text).toBe(today);
  expect(todaysHoursNotice(HOURS, at('2026-11-27T22:59:00Z'))?.text).toBe(today);
  expect(todaysHoursNotice(HOURS, at('2026-11-27T23:00:00Z'))).toBeUndefined();
});

it.each([
  [{ house: [], boxOffice: [] }, 'Petak 27.11: zatvoreno ceo dan'],
  [{ house: [] }, 'Petak 27.11: kuća zatvorena, blagajna 10–12 h'],
  [{ boxOffice: [] }, 'Petak 27.11: kuća 10–14 h, blagajna ne radi'],
])('the text names what is closed: %j', (change, text) => {
  const exception = { ...cityDay, ...change, note: '' };
  expect(texts({ ...HOURS, exceptions: [exception] }, '2026-11-26T10:00:00Z')).toEqual([text]);
});

it.each([
  ['2026-11-26T10:00:00Z', 'Petak 27.11 – utorak 01.12: zatvoreno ceo dan (Popis)'],
  ['2026-11-30T10:00:00Z', 'Danas, ponedeljak 30.11: zatvoreno ceo dan (Popis), do 01.12'],
  ['2026-12-01T10:00:00Z', 'Danas, utorak 01.12: zatvoreno ceo dan (Popis)'],
])('an exception of several days is one notice, at %s', (moment, text) => {
  const several = { date: '2026-11-27', until: '2026-12-01', house: [], boxOffice: [] };
  expect(texts({ ...HOURS, exceptions: [{ ...several, note: 'Popis' }] }, moment)).toEqual([text]);
});

it('a box office without hours is not mentioned', () => {
  const hours = {
    ...HOURS,
    boxOffice: every(),
    exceptions: [{ ...cityDay, boxOffice: [] }],
  };
  expect(texts(hours, '2026-11-26T10:00:00Z')).toEqual(['Petak 27.11: kuća 10–14 h (Dan grada)']);
});

it.each([
  ['before', '2026-11-25T07:59:00Z', 'Sad zatvoreno, danas 9–13 i 17–22 h'],
  ['from the first minute', '2026-11-25T08:00:00Z', 'Otvoreno sad, danas do 13\u00a0h'],
  ['in the break', '2026-11-25T12:00:00Z', 'Sad zatvoreno, danas 17–22 h'],
  ['in the evening', '2026-11-25T20:59:00Z', 'Otvoreno sad, danas do 22\u00a0h'],
  ['after', '2026-11-25T21:00:00Z', 'Zatvoreno od 22\u00a0h'],
  ['on an exceptional day', '2026-11-27T09:00:00Z', 'Otvoreno sad, danas do 14\u00a0h'],
])("today's hours are said in one sentence: %s", (_when, moment, sentence) => {
  const hours = { ...HOURS, house: every(['09:00', '13:00'], ['17:00', '22:00']) };
  expect(todaysHours(hours, at(moment))?.sentence).toBe(sentence);
});

it.each([
  ['before', '2026-11-25T14:19:00Z', 'Blagajna danas 16–18 i 19–20 h'],
  ['from the first minute', '2026-11-25T15:00:00Z', 'Blagajna danas do 18:00'],
  ['in the break', '2026-11-25T17:00:00Z', 'Blagajna danas 19–20 h'],
  ['after', '2026-11-25T19:00:00Z', 'Blagajna zatvorena od 20:00'],
  ['on a closed day', '2026-11-27T09:00:00Z', 'Blagajna danas ne radi'],
])("the box office's hours of today are those that are left: %s", (_when, moment, words) => {
  const boxOffice = every(['16:00', '18:00'], ['19:00', '20:00']);
  const exceptions = [{ ...cityDay, boxOffice: [] }];
  expect(boxOfficeWords({ ...HOURS, boxOffice, exceptions }, at(moment))).toBe(words);
});

it('a closed day is named, and unknown hours are not', () => {
  const closed = { ...HOURS, exceptions: [{ ...cityDay, house: [] }] };
  expect(todaysHours(closed, at('2026-11-27T09:00:00Z'))).toEqual({
    short: 'danas zatvoreno',
    sentence: 'Danas zatvoreno',
  });
  const unknown = { ...HOURS, house: every(), exceptions: [] };
  expect(todaysHours(unknown, at('2026-11-27T09:00:00Z'))).toBeUndefined();
});
