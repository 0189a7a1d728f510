import { AsyncLocalStorage } from 'node:async_hooks';
import type { Prisma, PrismaClient } from '../../../../prisma/generated/client.ts';
import type { Dialect } from './dialect.ts';

/** The Prisma client inside an open write transaction. */
export type Transaction = Prisma.TransactionClient;

/** The database as the services see it, whichever it is; `openDatabase` opens it. */
export interface Database {
  /** Do other processes use it too? Then their shared state is stored in it, and not in files. */
  readonly isShared: boolean;
  /** The differences of SQL between the databases, for handwritten statements. */
  readonly dialect: Dialect;
  /** For reads only: it sees committed rows and refuses to write. */
  readonly reader: PrismaClient;
  /**
   * Runs the work in one transaction. All writes are serialized, those of other processes too, so that rows read by the
   * work stay unchanged until it is done. It may await nothing but the database, and is retried where the disk was full.
   * A write that can't get the lock for some seconds is refused with UNAVAILABLE. On a full disk a reserve makes room, so
   * that people can still sign in; STORAGE_FULL only when the reserve is used up too.
   */
  write<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /**
   * Like `write`, for changes of public content: it also moves the content revision on. It may not use the reserve
   * (STORAGE_FULL on a full disk) unless it deletes something, which makes room on a full disk.
   */
  writeContent<T>(work: (transaction: Transaction) => Promise<T>, use?: ReserveUse): Promise<T>;
  /** The number that every cache keys on. It grows with each change, also with those of other processes. */
  readonly revision: number;
  /** SQL statements sent since the start, for the statement counter of the bench and tests. */
  readonly statements: number;
  /**
   * Registers a reload of state in memory: it runs after other processes have changed content, before `revision` becomes
   * theirs. If it fails, the revision stays and the reload is retried.
   */
  beforeForeignRevision(read: () => Promise<void>): void;
  /** Runs the work while holding a lock among all processes; waits for the lock. */
  withLock<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** The same without waiting: undefined where another process holds the lock. A killed process loses it. */
  tryWithLock<T>(name: string, work: () => Promise<T>): Promise<T | undefined>;
  close(): Promise<void>;
}

/** May a write use the space that is reserved for a full disk? */
export interface ReserveUse {
  readonly mayUseReserve: boolean;
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
