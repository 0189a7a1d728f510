import { AsyncLocalStorage } from 'node:async_hooks';
import type { Prisma, PrismaClient } from '../../../../prisma/generated/client.ts';
import type { Dialect } from './dialect.ts';

/** The Prisma client inside an open write transaction. */
export type Transaction = Prisma.TransactionClient;

/** The database as the services see it, SQLite or PostgreSQL; `openDatabase` opens it. */
export interface Database {
  /** Other processes may use it too. Their shared state is then stored in it, and not in files. */
  readonly isShared: boolean;
  /** For handwritten statements. */
  readonly dialect: Dialect;
  /** For reads only: it sees committed rows and refuses to write. */
  readonly reader: PrismaClient;
  /**
   * Runs the work in one transaction. All writes are serialized, those of other processes too, so that rows read by the
   * work stay unchanged until it is done. The work may await nothing but the database. It runs again if the disk was full.
   * Throws UNAVAILABLE if the lock is not free within some seconds. On a full disk reserved space is used, so that people can
   * still sign in; throws STORAGE_FULL once that is used up too.
   */
  write<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /**
   * Like `write`, for changes of public content: it also increments the content revision. Only deletions may use the
   * reserved space, since they free some; others throw STORAGE_FULL on a full disk.
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
  beforeRemoteRevision(read: () => Promise<void>): void;
  /** Runs the work while holding a lock among all processes; waits for the lock. */
  withLock<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** The same without waiting: undefined where another process holds the lock. A killed process loses it. */
  tryWithLock<T>(name: string, work: () => Promise<T>): Promise<T | undefined>;
  close(): Promise<void>;
}

export interface ReserveUse {
  /** The write may use the space that is reserved for a full disk. */
  readonly mayUseReserve: boolean;
}

/** Long enough for the demo content, which is one unit of writing. */
export const TRANSACTION_TIMEOUT_MS = 30_000;

const inside = new AsyncLocalStorage<true>();

/** Marks the work of a transaction, for `assertOutsideTransaction`. */
export const insideTransaction = {
  run: <T>(work: () => Promise<T>): Promise<T> => inside.run(true, work),
  /** An active storage slows down every request, and a process has one open transaction at most. */
  end: (): void => inside.disable(),
};

/**
 * Throws inside a transaction. Code that hashes, encodes, reads files or uses the network calls it first:
 * with one writing connection, such work inside a transaction would block every other write, and on SQLite it has lost
 * some.
 */
export function assertOutsideTransaction(what: string): void {
  if (inside.getStore()) throw new Error(`${what} inside a database transaction`);
}
