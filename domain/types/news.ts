import type { Declaration } from './declaration.ts';
import { descriptionMarkup } from './descriptionMarkup.ts';

export const NEWS = {
  itemType: 'News',
  sections: ['Vesti'],
  file: 'image',
  pictures: 'several',
  dateColumn: 'datePosted',
  fields: {
    author: { kind: 'line', searched: 'all', ordered: true },
    theme: { kind: 'line', searched: 'all', ordered: true },
    title: { kind: 'line', searched: 'all', ordered: true },
    description: { kind: 'text', searched: 'all' },
    descriptionMarkup,
  },
} as const satisfies Declaration;
