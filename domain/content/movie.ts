import { z } from 'zod';
import { END_TOO_EARLY, endsAfter, withoutEmptyDates } from '../rules.ts';
import { MOVIE, SCREENING } from '../types/events.ts';
import { rowRule, rulesOf } from '../types/rulesOf.ts';
import { toEmbedLink } from '../youtube.ts';

/** The most screenings of one film: a form and a page must still hold them. */
export const MAX_SCREENINGS = 200;

/** One screening as an edit sends it: callers that know only the specification send nothing but its date. */
const screeningEdit = rowRule(SCREENING).refine(endsAfter('productionDate'), END_TOO_EARLY);
export type ScreeningEdit = z.output<typeof screeningEdit>;

const screenings = z
  .array(screeningEdit, { error: 'invalid' })
  .max(MAX_SCREENINGS, { error: 'tooMany' });
const withoutEmpty = (value: unknown): unknown => withoutEmptyDates(value, 'productionDate');

const { input, edit } = rulesOf(MOVIE);

/** Input for creating a film; its picture comes beside it. The trailer's link is empty where it names no video. */
export const movieInput = input.extend({
  youtubeUrl: input.shape.youtubeUrl.transform(toEmbedLink),
  movieProductionDateTimes: z
    .preprocess((value) => withoutEmpty(value) ?? [], screenings)
    .default([]),
});

/** Input for editing: the whole film. Screenings that are not in its list are removed; without a list all stay. */
export const movieEdit = edit.extend({
  youtubeUrl: edit.shape.youtubeUrl.unwrap().transform(toEmbedLink).optional(),
  movieProductionDateTimes: z.preprocess(withoutEmpty, screenings.optional()),
});
