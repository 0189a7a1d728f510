/**
 * The fields of competitions and of procurements as the staff read them: text within the operations of both, because a
 * fragment belongs to one type.
 */

/** The fields that a list shows and an item has. */
export const NOTICE_ROW_FIELDS = 'id, author, title, datePosted, deadline, updatedAt, publishedAt';

/** The fields of an item beside these. */
export const NOTICE_ITEM_FIELDS =
  'description, version, number, document { url, fileName, contentType, byteSize }, documents { documentId, title, date, url, fileName, contentType, byteSize }';
