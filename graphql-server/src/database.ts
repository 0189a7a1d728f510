import { AsyncLocalStorage } from 'node:async_hooks';
import { Mutex } from 'async-mutex';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { PrismaClient } from '../../prisma/generated/client.ts';
import type { Prisma } from '../../prisma/generated/client.ts';
import { AppError } from './errors.ts';

/** What a unit of writing works with: the writer inside an open transaction. */
export type Transaction = Prisma.TransactionClient;

/** The embedded database as the services see it. */
export interface Database {
  /** For reads only: it sees committed rows and refuses to write. */
  readonly reader: PrismaClient;
  /**
   * Runs one unit of writing in one transaction; all writes of the process queue behind one mutex.
   * The work may await nothing but the database.
   */
  write<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** Like `write`, for changes of public content: it also moves the content revision on. */
  writeContent<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** The number that every cache keys on. */
  readonly revision: number;
  /** SQL statements sent since the start, for the statement counter of the bench and tests. */
  readonly statements: number;
  close(): Promise<void>;
}

const insideTransaction = new AsyncLocalStorage<true>();

/**
 * Throws inside a transaction. Whatever hashes, encodes, reads files or uses the network calls it first:
 * with one connection, foreign work inside a transaction would hold every other write and, on
 * SQLite, has been seen to swallow them.
 */
export function assertOutsideTransaction(what: string): void {
  if (insideTransaction.getStore()) throw new Error(`${what} inside a database transaction`);
}

/** The oldest SQLite without the corruption of a reset write-ahead log. */
const OLDEST_SQLITE = [3, 51, 3] as const;
const BUSY_TIMEOUT_MS = 5000;
/** Long enough for the demo content, which is one unit of writing. */
const TRANSACTION_TIMEOUT_MS = 30_000;

function connect(url: string, readonly: boolean): PrismaClient {
  const adapter = new PrismaBetterSqlite3({ url, readonly, timeout: BUSY_TIMEOUT_MS });
  return new PrismaClient({ adapter, log: [{ emit: 'event', level: 'query' }] });
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

/** Sets and proves what the product relies on: no acknowledged write is ever lost. */
async function assertDurable(writer: PrismaClient, reader: PrismaClient): Promise<void> {
  await pragma(writer, 'journal_mode=WAL');
  await pragma(writer, 'synchronous=FULL');
  await pragma(writer, 'foreign_keys=ON');
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

/** Failures that mean "locked by another process", after the driver has waited. */
const BUSY_CODES = new Set(['P1008', 'P2028', 'P2034']);

/** What SQLite itself said, where the failure came from it: `SQLITE_FULL`. */
function sqliteCode(thrown: unknown): string {
  const { meta } = (thrown ?? {}) as {
    meta?: { driverAdapterError?: { cause?: { originalCode?: string } } };
  };
  return meta?.driverAdapterError?.cause?.originalCode ?? '';
}

function toKnownFailure(thrown: unknown): unknown {
  const code = (thrown as { code?: unknown } | null)?.code;
  const sqlite = sqliteCode(thrown);
  if (sqlite === 'SQLITE_FULL') return new AppError('STORAGE_FULL');
  const isBusy = sqlite.startsWith('SQLITE_BUSY') || BUSY_CODES.has(String(code));
  return isBusy ? new AppError('UNAVAILABLE', { retryAfter: 5 }) : thrown;
}

/** Takes the lock for writing: SQLite waits for it in a transaction's first statement, and never after a read. */
async function takeLock(transaction: Transaction): Promise<void> {
  await transaction.$executeRaw`UPDATE "ContentRevision" SET "number" = "number" WHERE 0`;
}

/**
 * Opens an already migrated SQLite database (`file:…`): one writing connection behind a mutex and one
 * that only reads. Throws when it can't be made as durable as the product promises.
 */
export async function openDatabase(url: string): Promise<Database> {
  const writer = connect(url, false);
  const reader = connect(url, true);
  let statements = 0;
  for (const client of [writer, reader]) {
    client.$on('query' as never, () => {
      statements += 1;
    });
  }
  await assertDurable(writer, reader);
  const stored = await writer.contentRevision.upsert({
    where: { id: 1 },
    create: {},
    update: {},
  });
  let revision = stored.number;
  const mutex = new Mutex();

  async function write<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    assertOutsideTransaction('A second write');
    return mutex.runExclusive(async () => {
      try {
        return await writer.$transaction(
          async (transaction) => {
            await takeLock(transaction);
            return insideTransaction.run(true, () => work(transaction));
          },
          { timeout: TRANSACTION_TIMEOUT_MS },
        );
      } catch (thrown) {
        throw toKnownFailure(thrown);
      } finally {
        // While it is on, it slows down every request of the process; only one transaction is ever open.
        insideTransaction.disable();
      }
    });
  }

  return {
    reader,
    write,
    async writeContent(work) {
      const [result, next] = await write(async (transaction) => {
        const value = await work(transaction);
        const row = await transaction.contentRevision.update({
          where: { id: 1 },
          data: { number: { increment: 1 } },
        });
        return [value, row.number] as const;
      });
      revision = next;
      return result;
    },
    get revision() {
      return revision;
    },
    get statements() {
      return statements;
    },
    async close() {
      await mutex.runExclusive(async () => {
        await reader.$disconnect();
        await writer.$disconnect();
      });
    },
  };
}
