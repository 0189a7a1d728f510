import { randomUUID } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import { Mutex } from 'async-mutex';
import type pg from 'pg';
import { CONNECT_TIMEOUT_MS, connectPostgres } from '../../../../prisma/postgres.ts';
import { PrismaClient as PostgresClient } from '../../../../prisma/generated-postgresql/client.ts';
import type { PrismaClient } from '../../../../prisma/generated/client.ts';
import { AppError, toAppError } from '../errors.ts';
import {
  assertOutsideTransaction,
  insideTransaction,
  TRANSACTION_TIMEOUT_MS,
  type Database,
  type Transaction,
} from './database.ts';
import { postgresDialect } from './postgresDialect.ts';
import { openReaders, openWriter } from './postgresPools.ts';
import { CHANNEL, openSession, formatNotification } from './postgresSession.ts';

const LOCK_WAIT_MS = 5000;
const BUSY_RETRY_SECONDS = 5;

function connect(pool: pg.Pool): PrismaClient {
  const adapter = new PrismaPg(pool, { disposeExternalPool: true });
  const log = [{ emit: 'event', level: 'query' }] as const;
  return new PostgresClient({ adapter, log: [...log] }) as unknown as PrismaClient;
}

/** Serializes the write transactions of all processes. Reads after it see all earlier commits. */
async function acquireWriteLock(transaction: Transaction, giveUpAt: number): Promise<void> {
  const timeoutMs = Math.ceil(giveUpAt - performance.now());
  if (timeoutMs <= 0) throw new AppError('UNAVAILABLE', { retryAfter: BUSY_RETRY_SECONDS });
  await transaction.$executeRaw`
    SELECT pg_advisory_xact_lock(hashtextextended('centar/write', 0))
    FROM set_config('lock_timeout', ${String(timeoutMs)}, true)`;
}

/** Write transactions, in sequence. */
function createPostgresWriter(writer: PrismaClient, mutex: Mutex) {
  return async function write<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    assertOutsideTransaction('A second write');
    const giveUpAt = performance.now() + LOCK_WAIT_MS;
    return mutex.runExclusive(async () => {
      try {
        return await writer.$transaction(
          async (transaction) => {
            await acquireWriteLock(transaction, giveUpAt);
            return insideTransaction.run(() => work(transaction));
          },
          { timeout: TRANSACTION_TIMEOUT_MS, maxWait: CONNECT_TIMEOUT_MS },
        );
      } catch (thrown) {
        const known = toAppError(thrown);
        throw known.code === 'INTERNAL_SERVER_ERROR' ? thrown : known;
      } finally {
        insideTransaction.end();
      }
    });
  };
}

export async function openPostgres(url: string): Promise<Database> {
  await (await connectPostgres(url)).end();
  const writer = connect(openWriter(url));
  const reader = connect(openReaders(url));
  let statements = 0;
  for (const client of [writer, reader]) {
    client.$on('query' as never, () => {
      statements += 1;
    });
  }
  const mutex = new Mutex();
  const write = createPostgresWriter(writer, mutex);
  const reloads: (() => Promise<void>)[] = [];
  let revision = 0;

  /** Runs the registered reloads first if another process has committed. */
  async function setRevision(next: number, isOwn: boolean): Promise<void> {
    if (next <= revision) return;
    if (!isOwn || next > revision + 1) await Promise.all(reloads.map((read) => read()));
    revision = Math.max(revision, next);
  }

  const where = { id: 1 };
  // An existing row needs no lock: another process may be filling the database.
  const stored =
    (await reader.contentRevision.findUnique({ where })) ??
    (await write(({ contentRevision }) =>
      contentRevision.upsert({ where, create: {}, update: {} }),
    ));
  revision = stored.number;
  const self = randomUUID();
  const session = await openSession(url, {
    self,
    isWriting: () => mutex.isLocked(),
    onRevision: (next) => setRevision(next, false),
  });

  return {
    isShared: true,
    dialect: postgresDialect,
    reader,
    write,
    async writeContent(work, { isContent } = {}) {
      const [result, next] = await write(async (transaction) => {
        const value = await work(transaction);
        if (isContent?.(value) === false) return [value, 0] as const;
        const row = await transaction.contentRevision.update({
          where,
          data: { number: { increment: 1 } },
        });
        // PostgreSQL delivers the notification after the commit.
        await transaction.$executeRaw`SELECT pg_notify(${CHANNEL}, ${formatNotification(row.number, self)})`;
        return [value, row.number] as const;
      });
      // The write is committed; the next poll retries a failed reload.
      await setRevision(next, true).catch(() => undefined);
      return result;
    },
    get revision() {
      return revision;
    },
    get statements() {
      return statements;
    },
    beforeRemoteRevision(read) {
      reloads.push(read);
    },
    withLock: session.withLock,
    tryWithLock: session.tryWithLock,
    async close() {
      await session.close();
      await mutex.runExclusive(async () => {
        await reader.$disconnect();
        await writer.$disconnect();
      });
    },
  };
}
