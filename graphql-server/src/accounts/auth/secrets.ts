import { randomBytes } from 'node:crypto';
import { chmod, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { makeFolder } from '../../platform/files/disk.ts';

/** Keys that this installation has made for itself. */
export interface Secrets {
  /** Signs the anti-forgery cookie; 32 bytes. */
  readonly csrfKey: Buffer;
}

const KEY_BYTES = 32;
const OWNER_ONLY = 0o600;
const stored = z.object({ csrfKey: z.string().regex(/^[A-Za-z0-9_-]{43}$/) });
/** Under which name a shared database has the key. */
const IN_DATABASE = { name: 'csrfKey' };

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw thrown;
  }
}

/** Written beside and renamed: a crash leaves no half a file, which the next start would refuse. */
async function writeNew(path: string, text: string): Promise<void> {
  const draft = `${path}.${String(process.pid)}.tmp`;
  const file = await open(draft, 'w', OWNER_ONLY);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
}

/** The key in the file, which only its owner may read from now on; undefined without one. */
async function keyInFile(path: string): Promise<string | undefined> {
  const text = await readIfThere(path);
  if (text === undefined) return undefined;
  await chmod(path, OWNER_ONLY);
  try {
    return stored.parse(JSON.parse(text)).csrfKey;
  } catch {
    throw new Error(`${path} is damaged; restore it, or delete it to have a new one made.`);
  }
}

const newKey = (): string => randomBytes(KEY_BYTES).toString('base64url');

const keyInDatabase = async ({ reader }: Database): Promise<string | undefined> =>
  (await reader.installationValue.findUnique({ where: IN_DATABASE }))?.value;

/** Of processes that come at once, each gets the key of the first. */
async function keepInDatabase(database: Database, key: string): Promise<string> {
  const { value } = await database.write(({ installationValue }) =>
    installationValue.upsert({
      where: IN_DATABASE,
      create: { ...IN_DATABASE, value: key },
      update: {},
    }),
  );
  return value;
}

/** The first process of a shared database puts the key there, be it that of a file that was used until now. */
async function sharedKey(database: Database, path: string): Promise<string> {
  const known = await keyInDatabase(database);
  return known ?? keepInDatabase(database, (await keyInFile(path)) ?? newKey());
}

/** The key of a file; a database that was shared before has left its own. */
async function ownKey(database: Database, path: string): Promise<string> {
  const known = await keyInFile(path);
  if (known !== undefined) return known;
  const key = (await keyInDatabase(database)) ?? newKey();
  await writeNew(path, `${JSON.stringify({ csrfKey: key })}\n`);
  return key;
}

/**
 * Loads the keys and makes them on the first start, so that no two installations have the same. They are in `secrets.json` of
 * the data folder, readable by its owner alone, or in a database that several processes share. Throws when a file that is
 * needed can't be used.
 */
export async function loadSecrets(database: Database, dataDir: string): Promise<Secrets> {
  const path = join(dataDir, 'secrets.json');
  makeFolder(dataDir);
  const key = await (database.isShared ? sharedKey : ownKey)(database, path);
  return { csrfKey: Buffer.from(key, 'base64url') };
}
