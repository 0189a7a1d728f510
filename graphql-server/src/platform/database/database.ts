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
   * Serialized among all processes. The work may await only the database, and runs again after a
   * full disk, with reserved space. Throws UNAVAILABLE after some seconds without the lock, or
   * STORAGE_FULL.
   */
  write<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /**
   * Like `write`, but also increments the content revision. Only deletions may use the reserved
   * space.
   */
  writeContent<T>(work: (transaction: Transaction) => Promise<T>, use?: ContentUse<T>): Promise<T>;
  /** The cache key. It grows with each content change of any process. */
  readonly revision: number;
  /** SQL statements since the start, for benchmarks and tests. */
  readonly statements: number;
  /**
   * Runs before `revision` takes another process's value. A failure keeps the old revision and is
   * retried.
   */
  beforeRemoteRevision(read: () => Promise<void>): void;
  /** Waits for a lock among all processes. */
  withLock<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Undefined if another process holds the lock. A killed process loses it. */
  tryWithLock<T>(name: string, work: () => Promise<T>): Promise<T | undefined>;
  close(): Promise<void>;
}

export interface ContentUse<T> {
  /** False if absent. */
  readonly mayUseReserve?: boolean;
  /** Whether what was written changes what visitors see; yes if absent. */
  readonly isContent?: (result: T) => boolean;
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
 * Call it before hashing, encoding, file and network access, which would block all writes inside a
 * transaction.
 */
export function assertOutsideTransaction(what: string): void {
  if (inside.getStore()) throw new Error(`${what} inside a database transaction`);
}
