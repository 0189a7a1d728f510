// @ts-check
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endPrograms } from './processes.js';

/** The memory of Linux that looks like a folder. */
const IN_MEMORY = '/dev/shm';
/** More than all tests hold at a time, in bytes. */
const ROOM = 6 * 2 ** 30;

/**
 * Tests sync what they write thousands of times, which costs minutes on a disk and nothing in memory.
 *
 * @param {string} [memory]
 * @param {number} [room] bytes that must be free, in the folder and of the machine's memory
 */
function roomiest(memory = IN_MEMORY, room = ROOM) {
  if (!existsSync(memory) || process.availableMemory() < room) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize < room ? tmpdir() : memory;
}

/** A program that is being ended may write there for a moment. */
const REMOVAL = { recursive: true, force: true, maxRetries: 20, retryDelay: 100 };

/**
 * Has everything that is started from now on make its temporary files in a folder that goes with this process;
 * a signal ends the programs first that write there.
 *
 * @param {Parameters<typeof roomiest>} where
 */
export function useTestFolder(...where) {
  const folder = mkdtempSync(join(roomiest(...where), 'centar-tests-'));
  // PostgreSQL runs as a user of its own where the tests run as root, and has to get through to its folder.
  chmodSync(folder, 0o711);
  process.env['TMPDIR'] = folder;
  process.once('exit', () => rmSync(folder, REMOVAL));
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.once(signal, () => void endPrograms().then(() => process.exit(1)));
  }
}
