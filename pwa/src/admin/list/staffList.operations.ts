/**
 * The parts of every query for a page of a staff list (`AskedList` and `FoundList` of useItemList.ts). They are text within
 * the queries, because a fragment belongs to one type and each list has a page type of its own.
 */

/** The variables that a list's query declares. */
export const LIST_VARIABLES =
  '$page: Int, $pageSize: Int, $search: String, $order: String, $descending: Boolean, $publication: String, $filter: String';

/** The same variables as arguments of the list. */
export const LIST_ARGUMENTS =
  'page: $page, pageSize: $pageSize, search: $search, order: $order, descending: $descending, publication: $publication, filter: $filter';

/** The fields of a page beside its items. */
export const LIST_FIELDS = 'page, pages, total, hasUnpublished, lastChanges { itemId, userName }';
