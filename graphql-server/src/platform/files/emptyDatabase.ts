import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseFileOf } from '../../../../prisma/databaseFile.ts';
import { providerOf, shownDatabase } from '../../../../prisma/provider.ts';
import type { Database } from '../database/database.ts';
import { isNeverWritten } from '../database/untouched.ts';
import type { BlobStorage } from './blobStorage.ts';
import { parseMediaName } from './mediaNames.ts';

/** The places that the check compares. */
export interface DataPlaces {
  readonly dataDir: string;
  /** `file:` and the path of the database. */
  readonly databaseUrl: string;
  readonly storage: BlobStorage;
}

/**
 * Stands in the data folder, or in a shared database under the name below, while the first start fills them; a start that was
 * killed meanwhile is gone on with.
 */
const markerPath = ({ dataDir }: Pick<DataPlaces, 'dataDir'>): string =>
  join(dataDir, 'first-start');
const MARK = { name: 'firstStart' };

async function storedNames({ storage }: DataPlaces): Promise<string[]> {
  return (await storage.list()).map(({ name }) => name).filter((name) => parseMediaName(name));
}

function refusal({ databaseUrl, storage }: DataPlaces, state: string, media: number): Error {
  return new Error(
    `The database ${shownDatabase(databaseUrl)} ${state}, but ${storage.place} holds ${String(media)} files of one. ` +
      'Put the database back from a backup, or correct DATABASE_URL; to begin anew, move that folder away.',
  );
}

/**
 * To be called before the database is opened. A missing or empty database beside stored files is a lost one: filling
 * it with demo content would publish that, and every file would seem to belong to nothing. Throws an Error of one
 * clear line then. Where there is nothing at all, this start becomes the first one.
 */
export async function assertDatabaseNotLost(places: DataPlaces): Promise<void> {
  // Elsewhere only who opens it sees whether it is empty.
  if (providerOf(places.databaseUrl) !== 'sqlite') return;
  const file = databaseFileOf(places.databaseUrl);
  const isMissing = !existsSync(file);
  if (!isMissing && statSync(file).size > 0) return;
  if (existsSync(markerPath(places))) return;
  const media = (await storedNames(places)).length;
  if (media > 0) throw refusal(places, isMissing ? 'is missing' : 'is empty', media);
  // The last writes may be in the log alone.
  if (existsSync(`${file}-wal`) && statSync(`${file}-wal`).size > 0) {
    throw new Error(
      `The database ${file} is ${isMissing ? 'missing' : 'empty'}, but its log ${file}-wal is there. ` +
        'Put the database back from a backup, with its log removed.',
    );
  }
  writeFileSync(markerPath(places), '');
}

/** The state of the database at a start. */
export interface FoundDatabase {
  /** Nothing was ever written: demo content may be loaded. */
  readonly isNew: boolean;
  /** Names of files that a first start had stored when it was killed. */
  readonly leftOver: readonly string[];
}

/** Whether a first start is under way; with a shared database, whose processes take turns, this one begins it otherwise. */
async function isFirstStart(
  database: Database,
  places: DataPlaces,
  media: readonly string[],
): Promise<boolean> {
  if (!database.isShared) return existsSync(markerPath(places));
  const mark = await database.reader.installationValue.findUnique({ where: MARK });
  if (mark || media.length > 0) return mark !== null;
  await database.write(({ installationValue }) =>
    installationValue.create({ data: { ...MARK, value: 'begun' } }),
  );
  return true;
}

/**
 * The same for a database that was migrated but never written. Throws an Error of one clear line where files of
 * another database stand beside it.
 */
export async function lookAtDatabase(
  database: Database,
  places: DataPlaces,
): Promise<FoundDatabase> {
  const storedFiles = await database.reader.storedFile.count();
  if (storedFiles > 0 || !(await isNeverWritten(database))) return { isNew: false, leftOver: [] };
  const media = await storedNames(places);
  if (!(await isFirstStart(database, places, media)) && media.length > 0) {
    throw refusal(places, 'has no content', media.length);
  }
  return { isNew: true, leftOver: media };
}

/** Says that the first start has done its work. */
export async function endFirstStart(
  database: Database,
  places: Pick<DataPlaces, 'dataDir'>,
): Promise<void> {
  rmSync(markerPath(places), { force: true });
  if (!database.isShared) return;
  if ((await database.reader.installationValue.count({ where: MARK })) === 0) return;
  await database.write(({ installationValue }) => installationValue.deleteMany({ where: MARK }));
}
