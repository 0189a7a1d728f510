import { AsyncLocalStorage } from 'node:async_hooks';
import type { Prisma, PrismaClient } from '../../../../prisma/generated/client.ts';
import type { Dialect } from './dialect.ts';

export type Transaction = Prisma.TransactionClient;

/** SQLite or PostgreSQL. */
export interface Database {
  /** Other processes may use it too, so shared state is stored in it, not in files. */
  readonly isShared: boolean;
  readonly dialect: Dialect;
  /** Sees committed rows and refuses writes. */
  readonly reader: PrismaClient;
  /**
   * Runs the work in one transaction, serialized among all processes. The work may await only the
   * database, and runs again after a full disk. Throws UNAVAILABLE if the lock is not free within
   * some seconds. On a full disk it uses reserved space, so that users can sign in, and then throws
   * STORAGE_FULL.
   */
  write<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /**
   * Like `write`, but also increments the content revision. Only deletions may use the reserved
   * space.
   */
  writeContent<T>(work: (transaction: Transaction) => Promise<T>, use?: ReserveUse): Promise<T>;
  /** The cache key. It grows with each content change of any process. */
  readonly revision: number;
  /** SQL statements since the start, for benchmarks and tests. */
  readonly statements: number;
  /**
   * Registers a reload of in-memory state, run before `revision` takes another process's value. A
   * failed reload keeps the old revision and is retried.
   */
  beforeRemoteRevision(read: () => Promise<void>): void;
  /** Holds a lock among all processes; waits for it. */
  withLock<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Undefined if another process holds the lock. A killed process loses it. */
  tryWithLock<T>(name: string, work: () => Promise<T>): Promise<T | undefined>;
  close(): Promise<void>;
}

export interface ReserveUse {
  /** May use the space reserved for a full disk. */
  readonly mayUseReserve: boolean;
}

/** Long enough to write the demo content in one transaction. */
export const TRANSACTION_TIMEOUT_MS = 30_000;

const inside = new AsyncLocalStorage<true>();

export const insideTransaction = {
  run: <T>(work: () => Promise<T>): Promise<T> => inside.run(true, work),
  /** An active storage slows down every request; a process has at most one open transaction. */
  end: (): void => inside.disable(),
};

/**
 * Throws inside a transaction. Hashing, encoding, file and network access call it first: inside a
 * transaction they would block all writes, and on SQLite some were lost.
 */
export function assertOutsideTransaction(what: string): void {
  if (inside.getStore()) throw new Error(`${what} inside a database transaction`);
}
