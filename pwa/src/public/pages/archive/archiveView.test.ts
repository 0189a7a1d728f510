import { expect, test } from 'vitest';
import { PROGRAM_TYPES } from '@centar/domain/sections.ts';
import { archiveTitle, byMonth, hasKind, kindOfArchive, ofKind } from './archiveView.ts';

const program = (itemId: number, at: string) => ({
  itemId,
  at,
  startsAt: at,
  endsAt: null,
  title: '',
  programType: '',
  place: '',
  status: 'scheduled' as const,
});

const film = (at: string) => ({ itemId: 9, title: '', at, status: 'scheduled' });

test('events are grouped by their Belgrade month, the latest first', () => {
  const months = byMonth({
    year: 2026,
    // Half past midnight on the first of April in Belgrade.
    programs: [program(3, '2026-03-31T22:30:00.000Z'), program(2, '2026-03-02T18:00:00.000Z')],
    films: [film('2026-11-01T18:00:00.000Z'), film('2026-03-01T18:00:00.000Z')],
    nextCursor: null,
  });
  expect(
    months.map(({ month, programs, films }) => [
      month,
      programs.map(({ itemId }) => itemId),
      films.length,
    ]),
  ).toEqual([
    [11, [], 1],
    [4, [3], 0],
    [3, [2], 1],
  ]);
});

test('a year can be filtered by type, films as cinema', () => {
  const concert = { ...program(1, '2026-03-02T18:00:00.000Z'), programType: 'Muzicki program' };
  const talk = { ...program(2, '2026-03-02T18:00:00.000Z'), programType: 'Tribinski program' };
  const shown = film('2026-11-01T18:00:00.000Z');
  const year = { year: 2026, programs: [concert, talk], films: [shown], nextCursor: null };
  const asked = (slug: string) => kindOfArchive(new URLSearchParams({ vrsta: slug }));
  expect(ofKind(year, asked('muzicki'))).toEqual({
    year: 2026,
    programs: [concert],
    films: [],
    nextCursor: null,
  });
  expect(ofKind(year, asked('bioskop'))).toEqual({
    year: 2026,
    programs: [],
    films: [shown],
    nextCursor: null,
  });
  expect(ofKind(year, asked(''))).toBe(year);
  expect(ofKind(year, asked('nista'))).toEqual({
    year: 2026,
    programs: [],
    films: [],
    nextCursor: null,
  });
  expect(archiveTitle('Arhiva', asked('nista'))).toBe('Arhiva: nepoznata vrsta');
  expect(PROGRAM_TYPES.filter((kind) => hasKind(year, kind)).map(({ slug }) => slug)).toEqual([
    'muzicki',
    'tribinski',
    'bioskop',
  ]);
});
