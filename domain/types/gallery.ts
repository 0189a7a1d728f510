import type { Declaration } from './declaration.ts';

export const GALLERY_ITEM = {
  itemType: 'GalleryItem',
  sections: ['Galerija'],
  file: 'image',
  dateColumn: 'createdAt',
  fields: {
    author: { kind: 'line', searched: 'all', ordered: true },
    title: { kind: 'line', searched: 'all', ordered: true },
    yearMade: { kind: 'line', searched: 'all' },
    isRented: { kind: 'flag' },
    rentedTo: {
      kind: 'line',
      optional: true,
      searched: 'staff',
      inputDescription: 'Where a rented one is',
    },
  },
} as const satisfies Declaration;
