/** Types written by staff, as in the audit trail, the trash and previous versions. */
export const ITEM_TYPES = [
  'News',
  'Program',
  'Movie',
  'Competition',
  'Procurement',
  'GalleryItem',
  'Colony',
  'ArtSalon',
  'PremisesPhoto',
] as const;

export type ItemType = (typeof ITEM_TYPES)[number];

/** Items that one request may change. */
export const MOST_CHANGED = 500;

/** Days in the trash (product decision). */
export const BIN_DAYS = 30;
