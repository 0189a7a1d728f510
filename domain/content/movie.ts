import { z } from 'zod';
import { END_TOO_EARLY, endsAfter, withoutEmptyDates } from '../rules.ts';
import { MOVIE, SCREENING } from '../types/events.ts';
import { rowRule, rulesOf } from '../types/rulesOf.ts';
import { toEmbedLink } from '../youtube.ts';

/** A form and a page must still show them. */
export const MAX_SCREENINGS = 200;

/** Clients of the documented calls send only its date. */
const screeningEdit = rowRule(SCREENING).refine(endsAfter('productionDate'), END_TOO_EARLY);
export type ScreeningEdit = z.output<typeof screeningEdit>;

const screenings = z
  .array(screeningEdit, { error: 'invalid' })
  .max(MAX_SCREENINGS, { error: 'tooMany' });
const withoutEmpty = (value: unknown): unknown => withoutEmptyDates(value, 'productionDate');

const { input, edit } = rulesOf(MOVIE);

/** A trailer's link that names no video is stored as empty. */
export const movieInput = input.extend({
  youtubeUrl: input.shape.youtubeUrl.transform(toEmbedLink),
  movieProductionDateTimes: z
    .preprocess((value) => withoutEmpty(value) ?? [], screenings)
    .default([]),
});

/** Screenings that are missing in the list are removed; without a list all stay. */
export const movieEdit = edit.extend({
  youtubeUrl: edit.shape.youtubeUrl.unwrap().transform(toEmbedLink).optional(),
  movieProductionDateTimes: z.preprocess(withoutEmpty, screenings.optional()),
});
