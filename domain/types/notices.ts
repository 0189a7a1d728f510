import type { Declaration } from './declaration.ts';
import { descriptionMarkup } from './descriptionMarkup.ts';

/** What competitions and procurements have in common: the specification gives them one shape. */
const notice = {
  file: 'document',
  dateColumn: 'datePosted',
  fields: {
    author: { kind: 'line', searched: 'all', ordered: true },
    title: { kind: 'line', searched: 'all', ordered: true },
    description: { kind: 'text', searched: 'all' },
    descriptionMarkup,
    // As the public body writes it.
    number: {
      kind: 'line',
      max: 60,
      optional: true,
      searched: 'all',
      description: 'The reference number',
    },
    deadline: { kind: 'moment', optional: true, description: 'Open until this minute' },
  },
  // The document has a call of its own, also as the cleared `file` of a procurement (specification, section 7).
  ignored: ['documents', 'isOpen', 'documentUrl', 'document', 'file'],
} as const satisfies Omit<Declaration, 'itemType' | 'sections'>;

export const COMPETITION = {
  ...notice,
  itemType: 'Competition',
  sections: ['Konkurs'],
} as const satisfies Declaration;

export const PROCUREMENT = {
  ...notice,
  itemType: 'Procurement',
  sections: ['Javne nabavke'],
} as const satisfies Declaration;
