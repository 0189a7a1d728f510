import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { isLocked } from '../errors.ts';
import { makeFolder } from '../files/disk.ts';

/** A garbage-collected handle would unlock its file. */
const locks = new Set<BetterSqlite3.Database>();

/**
 * Locks a file in an existing folder. The system releases the lock when the process ends. Undefined
 * if another process holds it.
 */
export function lockFile(path: string): (() => void) | undefined {
  const lock = new BetterSqlite3(path, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    lock.close();
    if (!isLocked({ originalCode: (cause as { code?: unknown }).code })) throw cause;
    return undefined;
  }
  locks.add(lock);
  return () => {
    locks.delete(lock);
    lock.close();
  };
}

/**
 * Two servers on one database would cache outdated answers. Throws if another server holds the
 * lock.
 */
export function lockDataDirectory(dataDir: string): () => void {
  makeFolder(dataDir);
  const release = lockFile(join(dataDir, 'server.lock'));
  if (!release) throw new Error(`Another server is using ${dataDir}; stop it first.`);
  return release;
}
