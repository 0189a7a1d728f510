import { z } from 'zod';
import { END_TOO_EARLY, endsAfter, parseJsonText, withoutEmptyDates } from '../rules.ts';
import { PROGRAM_DATE } from '../types/events.ts';
import { rowRule } from '../types/rulesOf.ts';

/** The most dates of one programme, as many as a film may have screenings. */
export const MAX_DATES = 200;

/** One date of a series as an edit sends it. */
const programDateEdit = rowRule(PROGRAM_DATE).refine(
  endsAfter('eventHappeningDateTime'),
  END_TOO_EARLY,
);
export type ProgramDateEdit = z.output<typeof programDateEdit>;

const areDistinct = (dates: readonly ProgramDateEdit[]): boolean =>
  // Anything but a date is text here, and refused for that.
  new Set(dates.map((date) => Number(date.eventHappeningDateTime))).size === dates.length ||
  dates.some((date) => Number.isNaN(Number(date.eventHappeningDateTime)));

/** All dates of a programme; fewer than two make it a programme of one date. Absent: as they were. */
export const programDates = z.preprocess(
  (value) => withoutEmptyDates(parseJsonText(value), 'eventHappeningDateTime'),
  z
    .array(programDateEdit, { error: 'invalid' })
    .max(MAX_DATES, { error: 'tooMany' })
    .refine(areDistinct, { error: 'repeated' })
    .optional(),
);
