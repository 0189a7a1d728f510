import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseFileOf } from '../../../../prisma/databaseFile.ts';
import { providerOf, shownDatabase } from '../../../../prisma/provider.ts';
import type { Database } from '../database/database.ts';
import { contentTables } from '../database/contentTables.ts';
import type { BlobStorage } from './blobStorage.ts';
import { parseMediaName } from './mediaNames.ts';

/** The locations that the check compares. */
export interface DataLocations {
  readonly dataDir: string;
  /** `file:` and the path of the database. */
  readonly databaseUrl: string;
  readonly storage: BlobStorage;
}

/**
 * Exists while the first start fills the database: a file in the data folder, or a row of a shared database. If the first start
 * is killed, the next one continues it.
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
 * Called before the database is opened. A missing or empty database beside stored files is a lost one: demo content would be
 * published in its place, and all files would count as orphans. Throws an Error of one clear line then. Without stored files
 * this start becomes the first one.
 */
export async function assertDatabaseNotLost(locations: DataLocations): Promise<void> {
  // Other databases have to be opened first; `inspectDatabase` checks them.
  if (providerOf(locations.databaseUrl) !== 'sqlite') return;
  const file = databaseFileOf(locations.databaseUrl);
  const isMissing = !existsSync(file);
  if (!isMissing && statSync(file).size > 0) return;
  if (existsSync(markerPath(locations))) return;
  const files = (await storedNames(locations)).length;
  if (files > 0) throw refusal(locations, isMissing ? 'is missing' : 'is empty', files);
  // The last writes may be only in the log.
  if (existsSync(`${file}-wal`) && statSync(`${file}-wal`).size > 0) {
    throw new Error(
      `The database ${file} is ${isMissing ? 'missing' : 'empty'}, but its log ${file}-wal is there. ` +
        'Put the database back from a backup, with its log removed.',
    );
  }
  writeFileSync(markerPath(locations), '');
}

/** True for a database without any item, past or present. Deleted items count: a site that was emptied is to stay empty. */
export async function isNeverWritten({ reader }: Database): Promise<boolean> {
  const counts = await Promise.all([
    ...contentTables(reader).map((table) => table.count()),
    reader.auditEntry.count({ where: { itemType: { not: '' } } }),
  ]);
  return counts.every((count) => count === 0);
}

/** The state of the database at a start. */
export interface DatabaseState {
  /** Nothing was ever written, so that demo content may be loaded. */
  readonly isNew: boolean;
  /** Names of files that an interrupted first start has stored. */
  readonly leftoverFiles: readonly string[];
}

/** True while a first start is under way. In a shared database, whose processes start one after the other, it is begun here. */
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
 * Called after migration. Throws an Error of one clear line if the database was never written to and files of another database
 * stand beside it.
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

/** Removes the marker of the first start. */
export async function finishFirstStart(
  database: Database,
  locations: Pick<DataLocations, 'dataDir'>,
): Promise<void> {
  rmSync(markerPath(locations), { force: true });
  if (!database.isShared) return;
  if ((await database.reader.installationValue.count({ where: MARK })) === 0) return;
  await database.write(({ installationValue }) => installationValue.deleteMany({ where: MARK }));
}
