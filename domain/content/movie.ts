import { z } from 'zod';
import {
  END_TOO_EARLY,
  endsAfter,
  ignoredEcho,
  itemId,
  keptMoment,
  moment,
  optionalText,
  requiredText,
  seenVersion,
  TEXT_LIMITS,
  withoutEmptyDates,
} from '../rules.ts';
import { toEmbedLink } from '../youtube.ts';
import { isFreeField } from './admission.ts';
import { EVENT_STATUSES } from './shared.ts';
import { publishedAt } from './publication.ts';

/** The most screenings of one film: a form and a page must still hold them. */
export const MAX_SCREENINGS = 200;

const line = optionalText(TEXT_LIMITS.line);
/** A text that, left out, stays as it was. */
const keptLine = line.unwrap().optional();

/**
 * One screening as an edit takes it: an id, or else the date, tells which stored one is meant. What is left out
 * stays as it was, since callers that know only the specification send nothing but the date. Where a moved
 * screening was moved from is worked out, never taken.
 */
export const screeningEdit = z
  .strictObject({
    id: z.preprocess((value) => value ?? undefined, itemId.optional()),
    productionDate: moment,
    endsAt: keptMoment,
    hall: keptLine,
    price: keptLine,
    isFree: isFreeField,
    language: keptLine,
    ageMark: keptLine,
    status: z.enum(EVENT_STATUSES, { error: 'unknownChoice' }).optional(),
    statusNote: optionalText(TEXT_LIMITS.note).unwrap().optional(),
    formerDateTime: z.unknown().optional(),
    movieId: z.unknown().optional(),
    __typename: z.unknown().optional(),
  })
  .refine(endsAfter('productionDate'), END_TOO_EARLY);

/** A screening as the validator gives it. */
export type ScreeningEdit = z.output<typeof screeningEdit>;

const screenings = z
  .array(screeningEdit, { error: 'invalid' })
  .max(MAX_SCREENINGS, { error: 'tooMany' });
const withoutEmpty = (value: unknown): unknown => withoutEmptyDates(value, 'productionDate');

/** The fields of a film that staff write. The trailer's link is rebuilt, or empty where no video is named. */
const movieFields = {
  title: requiredText(TEXT_LIMITS.line),
  author: requiredText(TEXT_LIMITS.line),
  genere: requiredText(TEXT_LIMITS.line),
  duration: line,
  yearPublished: line,
  childrenAge: line,
  description: requiredText(TEXT_LIMITS.text),
  youtubeUrl: optionalText(TEXT_LIMITS.note).transform(toEmbedLink),
  imageAlt: optionalText(TEXT_LIMITS.note),
  publishedAt,
};

/** Input for creating a film; its picture comes beside it. */
export const movieInput = z.strictObject({
  ...movieFields,
  movieProductionDateTimes: z
    .preprocess((value) => withoutEmpty(value) ?? [], screenings)
    .default([]),
});

/** Input for editing: the whole film. Screenings that are not in its list are removed; without a list all stay. */
export const movieEdit = z.strictObject({
  id: itemId,
  version: seenVersion,
  ...movieFields,
  duration: keptLine,
  yearPublished: keptLine,
  childrenAge: keptLine,
  youtubeUrl: optionalText(TEXT_LIMITS.note).unwrap().transform(toEmbedLink).optional(),
  imageAlt: movieFields.imageAlt.unwrap().optional(),
  movieProductionDateTimes: z.preprocess(withoutEmpty, screenings.optional()),
  ...ignoredEcho,
});

/** An edit of a film as the validator gives it. */
export type MovieEditFields = z.output<typeof movieEdit>;
