import type { Prisma } from '../../../../prisma/generated/client.ts';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import type { SearchedType } from '@centar/domain/wordSearch.ts';

type Sql = Prisma.Sql;

export interface WordSearch {
  readonly itemType: SearchedType;
  /** Folded; only letters and digits. */
  readonly words: readonly string[];
  readonly isInTitle: boolean;
  /** The newest results are returned. */
  readonly most: number;
}

export interface PartSearch {
  readonly itemType: ItemType;
  /** Folded. */
  readonly parts: readonly string[];
  readonly after: number;
  readonly upTo: number;
}

/** SQL that differs between the databases. Column names come from code, never from input. */
export interface Dialect {
  unindexed(column: Sql): Sql;
  /** Follows a table's name to scan it by id without another index. */
  readonly scannedById: Sql;
  contains(search: PartSearch): Sql;
  /** Whether `contains` reads few rows for parts that few items have. */
  hasIndexFor(parts: readonly string[]): boolean;
  /** In Belgrade. */
  yearOf(moment: Sql): Sql;
  /** In Belgrade. */
  startOfYear(year: Sql): Sql;
  /** Rows ("id", "text", "key") from a JSON list of lists. */
  texts(json: string): Sql;
  /** Sums a number over a JSON list. */
  sumOf(column: Sql, name: string): Sql;
  /** Whether a text is empty in an object of a JSON list. */
  hasEmpty(column: Sql, name: string): Sql;
  /** Selects the ids of items that contain all words, as forms or prefixes. */
  found(search: WordSearch): Sql;
  readonly size: Sql;
}
