// @ts-check
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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

/**
 * Has everything that is started from now on make its temporary files in a folder that goes with this process.
 *
 * @param {Parameters<typeof roomiest>} where
 */
export function useTestFolder(...where) {
  const folder = mkdtempSync(join(roomiest(...where), 'centar-tests-'));
  // PostgreSQL runs as a user of its own where the tests run as root, and has to get through to its folder.
  chmodSync(folder, 0o711);
  process.env['TMPDIR'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.once(signal, () => process.exit(1));
  }
}
