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

/** Checked first, since it decides who may write the item. */
export const programTypeOf = z.object({ programType: input.shape.programType });

export const programInput = input
  .extend({ dates: programDates, booking: nullAsAbsent(booking.default('')) })
  .refine(endsAfter('eventHappeningDateTime'), END_TOO_EARLY);

const editFields = edit.extend({ dates: programDates, booking: nullAsAbsent(booking.optional()) });

/** Fields that the specification lacks may be absent: they stay unchanged. */
export const programEdit = editFields.refine(endsAfter('eventHappeningDateTime'), END_TOO_EARLY);

/** A form knows the item and its version. */
export const programEditForm = editFields
  .omit({ id: true, version: true })
  .refine(endsAfter('eventHappeningDateTime'), END_TOO_EARLY);

export type ProgramEditFields = z.output<typeof programEdit>;
