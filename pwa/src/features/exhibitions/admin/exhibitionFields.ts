/**
 * The fields of colonies and of art salons as the staff read them: text within the operations of both, because a fragment
 * belongs to one type.
 */

/** The fields that a list shows and an item has; a chosen picture is compared by `width`, `height` and `placeholder`. */
export const EXHIBITION_ROW_FIELDS =
  'id, author, title, yearHappening, colonyType, updatedAt, publishedAt, image { src, width, height, alt, placeholder, srcSet }';

/** The fields of an item beside these. */
export const EXHIBITION_ITEM_FIELDS = 'description, createdAt, version';
