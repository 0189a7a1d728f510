import { describe, expect, it } from 'vitest';
import { parseMoment, parseTyped, readDay, readMoment, readUntil } from './dates.ts';

const EVENING = '2026-12-25T18:00:00.000Z';

describe('a moment as people write it', () => {
  it.each([
    '25.12.2026 19:00',
    '25.12.2026 19h',
    '25.12.2026 19 h',
    '25.12.2026. u 19:00',
    '25.12.2026. u 19',
    '25.12.2026 19,00',
    '25.12.2026, 19:00',
    '25. 12. 2026. 19.00',
    '25. 12. 2026. u 19.00h',
    '25.12.2026 19:00 h',
    '25.12.2026 19.00 časova',
    '25.12.2026. u 19 časova',
    '25.12.2026 u 19 sati',
    '25.12.2026. od 19h',
    '25.12.2026 19⁰⁰',
    '25.12.2026. godine u 19 časova',
    '25.12.2026. god. u 19h',
    '25.12.2026. g. 19:00',
    '25. decembra 2026. godine, u 19:00',
    '25.12.2026.19:00',
    '25.12.2026. u 7 uveče',
    '25.12.2026 u 7 sati uvece',
    '25.12.2026 7h posle podne',
    '25.12.2026 19:00 uveče',
    'pet. 25.12.2026. u 19h',
    'pet, 25.12.2026. u 19h',
    '25. XII 2026. u 19h',
    '25. xii. 2026. године у 19 часова',
    '25/12/2026 19:00',
    '25-12-2026 19:00',
    'petak, 25.12.2026. u 19h',
    'Petak 25.12.2026. 19:00',
    '25. decembar 2026. u 19h',
    '25. decembra 2026. u 19 časova',
    '25 dec 2026 19:00',
    'петак, 25. децембра 2026. у 19 часова',
    '25.12.2026\u00A019:00',
    '\u200E25.12.2026 19:00\u202C',
    '\uFEFF25.\u200B12.2026 19:00',
    '251220261900',
  ])('%j', (text) => {
    expect(parseMoment(text)?.toISOString()).toBe(EVENING);
    expect(parseTyped(text)?.toISOString()).toBe(EVENING);
  });

  it.each([
    ['25.12.2026 19h30', '2026-12-25T18:30:00.000Z'],
    ['25.12.2026 u 19 i 30', '2026-12-25T18:30:00.000Z'],
    ['25.12.2026 u 8 ujutru', '2026-12-25T07:00:00.000Z'],
    ['1. I 2027. u 20h', '2027-01-01T19:00:00.000Z'],
    ['25.12.2026 9.05', '2026-12-25T08:05:00.000Z'],
    ['1. maj 2027. u 20h', '2027-05-01T18:00:00.000Z'],
    ['5.5.2027 00:00', '2027-05-04T22:00:00.000Z'],
    ['05/05/2027 20:00', '2027-05-05T18:00:00.000Z'],
  ])('%j is %s', (text, moment) => {
    expect(parseMoment(text)?.toISOString()).toBe(moment);
  });
});

describe('why a text is no moment', () => {
  it.each([
    ['5.12.2026', 'noHour'],
    ['25. decembra 2026.', 'noHour'],
    ['05122026', 'noHour'],
    ['25.12.2026. godine', 'noHour'],
    ['25.12.2026 19', 'hourUnclear'],
    ['25.12.2026 uveče', 'hourUnclear'],
    ['25.12.2026 u pola 8', 'hourUnclear'],
    ['25.12.2026 12 uveče', 'hourUnclear'],
    ['25.12.2026 24:00', 'hourUnclear'],
    ['25.12.2026 19:60', 'hourUnclear'],
    ['25.12.2026 19:00-21:00', 'hourUnclear'],
    ['25.12.2026 do 12h', 'hourUnclear'],
    ['29.3.2026 02:30', 'hourSkipped'],
    ['29.03.2026 02:00', 'hourSkipped'],
    ['28.3.2027. u 2h', 'hourSkipped'],
    ['290320260230', 'hourSkipped'],
    ['', 'notADate'],
    ['sutra u 19h', 'notADate'],
    ['31.11.2026 20:00', 'notADate'],
    ['05/12/2026 19:00', 'notADate'],
    ['25.12.26 19:00', 'notADate'],
    ['25. brumera 2026. u 19h', 'notADate'],
  ])('%j: %s', (text, problem) => {
    expect(readMoment(text)).toBe(problem);
    expect(parseMoment(text)).toBeUndefined();
  });

  it.each(['29.03.2026 01:59', '29.03.2026 03:00', '25.10.2026 02:30'])(
    'the hours beside the changed clock, and the one that comes twice: %s',
    (text) => {
      expect(readMoment(text)).toBeInstanceOf(Date);
    },
  );
});

it.each(['15.12.2026. do 12h', '15.12.2026 до 12 часова', 'do 15.12.2026. u 12:00'])(
  'an end may be written with "do": %s',
  (text) => {
    expect(readUntil(text)).toEqual(new Date('2026-12-15T11:00:00Z'));
  },
);

it.each([
  ['sub. 5.12.2026.', '2026-12-05'],
  ['1. XII 2026.', '2026-12-01'],
  ['25. decembar 2026.', '2026-12-25'],
  ['25/12/2026', '2026-12-25'],
  ['petak, 25.12.2026.', '2026-12-25'],
  ['25.12.2026 nešto', undefined],
])('a day is read as people write it: %j', (typed, day) => {
  expect(readDay(typed)).toBe(day);
});
