import { expect, it } from 'vitest';
import { programDates } from '@centar/domain/content/programDates.ts';
import { allDates, describeDates, EMPTY_DATE, readDates, showDates } from './dateRows.ts';
import type { ProgramItem } from './programs.adminOperations.ts';

const read = (date: string) => programDates.safeParse(readDates([{ ...EMPTY_DATE, date }]));

it.each(['5.12.2026', '29.3.2026 02:30', '31.11.2026 20:00'])(
  'a date of a series that can not be is refused and not lost: %s',
  (date) => {
    expect(readDates([{ ...EMPTY_DATE, date }])[0]?.eventHappeningDateTime).toBe(date);
    expect(read(date).error?.issues[0]?.path).toEqual([0, 'eventHappeningDateTime']);
  },
);

it.each([
  ['5.12.2026 19h', '2026-12-05T18:00:00.000Z'],
  ['05.12.2026 ceo dan', '2026-12-04T23:00:00.000Z'],
])('a date of a series is read as people write it: %s', (date, at) => {
  expect(read(date).data?.[0]?.eventHappeningDateTime).toEqual(new Date(at));
});

const AT = '2026-12-05T18:00:00.000Z';

it('what makes a date accessible is shown, described and sent', () => {
  const shown = showDates([{ eventHappeningDateTime: AT, accessFacts: ['subtitles', 'quiet'] }]);
  expect(describeDates(shown)).toBe('05.12.2026 19:00, titl, bez glasnih zvukova');
  expect(readDates(shown)[0]?.accessFacts).toEqual(['subtitles', 'quiet']);
});

it('the date of the own fields has their facts, and the others keep theirs', () => {
  const later = { eventHappeningDateTime: '2026-12-06T18:00:00.000Z', accessFacts: ['quiet'] };
  const own = { eventHappeningDateTime: AT, accessFacts: ['relaxed'] };
  const facts = allDates({ ...own, dates: [later] }).map(({ accessFacts }) => accessFacts);
  expect(facts).toEqual([['relaxed'], ['quiet']]);
});

it('the own fields are the shown date, or another one that was typed in its place', () => {
  const [second, third] = ['2026-12-06T18:00:00.000Z', '2026-12-07T18:00:00.000Z'];
  const dates = [AT, second, third].map((at, id) => ({ id: id + 1, eventHappeningDateTime: at }));
  const item = { eventHappeningDateTime: AT, dates } as unknown as ProgramItem;
  const idsOf = (at: string, further: typeof dates) =>
    allDates({ eventHappeningDateTime: at, dates: further }, item).map(({ id }) => id);
  expect(idsOf(AT, dates.slice(1))).toEqual([1, 2, 3]);
  expect(idsOf('2026-12-08T18:00:00.000Z', dates.slice(1))).toEqual([1, 2, 3]);
  expect(idsOf(second, dates.slice(2))).toEqual([2, 3]);
  // Refused by the server, since two dates begin at the same moment.
  expect(idsOf(second, dates.slice(1))).toEqual([1, 2, 3]);
});
