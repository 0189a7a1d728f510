import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseFileOf } from '../../../../prisma/databaseFile.ts';
import { providerOf, shownDatabase } from '../../../../prisma/provider.ts';
import type { Database } from '../database/database.ts';
import { contentTables } from '../database/contentTables.ts';
import type { BlobStorage } from './blobStorage.ts';
import { parseMediaName } from './mediaNames.ts';

/** Compared at a start. */
export interface DataLocations {
  readonly dataDir: string;
  /** A `file:` address for SQLite. */
  readonly databaseUrl: string;
  readonly storage: BlobStorage;
}

/**
 * Exists while the first start fills the database, so that the next start continues after a kill.
 * In a shared database it is a row.
 */
const markerPath = ({ dataDir }: Pick<DataLocations, 'dataDir'>): string =>
  join(dataDir, 'first-start');
const MARK = { name: 'firstStart' };

async function storedNames({ storage }: DataLocations): Promise<string[]> {
  return (await storage.list()).map(({ name }) => name).filter((name) => parseMediaName(name));
}

function refusal({ databaseUrl, storage }: DataLocations, state: string, files: number): Error {
  return new Error(
    `The database ${shownDatabase(databaseUrl)} ${state}, but ${storage.location} holds ${String(files)} files of one. ` +
      'Put the database back from a backup, or correct DATABASE_URL; to begin anew, move that folder away.',
  );
}

/**
 * Call it before opening the database. A missing or empty database beside stored files is refused:
 * the start would publish demo content and sweep all files. Without files it marks the first start.
 */
export async function assertDatabaseNotLost(locations: DataLocations): Promise<void> {
  // Other databases must be opened first; `inspectDatabase` checks them.
  if (providerOf(locations.databaseUrl) !== 'sqlite') return;
  const file = databaseFileOf(locations.databaseUrl);
  const isMissing = !existsSync(file);
  if (!isMissing && statSync(file).size > 0) return;
  if (existsSync(markerPath(locations))) return;
  const files = (await storedNames(locations)).length;
  if (files > 0) throw refusal(locations, isMissing ? 'is missing' : 'is empty', files);
  // The last writes may exist only in the log.
  if (existsSync(`${file}-wal`) && statSync(`${file}-wal`).size > 0) {
    throw new Error(
      `The database ${file} is ${isMissing ? 'missing' : 'empty'}, but its log ${file}-wal is there. ` +
        'Put the database back from a backup, with its log removed.',
    );
  }
  writeFileSync(markerPath(locations), '');
}

/** True if no item ever existed. Deleted items count: an emptied site must stay empty. */
export async function isNeverWritten({ reader }: Database): Promise<boolean> {
  const counts = await Promise.all([
    ...contentTables(reader).map((table) => table.count()),
    reader.auditEntry.count({ where: { itemType: { not: '' } } }),
  ]);
  return counts.every((count) => count === 0);
}

export interface DatabaseState {
  /** Demo content may be loaded. */
  readonly isNew: boolean;
  readonly leftoverFiles: readonly string[];
}

/**
 * True during a first start. On a shared database, whose processes start in sequence, it writes the
 * marker.
 */
async function isFirstStart(
  database: Database,
  locations: DataLocations,
  files: readonly string[],
): Promise<boolean> {
  if (!database.isShared) return existsSync(markerPath(locations));
  const mark = await database.reader.installationValue.findUnique({ where: MARK });
  if (mark || files.length > 0) return mark !== null;
  await database.write(({ installationValue }) =>
    installationValue.create({ data: { ...MARK, value: 'begun' } }),
  );
  return true;
}

/**
 * Call it after migration. Throws if the database was never used but another database's files are
 * stored.
 */
export async function inspectDatabase(
  database: Database,
  locations: DataLocations,
): Promise<DatabaseState> {
  const storedFiles = await database.reader.storedFile.count();
  if (storedFiles > 0 || !(await isNeverWritten(database)))
    return { isNew: false, leftoverFiles: [] };
  const files = await storedNames(locations);
  if (!(await isFirstStart(database, locations, files)) && files.length > 0) {
    throw refusal(locations, 'has no content', files.length);
  }
  return { isNew: true, leftoverFiles: files };
}

export async function finishFirstStart(
  database: Database,
  locations: Pick<DataLocations, 'dataDir'>,
): Promise<void> {
  rmSync(markerPath(locations), { force: true });
  if (!database.isShared) return;
  if ((await database.reader.installationValue.count({ where: MARK })) === 0) return;
  await database.write(({ installationValue }) => installationValue.deleteMany({ where: MARK }));
}
