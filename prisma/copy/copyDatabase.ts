import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import BetterSqlite3 from 'better-sqlite3';
import type pg from 'pg';
import { migrate } from '../migrate.ts';
import { copyCounters, copyRows } from './rows.ts';
import { sqliteRows } from './sqliteRows.ts';

/** Tells how far the work is. */
type Tell = (line: string) => void;

/** How often, and how far apart, it is looked whether others have let go: a server that has just stopped is listed for a moment. */
const LOOKS = 10;
const LOOK_EVERY_MS = 200;

/** Runs work on a connection to PostgreSQL. Only whoever uses one loads its driver. */
async function onPostgres<T>(
  url: string,
  calledAs: string | undefined,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const { connectPostgres } = await import('../postgres.ts');
  const client = await connectPostgres(url, calledAs);
  try {
    return await work(client);
  } finally {
    // An open transaction ends with its connection.
    await client.end().catch(() => undefined);
  }
}

/** Throws an Error of one line while another program is connected to a PostgreSQL database. */
export async function assertUnused(url: string, calledAs?: string): Promise<void> {
  await onPostgres(url, calledAs, async (client) => {
    for (let look = 1; ; look += 1) {
      const { rows } = await client.query<{ others: number }>(
        `SELECT count(*)::int AS others FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
      );
      const others = rows[0]?.others ?? 0;
      if (others === 0) return;
      if (look === LOOKS) {
        throw new Error(
          `Other programs are connected to ${client.host}/${client.database ?? ''} (${String(others)} connections); stop every server that uses it first.`,
        );
      }
      await sleep(LOOK_EVERY_MS);
    }
  });
}

/** Throws an Error of one line where a PostgreSQL database has any row. */
export async function assertEmptyPostgres(url: string, calledAs?: string): Promise<void> {
  await onPostgres(url, calledAs, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables
       WHERE schemaname = current_schema() AND tablename <> '_prisma_migrations'`,
    );
    for (const { name } of tables) {
      const { rows } = await client.query(`SELECT 1 FROM "${name}" LIMIT 1`);
      if (rows.length > 0) {
        throw new Error(
          `${client.host}/${client.database ?? ''} is not empty (${name} has rows). Name a new database.`,
        );
      }
    }
  });
}

/**
 * Copies the rows of a PostgreSQL database, as they are at one moment, into a new file of SQLite, while others go on writing.
 * Throws an Error of one line where they do not arrive as they were; the file is gone then.
 */
export async function copyToFile(url: string, file: string, tell: Tell): Promise<void> {
  const { postgresRows } = await import('./postgresRows.ts');
  await onPostgres(url, undefined, async (client) => {
    try {
      await migrate(`file:${file}`);
      const database = new BetterSqlite3(file);
      try {
        await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
        database.exec('BEGIN');
        const to = sqliteRows(database);
        const from = await postgresRows(client, to.tables);
        await copyRows(from, to, tell);
        await copyCounters(from, to);
        database.exec('COMMIT');
      } finally {
        database.close();
      }
    } catch (thrown) {
      for (const suffix of ['', '-wal', '-shm', '-journal']) {
        rmSync(`${file}${suffix}`, { force: true });
      }
      throw thrown;
    }
  });
}

/**
 * Copies the rows of a file of SQLite into an empty PostgreSQL database, whose tables it makes. All of them come in one transaction or none; a
 * trial undoes it. Throws an Error of one line.
 */
export async function copyToPostgres(
  file: string,
  url: string,
  { tell, isTrial, calledAs }: { tell: Tell; isTrial: boolean; calledAs?: string },
): Promise<void> {
  await assertEmptyPostgres(url, calledAs);
  await migrate(url);
  const { postgresRows } = await import('./postgresRows.ts');
  await onPostgres(url, calledAs, async (client) => {
    const database = new BetterSqlite3(file, { readonly: true });
    try {
      database.exec('BEGIN');
      await client.query('BEGIN');
      const from = sqliteRows(database);
      const to = await postgresRows(client, from.tables);
      await copyRows(from, to, tell);
      if (isTrial) return;
      await copyCounters(from, to);
      await client.query('COMMIT');
    } finally {
      database.close();
    }
  });
}
