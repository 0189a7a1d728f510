import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { isLocked } from '../errors.ts';
import { makeFolder } from '../files/disk.ts';

/**
 * Locks the data folder for this process: two servers on one database would each cache what the other
 * changes. The lock is a locked file, so the system itself releases it however the process ends.
 * Throws when another server holds it. Gives the function that unlocks it.
 */
export function lockDataDirectory(dataDir: string): () => void {
  makeFolder(dataDir);
  const lock = new BetterSqlite3(join(dataDir, 'server.lock'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    lock.close();
    if (!isLocked({ originalCode: (cause as { code?: unknown }).code })) throw cause;
    throw new Error(`Another server is using ${dataDir}; stop it first.`, { cause });
  }
  return () => {
    lock.close();
  };
}
