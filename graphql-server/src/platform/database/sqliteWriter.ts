import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Mutex } from 'async-mutex';
import type { PrismaClient } from '../../../../prisma/generated/client.ts';
import { AppError, isDiskFull, isLocked, toAppError } from '../errors.ts';
import {
  assertOutsideTransaction,
  insideTransaction,
  TRANSACTION_TIMEOUT_MS,
  type Transaction,
} from './database.ts';
import type { DiskReserve } from './diskReserve.ts';

const LOCK_WAIT_MS = 5000;
const LOCK_RETRY_MS = 75;
/** With 2 MB of free pages in the file, content may be written to a full disk. */
const MIN_FREE_PAGES = 512;
/** Claimed twice: in the log, and as free pages inside the file. */
const CLAIMED_BYTES = 1024 * 1024;

export async function pragma(client: PrismaClient, name: string): Promise<string> {
  const rows = await client.$queryRawUnsafe<Record<string, unknown>[]>(`PRAGMA ${name}`);
  return String(Object.values(rows[0] ?? {})[0]);
}

/** SQLite waits for the lock only in a transaction's first statement, never after a read. */
async function acquireWriteLock(transaction: Transaction): Promise<void> {
  await transaction.$executeRaw`UPDATE "ContentRevision" SET "number" = "number" WHERE 0`;
}

async function hasSpaceForContent(writer: PrismaClient, reserve: DiskReserve): Promise<boolean> {
  return reserve.restore() || Number(await pragma(writer, 'freelist_count')) >= MIN_FREE_PAGES;
}

async function retryWhileLocked<T>(giveUpAt: number, work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (thrown) {
      if (!isLocked(thrown) || performance.now() >= giveUpAt) throw thrown;
      await sleep(LOCK_RETRY_MS);
    }
  }
}

/** Write transactions, in sequence, also while the disk is full. */
export function createSqliteWriter(writer: PrismaClient, reserve: DiskReserve, mutex: Mutex) {
  async function transact<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    try {
      return await writer.$transaction(
        async (transaction) => {
          await acquireWriteLock(transaction);
          return insideTransaction.run(() => work(transaction));
        },
        { timeout: TRANSACTION_TIMEOUT_MS },
      );
    } finally {
      insideTransaction.end();
    }
  }

  async function transactOnFullDisk<T>(
    work: (transaction: Transaction) => Promise<T>,
    mayTakeReserve: boolean,
  ): Promise<T> {
    if (!mayTakeReserve && !(await hasSpaceForContent(writer, reserve))) {
      throw new AppError('STORAGE_FULL');
    }
    try {
      return await transact(work);
    } catch (thrown) {
      if (!isDiskFull(thrown)) throw thrown;
    }
    const isReleased = mayTakeReserve && reserve.release();
    await restartLog();
    if (isReleased) await claimFreedSpace();
    return transact(work);
  }

  /** Reuses the log's space. The next write shows whether a failure matters. */
  async function restartLog(): Promise<void> {
    await pragma(writer, 'wal_checkpoint(RESTART)').catch(() => undefined);
  }

  /** A large row claims the freed space before another program does. */
  async function claimFreedSpace(): Promise<void> {
    // The key is stored in the table and its index. After a crash it is deleted with the expired
    // counters.
    const key = randomBytes(CLAIMED_BYTES / 4).toString('hex');
    const data = { key, count: 0, expiresAt: new Date(0) };
    try {
      await transact(({ rateCounter }) => rateCounter.create({ data }));
      await restartLog();
      await transact(({ rateCounter }) => rateCounter.deleteMany({ where: { key } }));
    } catch (thrown) {
      if (!isDiskFull(thrown)) throw thrown;
    }
  }

  return async function writeWith<T>(
    work: (transaction: Transaction) => Promise<T>,
    mayTakeReserve: boolean,
  ): Promise<T> {
    assertOutsideTransaction('A second write');
    const giveUpAt = performance.now() + LOCK_WAIT_MS;
    return mutex.runExclusive(async () => {
      try {
        return await retryWhileLocked(giveUpAt, () => transactOnFullDisk(work, mayTakeReserve));
      } catch (thrown) {
        const known = toAppError(thrown);
        throw known.code === 'INTERNAL_SERVER_ERROR' ? thrown : known;
      }
    });
  };
}
