import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import BetterSqlite3 from 'better-sqlite3';
import type pg from 'pg';
import { migrate } from '../migrate.ts';
import { copyCounters, copyRows } from './rows.ts';
import { sqliteRows } from './sqliteRows.ts';

type Report = (line: string) => void;

/** A server that has just stopped is listed for a moment. */
const LOOKS = 10;
const LOOK_EVERY_MS = 200;

/** Loads the driver on demand. */
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
    // Closing rolls back an open transaction.
    await client.end().catch(() => undefined);
  }
}

/** Throws a one-line Error while other programs are connected. */
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

/** Throws a one-line Error if any table has rows. */
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
 * Copies a snapshot of PostgreSQL into a new SQLite file while others write. Throws a one-line
 * Error if rows differ, and removes the file.
 */
export async function copyToFile(url: string, file: string, report: Report): Promise<void> {
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
        await copyRows(from, to, report);
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
 * Copies a SQLite file into an empty PostgreSQL database in one transaction, which a trial rolls
 * back. Creates the tables. Throws a one-line Error.
 */
export async function copyToPostgres(
  file: string,
  url: string,
  { report, isTrial, calledAs }: { report: Report; isTrial: boolean; calledAs?: string },
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
      await copyRows(from, to, report);
      if (isTrial) return;
      await copyCounters(from, to);
      await client.query('COMMIT');
    } finally {
      database.close();
    }
  });
}
