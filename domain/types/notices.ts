import type { Declaration } from './declaration.ts';
import { descriptionMarkup } from './descriptionMarkup.ts';

/** The specification gives both types the same fields. */
const notice = {
  file: 'document',
  dateColumn: 'datePosted',
  fields: {
    author: { kind: 'line', searched: 'all', ordered: true },
    title: { kind: 'line', searched: 'all', ordered: true },
    description: { kind: 'text', searched: 'all' },
    descriptionMarkup,
    number: {
      kind: 'line',
      max: 60,
      optional: true,
      searched: 'all',
      description: 'The reference number',
    },
    deadline: { kind: 'moment', optional: true, description: 'Open until this minute' },
  },
  // The document has its own call; a procurement may contain a cleared `file` (specification,
  // section 7).
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
