import type { Prisma } from '../../../../prisma/generated/client.ts';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import type { SearchedType } from '@centar/domain/wordSearch.ts';

type Sql = Prisma.Sql;

/** Which items a search for words finds. */
export interface WordSearch {
  readonly itemType: SearchedType;
  /** Folded, of letters and digits alone. */
  readonly words: readonly string[];
  readonly isInTitle: boolean;
  /** So many at most, the newest ones. */
  readonly most: number;
}

/** A stretch of a type's items in which parts of words are looked for. */
export interface PartSearch {
  readonly itemType: ItemType;
  /** Folded. */
  readonly parts: readonly string[];
  /** The ids of the stretch: behind the first one, the last one included. */
  readonly after: number;
  readonly upTo: number;
}

/** The parts of statements that SQL says differently on each database. Names of columns come from the program alone. */
export interface Dialect {
  /** A column in a condition for which no index is to be used. */
  unindexed(column: Sql): Sql;
  /** Behind the name of a table: it is walked by its ids. */
  readonly walked: Sql;
  /** Whether an item of a stretch has each of some texts anywhere in its search text. */
  contains(search: PartSearch): Sql;
  /** The Belgrade year of the last moment in one. */
  yearOf(moment: Sql): Sql;
  /** The first moment of a year. */
  startOfYear(year: Sql): Sql;
  /** The rows ("id", "text", "key") of a list of lists in JSON. */
  texts(json: string): Sql;
  /** The sum of a number that each element of a column's list has; 0 for none. */
  sumOf(column: Sql, name: string): Sql;
  /** The ids ("id") of the items whose words begin with each of some, as a statement. */
  found(search: WordSearch): Sql;
  /** The size of the database in bytes, as a statement ("bytes"). */
  readonly size: Sql;
}
