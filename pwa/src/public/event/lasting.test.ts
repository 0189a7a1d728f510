import { describe, expect, it } from 'vitest';
import { parseTyped } from '@centar/domain/dates.ts';
import type { Opening, OpeningHours, Week } from '@centar/domain/openingHours.ts';
import { everyDay } from '@centar/domain/test/everyDay.ts';
import { exceptionWords, isOpenOn, lastingOf, spanWords } from './lasting.ts';

const at = (typed: string): Date => parseTyped(typed) ?? new Date(Number.NaN);
const event = (start: string, end?: string) => ({
  eventHappeningDateTime: at(start).toISOString(),
  endsAt: end === undefined ? null : at(end).toISOString(),
});
const week = (openings: readonly Opening[]): Week => ({ ...everyDay(openings), ponedeljak: [] });
const HOUSE: OpeningHours = {
  house: week([
    ['10:00', '14:00'],
    ['17:00', '20:30'],
  ]),
  boxOffice: week([]),
  exceptions: [{ date: '2026-12-08', house: [['10:00', '12:00']], boxOffice: [], note: '' }],
};
const UNKNOWN_HOURS: OpeningHours = { house: week([]), boxOffice: week([]), exceptions: [] };
const salon = event('19.11.2026 19:00', '20.12.2026 20:00');

describe('a day and a night in sequence', () => {
  const marathon = event('27.11.2026 20:00', '28.11.2026 20:00');

  it('has no hours of the centre, and an end', () => {
    expect(lastingOf(marathon, HOUSE, at('26.11.2026 12:00'))).toMatchObject({
      hours: '',
      ends: 'završetak 28.11. u 20:00',
    });
  });

  it.each([
    ['27.11.2026 22:00', 'Otvoreno danas do 24 h'],
    ['28.11.2026 03:00', 'Otvoreno danas do 20 h'],
  ])('is open at %s', (now, today) => {
    expect(lastingOf(marathon, HOUSE, at(now))?.today).toBe(today);
  });
});

describe('an event of several days', () => {
  it.each([
    [salon, 'završetak 20.12. u 20:00'],
    [event('27.11.2026 18:00', '29.11.2026 02:00'), 'završetak 29.11. u 02:00'],
    [event('19.11.2026 19:00', '20.12.2026 00:00'), ''],
  ])('has an end: %j', (one, ends) => {
    expect(lastingOf(one, HOUSE, at('28.11.2026 12:00'))?.ends).toBe(ends);
  });

  it.each([
    ['18.11.2026 12:00', undefined],
    ['19.11.2026 18:59', undefined],
    ['19.11.2026 19:00', 'Traje'],
    ['20.11.2026 12:00', 'Traje'],
    ['21.11.2026 00:00', 'Traje, još 30 dana'],
    ['16.12.2026 12:00', 'Traje, još 5 dana'],
    ['18.12.2026 12:00', 'Traje, još 3 dana'],
    ['19.12.2026 23:59', 'Traje, još 2 dana'],
    ['20.12.2026 00:00', 'Traje, poslednji dan'],
    ['20.12.2026 19:59', 'Traje, poslednji dan'],
    ['20.12.2026 20:00', undefined],
    ['21.12.2026 12:00', undefined],
  ])('its label at %s is %s', (now, mark) => {
    expect(lastingOf(salon, HOUSE, at(now))?.mark).toBe(mark);
  });

  it.each([
    ['before it opens', '24.11.2026 09:00', 'Otvoreno danas 10–14 i 17–20:30 h'],
    ['between its hours', '24.11.2026 15:00', 'Otvoreno danas 17–20:30 h'],
    ['in its last hours', '24.11.2026 17:00', 'Otvoreno danas do 20:30 h'],
    ['after it closed', '24.11.2026 20:30', 'Zatvoreno od 20:30 h'],
    ['after its last hours by an exception', '08.12.2026 12:00', 'Zatvoreno od 12 h'],
    ['on a Monday', '23.11.2026 12:00', 'Danas zatvoreno'],
    ['by an exception', '08.12.2026 11:00', 'Otvoreno danas do 12 h'],
    ['until its end on its last day', '20.12.2026 18:00', 'Otvoreno danas do 20 h'],
    ['nothing before its first hour', '19.11.2026 12:00', undefined],
  ])('its hours of today are: %s', (_, now, words) => {
    expect(lastingOf(salon, HOUSE, at(now))?.today).toBe(words);
  });

  it.each([
    ['27.11.2026 21:00', 'Zatvoreno od 20:30 h'],
    ['28.11.2026 09:00', 'Otvoreno danas 10–14 i 17–2 h'],
    ['28.11.2026 18:00', 'Otvoreno danas do 2 h'],
    ['28.11.2026 23:50', 'Otvoreno danas do 2 h'],
    ['29.11.2026 00:30', 'Otvoreno danas do 2 h'],
    ['29.11.2026 02:00', undefined],
  ])('it is open until the end of its last night, at %s: %s', (now, words) => {
    const festival = event('26.11.2026 18:00', '29.11.2026 02:00');
    const lasting = lastingOf(festival, HOUSE, at(now));
    expect(lasting?.today).toBe(words);
    expect(lasting?.isOpenToday).toBe(words?.startsWith('Otvoreno') ?? false);
  });

  it('without known hours it shows none and is open on each day', () => {
    const lasting = lastingOf(salon, UNKNOWN_HOURS, at('23.11.2026 12:00'));
    expect([lasting?.today, lasting?.hours]).toEqual([undefined, '']);
    expect(isOpenOn(salon, UNKNOWN_HOURS, at('23.11.2026 12:00'))).toBe(true);
    expect(isOpenOn(salon, UNKNOWN_HOURS, at('21.12.2026 12:00'))).toBe(false);
  });

  it('its own opening hours replace those of the centre', () => {
    const own = { ...salon, openHours: [{ day: 'ponedeljak', from: '09:00', to: '11:00' }] };
    const lasting = lastingOf(own, HOUSE, at('23.11.2026 10:00'));
    expect([lasting?.today, lasting?.hours]).toEqual([
      'Otvoreno danas do 11 h',
      'ponedeljak 9–11 h, utorak–nedelja zatvoreno',
    ]);
    expect(isOpenOn(own, HOUSE, at('24.11.2026 10:00'))).toBe(false);
  });

  it('a distant end is shown with its year', () => {
    const until = (end: string, now: string) =>
      lastingOf(event('19.11.2026 19:00', end), HOUSE, at(now))?.untilDay;
    expect(until('10.01.2027 20:00', '01.12.2026 12:00')).toBe('do 10.01.');
    expect(until('10.01.2028 20:00', '01.12.2026 12:00')).toBe('do 10.01.2028');
    expect(until('20.11.2126 20:00', '01.12.2026 12:00')).toBe('do 20.11.2126');
  });

  it('its range is from the first to the last day, without the final night', () => {
    expect(spanWords(salon)).toBe('od 19.11.2026 do 20.12.2026');
    const night = event('27.11.2026 18:00', '29.11.2026 02:00');
    expect(spanWords(night)).toBe('od 27.11.2026 do 28.11.2026');
  });

  it.each([
    ['an evening', event('27.11.2026 20:00', '27.11.2026 22:00')],
    ['an evening without an end', event('27.11.2026 20:00')],
    ['a night', event('27.11.2026 22:00', '28.11.2026 03:00')],
  ])('is not %s', (_, evening) => {
    expect(spanWords(evening)).toBeUndefined();
    expect(lastingOf(evening, HOUSE, at('27.11.2026 21:00'))).toBeUndefined();
  });
});

describe('exceptional days of the centre during an event', () => {
  const closed = { house: [], boxOffice: [] };
  const holidays: OpeningHours = {
    ...HOUSE,
    exceptions: [
      { date: '2026-12-31', until: '2027-01-02', ...closed, note: 'Nova godina' },
      { date: '2027-01-04', ...closed, note: '' },
      { date: '2027-01-05', house: [['10:00', '14:00']], boxOffice: [], note: '' },
      { date: '2027-01-07', ...closed, note: 'Božić' },
    ],
  };
  const winter = event('28.12.2026 19:00', '06.01.2027 20:00');

  it.each([
    ['before it', '01.12.2026 12:00'],
    ['on its first day', '28.12.2026 20:00'],
    ['on the first of them', '31.12.2026 12:00'],
  ])('are told %s', (_, now) => {
    expect(exceptionWords(winter, holidays, at(now))).toBe(
      'zatvoreno 31.12–02.01. (Nova godina), 05.01. 10–14 h',
    );
  });

  it.each([
    ['those left', winter, '02.01.2027 12:00', 'zatvoreno 02.01. (Nova godina), 05.01. 10–14 h'],
    ['none that are past', winter, '06.01.2027 12:00', ''],
    [
      'not its first day',
      event('31.12.2026 19:00', '02.01.2027 20:00'),
      '01.12.2026 12:00',
      'zatvoreno 01.01–02.01. (Nova godina)',
    ],
    [
      'those on which it would be open',
      { ...winter, openHours: [{ day: 'petak', from: '09:00', to: '11:00' }] },
      '01.12.2026 12:00',
      'zatvoreno 01.01. (Nova godina)',
    ],
    ['none of a day and a night', event('31.12.2026 20:00', '01.01.2027 20:00'), '31.12.2026', ''],
  ])('are %s', (_, one, now, words) => {
    expect(exceptionWords(one, holidays, at(now))).toBe(words);
  });
});
