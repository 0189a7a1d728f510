import { PREMISES_CATEGORIES } from '../premises.ts';
import type { Declaration } from './declaration.ts';

/** Without a section: administrators write them. */
export const PREMISES_PHOTO = {
  itemType: 'PremisesPhoto',
  sections: [''],
  file: 'image',
  dateColumn: 'createdAt',
  fields: {
    title: {
      kind: 'line',
      searched: 'staff',
      ordered: true,
      description: 'What stands under it',
    },
    category: {
      kind: 'choice',
      choices: PREMISES_CATEGORIES,
      searched: 'staff',
      ordered: true,
      description: 'Bioskop, Galerija, Restoran or Drugo',
    },
    position: {
      kind: 'position',
      optional: true,
      ordered: true,
      description: 'Its place among those of its category',
    },
  },
  ignored: ['caption'],
} as const satisfies Declaration;
