import { z } from 'zod';
import { WEEKDAYS } from '../openingHours.ts';
import type { OpenHours } from '../eventState.ts';
import { asMeant, parseJsonText } from '../rules.ts';

/** A time of day, `HH:mm`. */
export const clockTime = z.preprocess(
  asMeant,
  z.string('invalid').regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid'),
);

/** Midnight is `24:00`, also if written as `00:00`. */
export const closingTime = z
  .preprocess(asMeant, z.string('invalid').regex(/^(?:([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'invalid'))
  .transform((time) => (time === '00:00' ? '24:00' : time));

/** Four a day, as in the centre's hours. */
const MAX_OPENINGS = 28;

const opening = z
  .strictObject({
    day: z.enum(WEEKDAYS, { error: 'unknownChoice' }),
    from: clockTime,
    to: closingTime,
    __typename: z.unknown().optional(),
  })
  .refine(({ from, to }) => from < to, { path: ['to'], error: 'invalid' })
  .transform(({ day, from, to }): OpenHours => ({ day, from, to }));

const inOrder = (one: OpenHours, other: OpenHours): number =>
  WEEKDAYS.indexOf(one.day) - WEEKDAYS.indexOf(other.day) || (one.from < other.from ? -1 : 1);

const isWithoutOverlap = (rows: readonly OpenHours[]): boolean =>
  rows.every((row, at) => {
    const before = rows[at - 1];
    return before?.day !== row.day || before.to <= row.from;
  });

/**
 * Of an event of several days, in the order of the week; forms send JSON text. Empty: the centre's
 * hours. Absent: unchanged.
 */
export const openHours = z.preprocess(
  (value) => (value === null ? [] : parseJsonText(value)),
  z
    .array(opening, { error: 'invalid' })
    .max(MAX_OPENINGS, { error: 'tooMany' })
    .transform((rows) => rows.toSorted(inOrder))
    .refine(isWithoutOverlap, { error: 'overlap' })
    .optional(),
);
