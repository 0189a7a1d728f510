import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Mutex } from 'async-mutex';
import { databaseFileOf } from '../../../../prisma/databaseFile.ts';
import { PrismaClient } from '../../../../prisma/generated/client.ts';
import {
  assertOutsideTransaction,
  insideTransaction,
  TRANSACTION_TIMEOUT_MS,
  type Database,
  type Transaction,
} from './database.ts';
import { PreparedSqlite } from './preparedSqlite.ts';
import { sqliteDialect } from './sqliteDialect.ts';
import { createDiskReserve, type DiskReserve } from './diskReserve.ts';
import { AppError, isDiskFull, isLocked, toAppError } from '../errors.ts';

/** Older versions can corrupt a write-ahead log that is reset. */
const MIN_SQLITE = [3, 51, 3] as const;
/** The driver blocks the event loop while waiting for a lock. */
const BUSY_TIMEOUT_MS = 25;
const LOCK_WAIT_MS = 5000;
const LOCK_RETRY_MS = 75;
/** With 2 MB of free pages in the file, content may be written to a full disk. */
const MIN_FREE_PAGES = 512;
/** The log's content has to fit into the reserve. */
const LOG_LIMIT_BYTES = 4 * 1024 * 1024;
/** Claimed twice: in the log, and as free pages inside the file. */
const CLAIMED_BYTES = 1024 * 1024;

const READ_CACHE_KB = 64 * 1024;

function connect(url: string, readonly: boolean): PrismaClient {
  // The driver would treat URL parameters as a part of the file name.
  const file = `file:${databaseFileOf(url)}`;
  const adapter = new PreparedSqlite({ url: file, readonly, timeout: BUSY_TIMEOUT_MS });
  const log = [{ emit: 'event' as const, level: 'query' as const }];
  // Other formats find the place of each call in the sources.
  return new PrismaClient({ adapter, log, errorFormat: 'minimal' });
}

/** Without statistics, queries are slow in a large archive. Failures cost only speed. */
async function gatherStatistics(writer: PrismaClient): Promise<void> {
  await pragma(writer, 'optimize=0x10002').catch(() => undefined);
}

async function pragma(client: PrismaClient, name: string): Promise<string> {
  const rows = await client.$queryRawUnsafe<Record<string, unknown>[]>(`PRAGMA ${name}`);
  return String(Object.values(rows[0] ?? {})[0]);
}

function expectEqual(what: string, actual: string, expected: string): void {
  if (actual !== expected) {
    throw new Error(`The database must have ${what} ${expected}, but it has ${actual}.`);
  }
}

async function assertDurable(writer: PrismaClient, reader: PrismaClient): Promise<void> {
  await pragma(writer, 'journal_mode=WAL');
  await pragma(writer, 'synchronous=FULL');
  await pragma(writer, 'foreign_keys=ON');
  await pragma(writer, `journal_size_limit=${String(LOG_LIMIT_BYTES)}`);
  await pragma(reader, `cache_size=-${String(READ_CACHE_KB)}`);
  expectEqual('journal_mode', await pragma(writer, 'journal_mode'), 'wal');
  expectEqual('synchronous (FULL)', await pragma(writer, 'synchronous'), '2');
  expectEqual('foreign_keys', await pragma(writer, 'foreign_keys'), '1');
  expectEqual('busy_timeout', await pragma(writer, 'busy_timeout'), String(BUSY_TIMEOUT_MS));
  expectEqual('query_only reads', await refusesWrites(reader), 'yes');
  const [row] = await writer.$queryRaw<{ version: string }[]>`SELECT sqlite_version() AS version`;
  const version = (row?.version ?? '0').split('.').map(Number);
  const older = MIN_SQLITE.findIndex((part, index) => (version[index] ?? 0) !== part);
  if (older >= 0 && (version[older] ?? 0) < (MIN_SQLITE[older] ?? 0)) {
    throw new Error(`SQLite ${row?.version ?? '?'} is older than ${MIN_SQLITE.join('.')}.`);
  }
}

async function refusesWrites(reader: PrismaClient): Promise<string> {
  try {
    await reader.$executeRaw`UPDATE "ContentRevision" SET "number" = "number"`;
    return 'no';
  } catch {
    return 'yes';
  }
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

/**
 * One writing connection behind a mutex, and one for reads. Throws if it can't guarantee durable
 * writes.
 */
export async function openSqlite(url: string): Promise<Database> {
  const writer = connect(url, false);
  await gatherStatistics(writer);
  const reader = connect(url, true);
  let statements = 0;
  for (const client of [writer, reader]) {
    client.$on('query' as never, () => {
      statements += 1;
    });
  }
  await assertDurable(writer, reader);
  const reserve = createDiskReserve(url);
  const mutex = new Mutex();

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

  /** A large row makes the database own the freed space before another program uses it. */
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

  async function writeWith<T>(
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
  }

  const write = <T>(work: (transaction: Transaction) => Promise<T>): Promise<T> =>
    writeWith(work, true);
  const stored = await write(({ contentRevision }) =>
    contentRevision.upsert({ where: { id: 1 }, create: {}, update: {} }),
  );
  let revision = stored.number;
  reserve.restore();

  return {
    isShared: false,
    dialect: sqliteDialect,
    reader,
    write,
    async writeContent(work, { mayUseReserve = false, isContent } = {}) {
      const [result, next] = await writeWith(async (transaction) => {
        const value = await work(transaction);
        if (isContent?.(value) === false) return [value, undefined] as const;
        const row = await transaction.contentRevision.update({
          where: { id: 1 },
          data: { number: { increment: 1 } },
        });
        return [value, row.number] as const;
      }, mayUseReserve);
      revision = next ?? revision;
      return result;
    },
    get revision() {
      return revision;
    },
    get statements() {
      return statements;
    },
    beforeRemoteRevision: () => undefined,
    withLock: (_name, work) => work(),
    tryWithLock: (_name, work) => work(),
    async close() {
      await mutex.runExclusive(async () => {
        await reader.$disconnect();
        await writer.$disconnect();
      });
    },
  };
}
