import { hkdfSync } from 'node:crypto';
import { chmod, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { makeFolder } from '../../platform/files/disk.ts';
import { isCode, newCode } from '../../platform/secretCodes.ts';

export interface Secrets {
  /** For the anti-forgery cookie, and for codes of links in mails of subscriptions; 32 bytes. */
  readonly csrfKey: Buffer;
  /** Encrypts the secrets of authenticator apps; 32 bytes. */
  readonly factorKey: Buffer;
}

const KEY_BYTES = 32;
const OWNER_ONLY = 0o600;
const stored = z.object({ csrfKey: z.string().refine(isCode) });
const IN_DATABASE = { name: 'csrfKey' };

async function readIfExists(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw thrown;
  }
}

/** The next start would refuse a partial file. */
async function writeAtomically(path: string, text: string): Promise<void> {
  const draft = `${path}.${String(process.pid)}.tmp`;
  await writeFile(draft, text, { mode: OWNER_ONLY, flush: true });
  await rename(draft, path);
}

/** Also makes the file readable only by its owner. */
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

const keyInDatabase = async ({ reader }: Database): Promise<string | undefined> =>
  (await reader.installationValue.findUnique({ where: IN_DATABASE }))?.value;

/** Concurrent processes get the first one's key. */
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

/** The first process stores the file's key, or a new one. */
async function sharedKey(database: Database, path: string): Promise<string> {
  const known = await keyInDatabase(database);
  return known ?? storeKeyInDatabase(database, (await keyInFile(path)) ?? newCode());
}

/** After a move from a shared database, the new file gets its key. */
async function ownKey(database: Database, path: string): Promise<string> {
  const known = await keyInFile(path);
  if (known !== undefined) return known;
  const key = (await keyInDatabase(database)) ?? newCode();
  await writeAtomically(path, `${JSON.stringify({ csrfKey: key })}\n`);
  return key;
}

/**
 * Creates missing keys, so that each installation has its own. They are stored in `secrets.json`
 * (mode 600) or in a shared database. Throws if the file is damaged.
 */
export async function loadSecrets(database: Database, dataDir: string): Promise<Secrets> {
  const path = join(dataDir, 'secrets.json');
  makeFolder(dataDir);
  const key = await (database.isShared ? sharedKey : ownKey)(database, path);
  const csrfKey = Buffer.from(key, 'base64url');
  const factorKey = Buffer.from(hkdfSync('sha256', csrfKey, '', 'second factor', KEY_BYTES));
  return { csrfKey, factorKey };
}
