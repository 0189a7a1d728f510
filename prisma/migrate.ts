import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DiagnoseMigrationHistoryOutput, MigrationList } from '@prisma/schema-engine-wasm';
import BetterSqlite3 from 'better-sqlite3';
import { databaseFileOf } from './databaseFile.ts';
import { keepPreviousDatabase } from './formerDatabase.ts';
import { providerOf } from './provider.ts';
import { readMigrations, withSchemaEngine, withSchemaEngineTransaction } from './schemaEngine.ts';

/** The engine's error code. */
const NO_SUCH_TABLE = 'P1014';
const filters = { externalTables: [], externalEnums: [] };

/** A new database has no migrations table yet. */
function noHistory(thrown: unknown): undefined {
  if ((thrown as { code?: unknown } | null)?.code !== NO_SUCH_TABLE) throw thrown;
}

/** The engine itself would ignore changed and unknown migrations. */
function assertKnownHistory(found: DiagnoseMigrationHistoryOutput): void {
  const { editedMigrationNames, failedMigrationNames, history } = found;
  if (editedMigrationNames.length > 0) {
    throw new Error(
      `These migrations were changed after they had been applied: ${editedMigrationNames.join(', ')}. Restore their files.`,
    );
  }
  if (failedMigrationNames.length > 0) {
    throw new Error(
      `These migrations failed half-way: ${failedMigrationNames.join(', ')}. Restore the last backup.`,
    );
  }
  if (history && 'unpersistedMigrationNames' in history) {
    throw new Error(
      `The database is newer than this program (${history.unpersistedMigrationNames.join(', ')}). Start the newer program, or restore an older backup.`,
    );
  }
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

/** Whether migrations are pending. Throws if the database's history differs. */
export async function isBehind(
  databaseUrl: string,
  migrationsList: MigrationList = readMigrations(providerOf(databaseUrl)),
): Promise<boolean> {
  const found = await withSchemaEngine(databaseUrl, (engine) =>
    engine
      .diagnoseMigrationHistory({ migrationsList, optInToShadowDatabase: false, filters })
      .catch(noHistory),
  );
  if (found) assertKnownHistory(found);
  return !found || found.history !== null;
}

/** Throws a one-line Error unless the database exists and has this program's tables. */
export async function assertMigrated(databaseUrl: string): Promise<void> {
  if (providerOf(databaseUrl) === 'sqlite') {
    const file = databaseFileOf(databaseUrl);
    if (!existsSync(file)) {
      throw new Error(`There is no database at ${file}; start the server once, which makes it.`);
    }
  } else {
    const { connectPostgres } = await import('./postgres.ts');
    await (await connectPostgres(databaseUrl)).end();
  }
  if (await isBehind(databaseUrl)) {
    throw new Error(
      'The database is of an older program; start the server once, which migrates it.',
    );
  }
}

/** One line for a failed migration. */
function notMigrated(thrown: unknown): Error {
  const lines = (thrown as Error).message.split('\n').filter(Boolean);
  // For PostgreSQL the engine's first line is generic.
  const reason = lines.find((line) => /ERROR: /.test(line)) ?? lines[0] ?? '';
  const short = reason.replace(/^.*ERROR: /, '').replace(/\.$/, '');
  return new Error(`The database could not be brought up to date, and is as it was: ${short}.`, {
    cause: thrown,
  });
}

/** In one transaction, by one program at a time. */
async function migratePostgres(
  databaseUrl: string,
  migrationsList: MigrationList,
): Promise<string[]> {
  const { connectPostgres } = await import('./postgres.ts');
  await (await connectPostgres(databaseUrl)).end();
  if (!(await isBehind(databaseUrl, migrationsList))) return [];
  try {
    const { appliedMigrationNames } = await withSchemaEngineTransaction(databaseUrl, (engine) =>
      engine.applyMigrations({ migrationsList, filters }),
    );
    return appliedMigrationNames;
  } catch (thrown) {
    throw notMigrated(thrown);
  }
}

/** SQLite: migrates a copy, which then replaces the database. */
async function migrateFile(file: string, migrationsList: MigrationList): Promise<string[]> {
  const draft = `${file}.migrating`;
  const isNew = !existsSync(file) || statSync(file).size === 0;
  removeDatabase(draft);
  if (!isNew && !(await isBehind(`file:${file}`, migrationsList))) return [];
  try {
    if (!isNew) copyDatabase(file, draft);
    const { appliedMigrationNames } = await withSchemaEngine(`file:${draft}`, (engine) =>
      engine.applyMigrations({ migrationsList, filters }),
    );
    replaceDatabase(draft, file);
    return appliedMigrationNames;
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
  const migrationsList = readMigrations(provider, directory);
  return provider === 'sqlite'
    ? migrateFile(databaseFileOf(databaseUrl), migrationsList)
    : migratePostgres(databaseUrl, migrationsList);
}
