import { z } from 'zod';
import { END_TOO_EARLY, endsAfter, parseJsonText, withoutEmptyDates } from '../rules.ts';
import { PROGRAM_DATE } from '../types/events.ts';
import { rowRule } from '../types/rulesOf.ts';

/** As many as a film's screenings. */
export const MAX_DATES = 200;

const programDateEdit = rowRule(PROGRAM_DATE).refine(
  endsAfter('eventHappeningDateTime'),
  END_TOO_EARLY,
);
export type ProgramDateEdit = z.output<typeof programDateEdit>;

const areDistinct = (dates: readonly ProgramDateEdit[]): boolean =>
  // Text that is no date is refused separately.
  new Set(dates.map((date) => Number(date.eventHappeningDateTime))).size === dates.length ||
  dates.some((date) => Number.isNaN(Number(date.eventHappeningDateTime)));

/** All dates; two or more make a series. Absent: unchanged. */
export const programDates = z.preprocess(
  (value) => withoutEmptyDates(parseJsonText(value), 'eventHappeningDateTime'),
  z
    .array(programDateEdit, { error: 'invalid' })
    .max(MAX_DATES, { error: 'tooMany' })
    .refine(areDistinct, { error: 'repeated' })
    .optional(),
);
