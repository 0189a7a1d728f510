import { z } from 'zod';
import { PROGRAM_TYPE_NAMES } from '../sections.ts';
import type { ProgramTypeName } from '../sections.ts';
import { moment, optionalMoment, optionalText, requiredText, TEXT_LIMITS } from '../rules.ts';
import { EVENT_STATUSES } from './shared.ts';

/** The fields of a programme that staff write; its type is the section whose holders may write it. */
export const programFields = {
  author: requiredText(TEXT_LIMITS.line),
  programType: z.enum(PROGRAM_TYPE_NAMES as [ProgramTypeName, ...ProgramTypeName[]], {
    error: 'unknownChoice',
  }),
  title: requiredText(TEXT_LIMITS.line),
  description: requiredText(TEXT_LIMITS.text),
  eventHappeningDateTime: moment,
  endsAt: optionalMoment,
  place: optionalText(TEXT_LIMITS.line),
  price: optionalText(TEXT_LIMITS.line),
  status: z.enum(EVENT_STATUSES, { error: 'unknownChoice' }).default('scheduled'),
  statusNote: optionalText(TEXT_LIMITS.note),
  formerDateTime: optionalMoment,
  imageAlt: optionalText(TEXT_LIMITS.note),
};
