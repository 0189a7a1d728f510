import { createHash, randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { databaseFileOf } from './databaseFile.ts';
import { keepPreviousDatabase } from './previousDatabase.ts';
import { MIGRATIONS_DIR, providerOf, type Provider } from './provider.ts';

export interface Migration {
  readonly name: string;
  readonly sql: string;
  /** SHA-256 of the SQL in hexadecimal, as Prisma stores it. */
  readonly checksum: string;
}

/** A row of `_prisma_migrations`. */
interface Applied {
  readonly name: string;
  readonly checksum: string;
  readonly finishedAt: unknown;
}

interface Connection {
  /** Rows of one statement. */
  all(sql: string): Promise<unknown[]>;
  /** Runs one or more statements. */
  run(sql: string): Promise<unknown>;
  /** An unfinished transaction is rolled back. */
  close(): Promise<void>;
}

/** As Prisma creates it, so that its command line can continue. */
const HISTORY: Readonly<Record<Provider, { exists: string; create: string }>> = {
  sqlite: {
    exists: `SELECT 1 FROM sqlite_master WHERE name = '_prisma_migrations'`,
    create: `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id"                    TEXT PRIMARY KEY NOT NULL,
    "checksum"              TEXT NOT NULL,
    "finished_at"           DATETIME,
    "migration_name"        TEXT NOT NULL,
    "logs"                  TEXT,
    "rolled_back_at"        DATETIME,
    "started_at"            DATETIME NOT NULL DEFAULT current_timestamp,
    "applied_steps_count"   INTEGER UNSIGNED NOT NULL DEFAULT 0
)`,
  },
  postgresql: {
    exists: `SELECT 1 FROM pg_tables
      WHERE schemaname = current_schema() AND tablename = '_prisma_migrations'`,
    create: `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id"                    VARCHAR(36) PRIMARY KEY NOT NULL,
    "checksum"              VARCHAR(64) NOT NULL,
    "finished_at"           TIMESTAMPTZ,
    "migration_name"        VARCHAR(255) NOT NULL,
    "logs"                  TEXT,
    "rolled_back_at"        TIMESTAMPTZ,
    "started_at"            TIMESTAMPTZ NOT NULL DEFAULT now(),
    "applied_steps_count"   INTEGER NOT NULL DEFAULT 0
)`,
  },
};

/** Prisma's own lock, so that an older program does not migrate at the same time. */
const LOCK = 'SELECT pg_advisory_xact_lock(72707369)';

/** Oldest first. */
export function readMigrations(
  provider: Provider,
  directory = MIGRATIONS_DIR[provider],
): Migration[] {
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .map((name) => {
      const sql = readFileSync(join(directory, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

function connectFile(file: string): Connection {
  const database = new BetterSqlite3(file);
  return {
    all: async (sql) => database.prepare(sql).all(),
    run: async (sql) => database.exec(sql),
    close: async () => {
      database.close();
    },
  };
}

async function connect(databaseUrl: string): Promise<Connection> {
  if (providerOf(databaseUrl) === 'sqlite') return connectFile(databaseFileOf(databaseUrl));
  const { connectPostgres } = await import('./postgres.ts');
  const client = await connectPostgres(databaseUrl);
  return {
    all: async (sql) => (await client.query(sql)).rows as unknown[],
    run: (sql) => client.query(sql),
    close: () => client.end(),
  };
}

/** Throws a one-line Error for a changed, failed or unknown migration. */
async function pendingOf(
  connection: Connection,
  provider: Provider,
  migrations: readonly Migration[],
): Promise<Migration[]> {
  const [isThere] = await connection.all(HISTORY[provider].exists);
  const applied = isThere
    ? ((await connection.all(
        `SELECT "migration_name" AS "name", "checksum", "finished_at" AS "finishedAt"
         FROM "_prisma_migrations" WHERE "rolled_back_at" IS NULL ORDER BY "migration_name"`,
      )) as Applied[])
    : [];
  const committed = new Map(migrations.map((migration) => [migration.name, migration]));
  const namesWhere = (test: (one: Applied) => boolean): string =>
    applied
      .filter(test)
      .map(({ name }) => name)
      .join(', ');
  const changed = namesWhere(({ name, checksum }) => {
    const migration = committed.get(name);
    return migration !== undefined && migration.checksum !== checksum;
  });
  if (changed) {
    throw new Error(
      `These migrations were changed after they had been applied: ${changed}. Restore their files.`,
    );
  }
  const failed = namesWhere(({ finishedAt }) => finishedAt === null);
  if (failed) {
    throw new Error(`These migrations failed half-way: ${failed}. Restore the last backup.`);
  }
  const unknown = namesWhere(({ name }) => !committed.has(name));
  if (unknown) {
    throw new Error(
      `The database is newer than this program (${unknown}). Start the newer program, or restore an older backup.`,
    );
  }
  const done = new Set(applied.map(({ name }) => name));
  return migrations.filter(({ name }) => !done.has(name));
}

const now = (): string => new Date().toISOString().replace('Z', '+00:00');
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Returns the names. */
async function apply(
  connection: Connection,
  provider: Provider,
  migrations: readonly Migration[],
): Promise<string[]> {
  await connection.run(HISTORY[provider].create);
  for (const { name, sql, checksum } of migrations) {
    const startedAt = now();
    await connection.run(sql);
    const row = [randomUUID(), checksum, name, startedAt, now()].map(quoted).join(', ');
    await connection.run(
      `INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name", "started_at",
       "finished_at", "applied_steps_count") VALUES (${row}, 1)`,
    );
  }
  return migrations.map(({ name }) => name);
}

function removeDatabase(file: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal'])
    rmSync(`${file}${suffix}`, { force: true });
}

/** Includes the committed part of the log. */
function copyDatabase(from: string, to: string): void {
  const database = new BetterSqlite3(from);
  try {
    database.prepare('VACUUM INTO ?').run(to);
  } finally {
    database.close();
  }
}

/** Atomic, even with a kill or power loss. */
function replaceDatabase(draft: string, file: string): void {
  if (existsSync(file)) {
    const former = new BetterSqlite3(file);
    // Removes the log, which would be applied to the new file.
    former.pragma('journal_mode=DELETE');
    former.close();
    if (statSync(file).size > 0) keepPreviousDatabase(file);
  }
  const written = openSync(draft, 'r+');
  fsyncSync(written);
  closeSync(written);
  renameSync(draft, file);
  const folder = openSync(dirname(file), 'r');
  fsyncSync(folder);
  closeSync(folder);
}

async function withConnection<T>(
  databaseUrl: string,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const connection = await connect(databaseUrl);
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

/** Throws a one-line Error unless the database exists and has this program's tables. */
export async function assertMigrated(databaseUrl: string): Promise<void> {
  const provider = providerOf(databaseUrl);
  const file = databaseFileOf(databaseUrl);
  if (provider === 'sqlite' && !existsSync(file)) {
    throw new Error(`There is no database at ${file}; start the server once, which makes it.`);
  }
  const pending = await withConnection(databaseUrl, (connection) =>
    pendingOf(connection, provider, readMigrations(provider)),
  );
  if (pending.length > 0) {
    throw new Error(
      'The database is of an older program; start the server once, which migrates it.',
    );
  }
}

/** One line for a failed migration. */
function notMigrated(thrown: unknown): Error {
  const [reason = ''] = (thrown as Error).message.split('\n');
  return new Error(
    `The database could not be brought up to date, and is as it was: ${reason.replace(/\.$/, '')}.`,
    { cause: thrown },
  );
}

/** In one transaction, by one program at a time. */
function migratePostgres(databaseUrl: string, migrations: Migration[]): Promise<string[]> {
  return withConnection(databaseUrl, async (connection) => {
    await connection.run('BEGIN');
    await connection.all(LOCK);
    const pending = await pendingOf(connection, 'postgresql', migrations);
    if (pending.length === 0) return [];
    try {
      const names = await apply(connection, 'postgresql', pending);
      await connection.run('COMMIT');
      return names;
    } catch (thrown) {
      throw notMigrated(thrown);
    }
  });
}

/** SQLite: migrates a copy, which then replaces the database. */
async function migrateFile(file: string, migrations: Migration[]): Promise<string[]> {
  const draft = `${file}.migrating`;
  const isNew = !existsSync(file) || statSync(file).size === 0;
  removeDatabase(draft);
  const pending = isNew
    ? migrations
    : await withConnection(`file:${file}`, (connection) =>
        pendingOf(connection, 'sqlite', migrations),
      );
  if (pending.length === 0) return [];
  try {
    if (!isNew) copyDatabase(file, draft);
    const names = await withConnection(`file:${draft}`, (connection) =>
      apply(connection, 'sqlite', pending),
    );
    replaceDatabase(draft, file);
    return names;
  } catch (thrown) {
    removeDatabase(draft);
    throw notMigrated(thrown);
  }
}

/**
 * Applies pending migrations, all or none, and returns their names. No one else may write
 * meanwhile. Throws a one-line Error for a changed, failed or unknown migration.
 */
export async function migrate(databaseUrl: string, directory?: string): Promise<string[]> {
  const provider = providerOf(databaseUrl);
  const migrations = readMigrations(provider, directory);
  return provider === 'sqlite'
    ? migrateFile(databaseFileOf(databaseUrl), migrations)
    : migratePostgres(databaseUrl, migrations);
}
