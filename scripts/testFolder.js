// @ts-check
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endPrograms } from './processes.js';

/** Linux's memory file system. */
const IN_MEMORY = '/dev/shm';
/** Bytes; more than all tests need at a time. */
const ROOM = 6 * 2 ** 30;

/**
 * Tests sync thousands of times, which costs minutes on a disk and nothing in memory.
 * @param {string} [memory]
 * @param {number} [room] bytes that must be free, in the folder and of the machine's memory
 */
function roomiest(memory = IN_MEMORY, room = ROOM) {
  if (!existsSync(memory) || process.availableMemory() < room) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize < room ? tmpdir() : memory;
}

/** A program that is ending may still write there. */
const REMOVAL = { recursive: true, force: true, maxRetries: 20, retryDelay: 100 };

/**
 * Moves temporary files of all started programs into a folder that is removed with this process. A
 * signal ends those programs first.
 * @param {Parameters<typeof roomiest>} where
 */
export function useTestFolder(...where) {
  const folder = mkdtempSync(join(roomiest(...where), 'centar-tests-'));
  // If the tests run as root, PostgreSQL runs as another user and must reach its folder.
  chmodSync(folder, 0o711);
  process.env['TMPDIR'] = folder;
  process.once('exit', () => rmSync(folder, REMOVAL));
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.once(signal, () => void endPrograms().then(() => process.exit(1)));
  }
}
