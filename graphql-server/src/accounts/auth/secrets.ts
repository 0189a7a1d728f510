import { randomBytes } from 'node:crypto';
import { chmod, mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** Keys that this installation has made for itself. */
export interface Secrets {
  /** Signs the anti-forgery cookie; 32 bytes. */
  readonly csrfKey: Buffer;
}

const KEY_BYTES = 32;
const OWNER_ONLY = 0o600;
const stored = z.object({ csrfKey: z.string().regex(/^[A-Za-z0-9_-]{43}$/) });

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

/**
 * Loads `secrets.json` of the data folder, readable by its owner alone, and makes it on the first start,
 * so that no two installations share a key. Throws when the file is there but can't be used.
 */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const path = join(dataDir, 'secrets.json');
  let text = await readIfThere(path);
  if (text === undefined) {
    await mkdir(dataDir, { recursive: true });
    text = `${JSON.stringify({ csrfKey: randomBytes(KEY_BYTES).toString('base64url') })}\n`;
    await writeNew(path, text);
  }
  await chmod(path, OWNER_ONLY);
  try {
    return { csrfKey: Buffer.from(stored.parse(JSON.parse(text)).csrfKey, 'base64url') };
  } catch {
    throw new Error(`${path} is damaged; restore it, or delete it to have a new one made.`);
  }
}
