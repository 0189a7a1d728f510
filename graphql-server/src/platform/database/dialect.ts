import type { Prisma } from '../../../../prisma/generated/client.ts';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import type { SearchedType } from '@centar/domain/wordSearch.ts';

type Sql = Prisma.Sql;

/** A search for words. */
export interface WordSearch {
  readonly itemType: SearchedType;
  /** Folded, of letters and digits alone. */
  readonly words: readonly string[];
  readonly isInTitle: boolean;
  /** The most results; the newest ones are given. */
  readonly most: number;
}

/** A search for parts of words in a range of ids. */
export interface PartSearch {
  readonly itemType: ItemType;
  /** Folded. */
  readonly parts: readonly string[];
  /** The range: ids greater than `after`, up to and including `upTo`. */
  readonly after: number;
  readonly upTo: number;
}

/** SQL that differs between the databases. Names of columns come from the program, never from input. */
export interface Dialect {
  /** A column in a condition that must not use an index. */
  unindexed(column: Sql): Sql;
  /** Stands behind a table's name: the table is scanned in order of id, without another index. */
  readonly scannedById: Sql;
  /** A condition: the item is in the range and its search text contains every part. */
  contains(search: PartSearch): Sql;
  /** The year of a moment in Belgrade. */
  yearOf(moment: Sql): Sql;
  /** The first moment of a year. */
  startOfYear(year: Sql): Sql;
  /** The rows ("id", "text", "key") of a list of lists in JSON. */
  texts(json: string): Sql;
  /** The sum of a number over the elements of a JSON list; 0 for an empty list. */
  sumOf(column: Sql, name: string): Sql;
  /** A statement that selects the ids ("id") of items with each given word, its forms, or words that begin with it. */
  found(search: WordSearch): Sql;
  /** A statement that selects the size of the database ("bytes"). */
  readonly size: Sql;
}
