import { AsyncLocalStorage } from 'node:async_hooks';
import type { Prisma, PrismaClient } from '../../../../prisma/generated/client.ts';
import type { Dialect } from './dialect.ts';

/** The Prisma client inside an open write transaction. */
export type Transaction = Prisma.TransactionClient;

/** The database as the services see it, whichever it is; `openDatabase` opens it. */
export interface Database {
  /** Do other processes use it too? What they have to agree on is kept in it then, and in no file. */
  readonly isShared: boolean;
  /** The words in which the databases differ, for SQL that is written by hand. */
  readonly dialect: Dialect;
  /** For reads only: it sees committed rows and refuses to write. */
  readonly reader: PrismaClient;
  /**
   * Runs one unit of writing in one transaction. All writes queue, those of other processes too, so that what the work has
   * read stays true until it is done. It may await nothing but the database, and runs again where the disk had no room for
   * it. A write that can't have the database for some seconds is refused with UNAVAILABLE. On a full disk a reserve makes
   * room, since nobody could sign in otherwise; STORAGE_FULL only when that is used up too.
   */
  write<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /**
   * Like `write`, for changes of public content: it also moves the content revision on. It leaves the reserve to others
   * (STORAGE_FULL on a full disk) unless it takes something away, which is how a full disk gets room again.
   */
  writeContent<T>(work: (transaction: Transaction) => Promise<T>, use?: ReserveUse): Promise<T>;
  /** The number that every cache keys on. It grows with each change, also with those of other processes. */
  readonly revision: number;
  /** SQL statements sent since the start, for the statement counter of the bench and tests. */
  readonly statements: number;
  /**
   * Has something read anew that is kept in memory, after other processes have changed content and before their revision is
   * shown here. Where it fails, it is tried again and the revision stays.
   */
  beforeOthersShow(read: () => Promise<void>): void;
  /** Does work that only one process may do at a time, after whoever does it. */
  exclusively<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** The same, or nothing (undefined) where another process does it at this moment. A killed process lets go. */
  tryExclusively<T>(name: string, work: () => Promise<T>): Promise<T | undefined>;
  close(): Promise<void>;
}

/** May a write take the space that is kept for a full disk? */
export interface ReserveUse {
  readonly takesAway: boolean;
}

/** Long enough for the demo content, which is one unit of writing. */
export const TRANSACTION_TIMEOUT_MS = 30_000;

const inside = new AsyncLocalStorage<true>();

/** Marks the work of a transaction, for `assertOutsideTransaction`. */
export const insideTransaction = {
  run: <T>(work: () => Promise<T>): Promise<T> => inside.run(true, work),
  /** While it is on, it slows down every request of the process; a process has only one transaction open. */
  end: (): void => inside.disable(),
};

/**
 * Throws inside a transaction. Whatever hashes, encodes, reads files or uses the network calls it first:
 * with one connection, foreign work inside a transaction would hold every other write and, on
 * SQLite, has been seen to swallow them.
 */
export function assertOutsideTransaction(what: string): void {
  if (inside.getStore()) throw new Error(`${what} inside a database transaction`);
}
