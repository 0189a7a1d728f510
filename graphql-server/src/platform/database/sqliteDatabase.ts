import { Mutex } from 'async-mutex';
import { databaseFileOf } from '../../../../prisma/databaseFile.ts';
import { PrismaClient } from '../../../../prisma/generated/client.ts';
import type { Database, Transaction } from './database.ts';
import { PreparedSqlite } from './preparedSqlite.ts';
import { sqliteDialect } from './sqliteDialect.ts';
import { createSqliteWriter, pragma } from './sqliteWriter.ts';
import { createDiskReserve } from './diskReserve.ts';

/** Older versions can corrupt a write-ahead log that is reset. */
const MIN_SQLITE = [3, 51, 3] as const;
/** The driver blocks the event loop while waiting for a lock. */
const BUSY_TIMEOUT_MS = 25;
/** The log's content has to fit into the reserve. */
const LOG_LIMIT_BYTES = 4 * 1024 * 1024;
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
  const writeWith = createSqliteWriter(writer, reserve, mutex);

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
