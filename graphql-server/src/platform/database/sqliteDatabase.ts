import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Mutex } from 'async-mutex';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { databaseFileOf } from '../../../../prisma/databaseFile.ts';
import { PrismaClient } from '../../../../prisma/generated/client.ts';
import { assertOutsideTransaction, insideTransaction, TRANSACTION_TIMEOUT_MS } from './database.ts';
import type { Database, Transaction } from './database.ts';
import { sqliteDialect } from './sqliteDialect.ts';
import { createDiskReserve } from './diskReserve.ts';
import type { DiskReserve } from './diskReserve.ts';
import { AppError, isDiskFull, isLocked, toAppError } from '../errors.ts';

/** The oldest SQLite without the corruption of a reset write-ahead log. */
const OLDEST_SQLITE = [3, 51, 3] as const;
/** The driver waits for a lock without letting anything else run, so it must not wait long. */
const BUSY_TIMEOUT_MS = 25;
/** How long a write is tried again while another process has the lock, from the moment it was asked for. */
const LOCK_WAIT_MS = 5000;
const LOCK_RETRY_MS = 75;
/** Free pages inside the database file with which content may be written though the disk is full: two megabytes. */
const ENOUGH_FREE_PAGES = 512;
/** The log is cut to this when it begins anew: what it holds has to fit into the reserve. */
const LOG_LIMIT_BYTES = 4 * 1024 * 1024;
/** The database's share of the reserve, taken twice: in the log, and as free pages inside its file. */
const TAKEN_BYTES = 1024 * 1024;

/** Of a large archive so much stays in memory between reads; a small one is all there anyway. */
const READ_CACHE_KB = 64 * 1024;

function connect(url: string, readonly: boolean): PrismaClient {
  // The driver would take parameters for a part of the name, and open another file than everything else does.
  const file = `file:${databaseFileOf(url)}`;
  const adapter = new PrismaBetterSqlite3({ url: file, readonly, timeout: BUSY_TIMEOUT_MS });
  return new PrismaClient({ adapter, log: [{ emit: 'event', level: 'query' }] });
}

/**
 * Lets SQLite look at how much the tables hold: without that it takes joins by the wrong end in a large archive. Nothing
 * depends on it but time, and a full disk has no room for it. The reader learns of it when it connects.
 */
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

/** Sets and proves what the product relies on: no acknowledged write is ever lost, and long lists are read quickly. */
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
  const older = OLDEST_SQLITE.findIndex((part, index) => (version[index] ?? 0) !== part);
  if (older >= 0 && (version[older] ?? 0) < (OLDEST_SQLITE[older] ?? 0)) {
    throw new Error(`SQLite ${row?.version ?? '?'} is older than ${OLDEST_SQLITE.join('.')}.`);
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

/** Takes the lock for writing: SQLite waits for it in a transaction's first statement, and never after a read. */
async function takeLock(transaction: Transaction): Promise<void> {
  await transaction.$executeRaw`UPDATE "ContentRevision" SET "number" = "number" WHERE 0`;
}

/**
 * Room for content inside the database where the disk has none left for the reserve: what was deleted has made free pages,
 * of which a part stays for those who sign in.
 */
async function hasRoomForContent(writer: PrismaClient, reserve: DiskReserve): Promise<boolean> {
  return reserve.restore() || Number(await pragma(writer, 'freelist_count')) >= ENOUGH_FREE_PAGES;
}

/** Does the work, again and again while another process has the database locked, at least once. */
async function whileLocked<T>(giveUpAt: number, work: () => Promise<T>): Promise<T> {
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
 * Opens an already migrated SQLite database (`file:…`): one writing connection behind a mutex and one
 * that only reads. Throws when it can't be made as durable as the product promises.
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
          await takeLock(transaction);
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
    if (!mayTakeReserve && !(await hasRoomForContent(writer, reserve))) {
      throw new AppError('STORAGE_FULL');
    }
    try {
      return await transact(work);
    } catch (thrown) {
      if (!isDiskFull(thrown)) throw thrown;
    }
    const isReleased = mayTakeReserve && reserve.release();
    await restartLog();
    if (isReleased) await takeFreedSpace();
    return transact(work);
  }

  /** The log begins at its start again, in the space that it has. It may fail; whether that matters the next try shows. */
  async function restartLog(): Promise<void> {
    await pragma(writer, 'wal_checkpoint(RESTART)').catch(() => undefined);
  }

  /** Writes and deletes a large row: what else is filling the disk would have the freed space within a moment. */
  async function takeFreedSpace(): Promise<void> {
    // The key is stored in the table and in its index. Left behind by a crash, it goes with the expired counters.
    const key = randomBytes(TAKEN_BYTES / 4).toString('hex');
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
        return await whileLocked(giveUpAt, () => transactOnFullDisk(work, mayTakeReserve));
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
    async writeContent(work, { mayUseReserve } = { mayUseReserve: false }) {
      const [result, next] = await writeWith(async (transaction) => {
        const value = await work(transaction);
        const row = await transaction.contentRevision.update({
          where: { id: 1 },
          data: { number: { increment: 1 } },
        });
        return [value, row.number] as const;
      }, mayUseReserve);
      revision = next;
      return result;
    },
    get revision() {
      return revision;
    },
    get statements() {
      return statements;
    },
    // The data folder belongs to one process.
    beforeForeignRevision: () => undefined,
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
