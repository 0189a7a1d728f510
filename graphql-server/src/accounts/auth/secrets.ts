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
/** The row of the key in a shared database. */
const IN_DATABASE = { name: 'csrfKey' };

async function readIfExists(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw thrown;
  }
}

/** Writes to a temporary file and renames it: a crash leaves no partial file, which the next start would refuse. */
async function writeAtomically(path: string, text: string): Promise<void> {
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
  const text = await readIfExists(path);
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

/** Stores the key unless there is one; gives the stored one. Concurrent processes get the key of the first. */
async function storeKeyInDatabase(database: Database, key: string): Promise<string> {
  const { value } = await database.write(({ installationValue }) =>
    installationValue.upsert({
      where: IN_DATABASE,
      create: { ...IN_DATABASE, value: key },
      update: {},
    }),
  );
  return value;
}

/** The key of a shared database. The first process stores it there: the file's key if there was one. */
async function sharedKey(database: Database, path: string): Promise<string> {
  const known = await keyInDatabase(database);
  return known ?? storeKeyInDatabase(database, (await keyInFile(path)) ?? newKey());
}

/** The key of the file; on its first use the key of a database that was shared before. */
async function ownKey(database: Database, path: string): Promise<string> {
  const known = await keyInFile(path);
  if (known !== undefined) return known;
  const key = (await keyInDatabase(database)) ?? newKey();
  await writeAtomically(path, `${JSON.stringify({ csrfKey: key })}\n`);
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
