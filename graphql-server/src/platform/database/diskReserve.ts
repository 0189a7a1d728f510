import { randomFillSync } from 'node:crypto';
import { rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { databaseFileOf } from '../../../../prisma/databaseFile.ts';
import { providerOf } from '../../../../prisma/provider.ts';

/** Enough for moving a whole log into the database file, and for thousands of sign-ins. */
const RESERVE_BYTES = 6 * 1024 * 1024;
/** Space that stays free besides, so that the reserve itself does not fill the disk. */
const SPARE_BYTES = 1024 * 1024;

/** The file that reserves space for a database (`file:…`), beside it, since both must be on one disk. */
export function reservePath(databaseUrl: string): string {
  return `${databaseFileOf(databaseUrl)}.reserve`;
}

function freeBytesNear(path: string): number {
  const { bavail, bsize } = statfsSync(dirname(path));
  return bavail * bsize;
}

function isComplete(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.size === RESERVE_BYTES;
}

/** Reserved space, released when the disk is full, for writes that must work even then. */
export interface DiskReserve {
  /** Releases the space; false where none is reserved. */
  release(): boolean;
  /** Reserves the space; false where the disk has no room for it. */
  restore(): boolean;
}

/** The reserve of a database. Its calls are synchronous, so that nothing else takes the space in between. */
export function createDiskReserve(databaseUrl: string): DiskReserve {
  const path = reservePath(databaseUrl);
  return {
    release() {
      const wasReserved = isComplete(path);
      rmSync(path, { force: true });
      return wasReserved;
    },
    restore() {
      if (isComplete(path)) return true;
      try {
        rmSync(path, { force: true });
        if (freeBytesNear(path) < RESERVE_BYTES + SPARE_BYTES) return false;
        // Not zeros: some file systems would reserve no space for them.
        writeFileSync(path, randomFillSync(Buffer.alloc(RESERVE_BYTES)), { mode: 0o600 });
        return true;
      } catch {
        rmSync(path, { force: true });
        return false;
      }
    },
  };
}

/** Releases the reserve of a full disk before a start, which has to write. */
export function releaseIfFull(databaseUrl: string): void {
  if (providerOf(databaseUrl) !== 'sqlite') return;
  const path = reservePath(databaseUrl);
  if (isComplete(path) && freeBytesNear(path) < SPARE_BYTES) rmSync(path, { force: true });
}
