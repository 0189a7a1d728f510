import type { Declaration, DeclaredField } from './declaration.ts';
import { descriptionMarkup } from './descriptionMarkup.ts';

/** The specification gives both types the same fields. */
const fields = {
  author: { kind: 'line', searched: 'all', ordered: true },
  title: { kind: 'line', searched: 'all', ordered: true },
  description: { kind: 'text', searched: 'all' },
  descriptionMarkup,
  yearHappening: {
    kind: 'line',
    searched: 'all',
    description: 'A year or a date, free text',
    inputDescription: 'A year or a date, free text',
  },
} as const satisfies Declaration['fields'];

const colonyType = {
  kind: 'choice',
  searched: 'all',
  ordered: true,
} as const satisfies DeclaredField;

export const COLONY = {
  itemType: 'Colony',
  sections: ['Kolonije'],
  file: 'image',
  pictures: 'several',
  dateColumn: 'createdAt',
  fields: {
    ...fields,
    colonyType: {
      ...colonyType,
      choices: ['Sandzacka inspiracija', 'Sopocanski dani'],
      // The specification has two spellings of one colony (product decision 9).
      spellings: { 'Sandzacka kolonija': 'Sandzacka inspiracija' },
    },
  },
} as const satisfies Declaration;

export const ART_SALON = {
  itemType: 'ArtSalon',
  sections: ['Likovni saloni'],
  file: 'image',
  pictures: 'several',
  dateColumn: 'createdAt',
  fields: {
    ...fields,
    colonyType: { ...colonyType, choices: ['Jesenji likovni salon', 'Likovni salon mladih'] },
  },
} as const satisfies Declaration;
