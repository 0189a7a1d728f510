import { z } from 'zod';
import {
  END_TOO_EARLY,
  endsAfter,
  itemId,
  keptMoment,
  moment,
  optionalText,
  parseJsonText,
  TEXT_LIMITS,
  withoutEmptyDates,
} from '../rules.ts';
import { EVENT_STATUSES, type EventStatus } from './shared.ts';

/** The most dates of one programme, as many as a film may have screenings. */
export const MAX_DATES = 200;

/** The fields of one date of a programme, as stored and as read. */
export interface ProgramDateFacts<Moment> {
  readonly eventHappeningDateTime: Moment;
  readonly endsAt: Moment | null;
  readonly place: string;
  readonly status: EventStatus;
  readonly statusNote: string;
  readonly formerDateTime: Moment | null;
}

/**
 * One date of a series as writing takes it: an id, or else the moment, tells which stored one is meant. What is left
 * out stays as it was.
 */
export const programDateEdit = z
  .strictObject({
    id: z.preprocess((value) => value ?? undefined, itemId.optional()),
    eventHappeningDateTime: moment,
    endsAt: keptMoment,
    place: optionalText(TEXT_LIMITS.line).unwrap().optional(),
    status: z.enum(EVENT_STATUSES, { error: 'unknownChoice' }).optional(),
    statusNote: optionalText(TEXT_LIMITS.note).unwrap().optional(),
    formerDateTime: keptMoment,
    key: z.unknown().optional(),
    __typename: z.unknown().optional(),
  })
  .refine(endsAfter('eventHappeningDateTime'), END_TOO_EARLY);

/** A date of a series as the validator gives it. */
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
