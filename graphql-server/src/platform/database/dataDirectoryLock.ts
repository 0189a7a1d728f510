import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { isLocked } from '../errors.ts';
import { makeFolder } from '../files/disk.ts';

/** Referenced here, since a collected handle would unlock its file. */
const locks = new Set<BetterSqlite3.Database>();

/**
 * Locks the data folder for this process, since two servers on one database would each cache outdated answers. It is a lock on
 * a file, which the system releases however the process ends. Returns the function that unlocks it. Throws if another server
 * holds it.
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
  locks.add(lock);
  return () => {
    locks.delete(lock);
    lock.close();
  };
}
