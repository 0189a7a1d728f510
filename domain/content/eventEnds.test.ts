import { expect, it } from 'vitest';
import { toFieldErrors } from '../rules.ts';
import { movieEdit, movieInput } from './movie.ts';
import { programEdit, programEditForm, programInput } from './program.ts';

const START = '2026-12-05T18:00:00.000Z';
const LATER = '2026-12-06T18:00:00.000Z';
const TEXT = { author: 'Ana', title: 'Veče', description: 'Tekst' };
const program = { ...TEXT, programType: 'Muzicki program', eventHappeningDateTime: START };
const series = (endsAt: string) => ({
  ...program,
  dates: [{ eventHappeningDateTime: LATER }, { eventHappeningDateTime: START, endsAt }],
});
const movie = (endsAt: string) => ({
  ...TEXT,
  genere: 'drama',
  movieProductionDateTimes: [{ productionDate: START, endsAt }],
});

it.each([
  ['a new programme', programInput, (endsAt: string) => ({ ...program, endsAt }), 'endsAt'],
  ['an edit', programEdit, (endsAt: string) => ({ ...program, id: 1, endsAt }), 'endsAt'],
  ['a form', programEditForm, (endsAt: string) => ({ ...program, endsAt }), 'endsAt'],
  ['a date of a series', programInput, series, 'dates.1.endsAt'],
  ['a new screening', movieInput, movie, 'movieProductionDateTimes.0.endsAt'],
  [
    'a screening in an edit',
    movieEdit,
    (endsAt: string) => ({ ...movie(endsAt), id: 1 }),
    'movieProductionDateTimes.0.endsAt',
  ],
])('an end that is not after its beginning is refused: %s', (_name, rule, given, field) => {
  for (const end of [START, '2026-12-05T17:59:00.000Z']) {
    const { error } = rule.safeParse(given(end));
    expect(error && toFieldErrors(error)).toEqual({ [field]: 'endBeforeStart' });
  }
  expect(rule.safeParse(given('2026-12-05T18:01:00.000Z')).error).toBeUndefined();
});
