import { z } from 'zod';
import { PROGRAM_TYPE_NAMES, type ProgramTypeName } from '../sections.ts';
import {
  END_TOO_EARLY,
  endsAfter,
  ignoredEcho,
  itemId,
  keptMoment,
  moment,
  optionalMoment,
  optionalText,
  requiredText,
  seenVersion,
  TEXT_LIMITS,
} from '../rules.ts';
import { writtenLinks } from '../links.ts';
import { isFreeField } from './admission.ts';
import { programDates } from './programDates.ts';
import { openHours } from './openHours.ts';
import { EVENT_STATUSES } from './shared.ts';
import { publishedAt } from './publication.ts';

/** Links, telephones and e-mails, or nothing. */
const booking = optionalText(TEXT_LIMITS.note)
  .unwrap()
  .refine((text) => text === '' || writtenLinks(text).length > 0, 'invalid');

/** The fields of a programme that staff write; its type is the section whose holders may write it. */
const programFields = {
  author: requiredText(TEXT_LIMITS.line),
  programType: z.enum(PROGRAM_TYPE_NAMES as [ProgramTypeName, ...ProgramTypeName[]], {
    error: 'unknownChoice',
  }),
  title: requiredText(TEXT_LIMITS.line),
  description: requiredText(TEXT_LIMITS.text),
  eventHappeningDateTime: moment,
  endsAt: optionalMoment,
  dates: programDates,
  openHours,
  place: optionalText(TEXT_LIMITS.line),
  price: optionalText(TEXT_LIMITS.line),
  isFree: isFreeField,
  childrenAge: optionalText(TEXT_LIMITS.line),
  booking: booking.default(''),
  status: z.enum(EVENT_STATUSES, { error: 'unknownChoice' }).default('scheduled'),
  statusNote: optionalText(TEXT_LIMITS.note),
  formerDateTime: optionalMoment,
  imageAlt: optionalText(TEXT_LIMITS.note),
  publishedAt,
};

/** The type alone: who may write an item is decided by it, before anything else is looked at. */
export const programTypeOf = z.object({ programType: programFields.programType });

/** Input for creating a programme; its picture comes beside it, and it takes place as announced. */
export const programInput = z
  .strictObject(programFields)
  .omit({ status: true, statusNote: true, formerDateTime: true })
  .refine(endsAfter('eventHappeningDateTime'), END_TOO_EARLY);

const editFields = z.strictObject({
  id: itemId,
  version: seenVersion,
  ...programFields,
  endsAt: keptMoment,
  place: programFields.place.unwrap().optional(),
  price: programFields.price.unwrap().optional(),
  childrenAge: programFields.childrenAge.unwrap().optional(),
  booking: booking.optional(),
  status: programFields.status.unwrap().optional(),
  statusNote: programFields.statusNote.unwrap().optional(),
  formerDateTime: keptMoment,
  imageAlt: programFields.imageAlt.unwrap().optional(),
  ...ignoredEcho,
});

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
