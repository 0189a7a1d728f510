import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { isLocked } from '../errors.ts';
import { makeFolder } from '../files/disk.ts';

/** A garbage-collected handle would unlock its file. */
const locks = new Set<BetterSqlite3.Database>();

/**
 * Two servers on one database would cache outdated answers. The system releases the lock when the
 * process ends. Throws if another server holds it.
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
