/** The content types whose items staff write, as the audit trail, the bin and the former versions name them. */
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

/** One of them. */
export type ItemType = (typeof ITEM_TYPES)[number];

/** Days for which a deleted item waits in the bin to be restored (product decision). */
export const BIN_DAYS = 30;
