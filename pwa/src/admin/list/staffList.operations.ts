/**
 * Parts of every query for a page of a staff list (`ListRequest` and `FoundList` in
 * useItemList.ts). They are strings, because a fragment belongs to one type and each list has its
 * own page type.
 */

export const LIST_VARIABLES =
  '$page: Int, $pageSize: Int, $search: String, $order: String, $descending: Boolean, $publication: String, $filter: String';

export const LIST_ARGUMENTS =
  'page: $page, pageSize: $pageSize, search: $search, order: $order, descending: $descending, publication: $publication, filter: $filter';

/** The fields of a page besides its items. */
export const LIST_FIELDS =
  'page, pages, isCut, total, drafts, planned, lastChanges { itemId, userName }';
