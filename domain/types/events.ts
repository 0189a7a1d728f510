import { DATE_FACTS } from '../accessFacts.ts';
import { EVENT_STATUSES } from '../content/shared.ts';
import { PROGRAM_TYPE_NAMES } from '../sections.ts';
import type { Declaration, DeclaredField, DeclaredEvent } from './declaration.ts';
import { descriptionMarkup } from './descriptionMarkup.ts';

const status = {
  kind: 'status',
  choices: EVENT_STATUSES,
  optional: true,
} as const satisfies DeclaredField;
const statusNote = { kind: 'note', optional: true } as const satisfies DeclaredField;
const formerDateTime = {
  kind: 'moment',
  optional: true,
  description: 'Where it was moved from',
} as const satisfies DeclaredField;
const endsAt = { kind: 'moment', optional: true } as const satisfies DeclaredField;
const isFree = {
  kind: 'free',
  optional: true,
  description: 'Whether everybody enters free',
  inputDescription: 'Absent: as the price says',
} as const satisfies DeclaredField;
const childrenAge = {
  kind: 'line',
  optional: true,
  description: 'For which children it is; empty: for everybody',
} as const satisfies DeclaredField;

const accessFacts = {
  kind: 'several',
  choices: DATE_FACTS.map(({ fact }) => fact),
  optional: true,
  description: `What makes it accessible besides its hall: ${DATE_FACTS.map(({ fact }) => fact).join(', ')}`,
  inputDescription: 'Absent: as they were',
} as const satisfies DeclaredField;

/** Dates of a series. */
export const PROGRAM_DATE = {
  begin: 'eventHappeningDateTime',
  fields: {
    eventHappeningDateTime: { kind: 'moment' },
    endsAt,
    place: { kind: 'line', optional: true },
    status,
    statusNote,
    formerDateTime,
    accessFacts,
  },
  ignored: ['key'],
} as const satisfies DeclaredEvent;

/** Also of the corners. The dates of a series are `PROGRAM_DATE`. */
export const PROGRAM = {
  itemType: 'Program',
  sections: PROGRAM_TYPE_NAMES,
  file: 'image',
  pictures: 'several',
  dateColumn: 'pastAt',
  begin: 'eventHappeningDateTime',
  fields: {
    author: { kind: 'line', searched: 'all', ordered: true },
    programType: {
      kind: 'choice',
      choices: PROGRAM_TYPE_NAMES,
      inputDescription: 'The section whose holders may write it',
    },
    title: { kind: 'line', searched: 'all', ordered: true },
    description: { kind: 'text', searched: 'all' },
    descriptionMarkup,
    eventHappeningDateTime: {
      kind: 'moment',
      ordered: true,
      description: 'Of a series its next date, or the last if none is to come',
    },
    endsAt,
    openHours: {
      kind: 'hours',
      optional: true,
      description: 'When an event of several days can be visited; empty: as the house is open',
      inputDescription: 'Empty: as the house is open. Absent: as they were',
    },
    place: { kind: 'line', optional: true, searched: 'all' },
    price: { kind: 'line', optional: true },
    isFree,
    childrenAge,
    booking: {
      kind: 'note',
      optional: true,
      description: 'Where places are booked: a link, a telephone or an e-mail',
    },
    status: { ...status, written: 'inEdits' },
    statusNote: { ...statusNote, written: 'inEdits' },
    formerDateTime: { ...formerDateTime, written: 'inEdits' },
    accessFacts: {
      ...accessFacts,
      description: `${accessFacts.description}; of a series those of its next date`,
    },
  },
} as const satisfies Declaration;

export const SCREENING = {
  begin: 'productionDate',
  fields: {
    productionDate: { kind: 'moment' },
    endsAt,
    hall: { kind: 'line', optional: true },
    price: { kind: 'line', optional: true },
    isFree,
    language: { kind: 'line', optional: true },
    ageMark: { kind: 'line', optional: true },
    status,
    statusNote,
    formerDateTime: { ...formerDateTime, written: 'never' },
    accessFacts,
  },
  ignored: ['movieId'],
} as const satisfies DeclaredEvent;

/** Screenings are `SCREENING`. */
export const MOVIE = {
  itemType: 'Movie',
  sections: ['Bioskop program'],
  file: 'image',
  pictures: 'several',
  dateColumn: 'createdAt',
  fields: {
    title: { kind: 'line', searched: 'all', ordered: true },
    author: { kind: 'line', searched: 'all', ordered: true },
    genere: { kind: 'line', searched: 'all', ordered: true },
    duration: { kind: 'line', optional: true },
    yearPublished: { kind: 'line', optional: true },
    childrenAge,
    description: { kind: 'text', searched: 'all' },
    descriptionMarkup,
    youtubeUrl: { kind: 'note', optional: true },
  },
} as const satisfies Declaration;
