import { z } from 'zod';
import { END_TOO_EARLY, endsAfter, nullAsAbsent } from '../rules.ts';
import { writtenLinks } from '../links.ts';
import { PROGRAM } from '../types/events.ts';
import { rulesOf } from '../types/rulesOf.ts';
import { programDates } from './programDates.ts';

const { input, edit } = rulesOf(PROGRAM);

/** Links, telephones and e-mails, or nothing. */
const booking = edit.shape.booking
  .unwrap()
  .refine((text) => text === '' || writtenLinks(text).length > 0, 'invalid');

/** The type alone: who may write an item is decided by it, before anything else is looked at. */
export const programTypeOf = z.object({ programType: input.shape.programType });

/** Input for creating a programme; its picture comes beside it, and it takes place as announced. */
export const programInput = input
  .extend({ dates: programDates, booking: nullAsAbsent(booking.default('')) })
  .refine(endsAfter('eventHappeningDateTime'), END_TOO_EARLY);

const editFields = edit.extend({ dates: programDates, booking: nullAsAbsent(booking.optional()) });

/**
 * Input for editing: the whole programme. Callers that know only the specification leave out what it lacks;
 * that stays as it was.
 */
export const programEdit = editFields.refine(endsAfter('eventHappeningDateTime'), END_TOO_EARLY);

/** What a form checks of an edit: which item and which version are known. */
export const programEditForm = editFields
  .omit({ id: true, version: true })
  .refine(endsAfter('eventHappeningDateTime'), END_TOO_EARLY);

/** An edit as the validator gives it. */
export type ProgramEditFields = z.output<typeof programEdit>;
