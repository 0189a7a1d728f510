import { randomFillSync } from 'node:crypto';
import { rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { databaseFileOf } from '../../../../prisma/databaseFile.ts';
import { providerOf } from '../../../../prisma/provider.ts';

/** Enough to checkpoint a full log, and for thousands of sign-ins. */
const RESERVE_BYTES = 6 * 1024 * 1024;
/** Remains free besides the reserve. */
const SPARE_BYTES = 1024 * 1024;

/** Beside the database of the `file:` address: both must be on one disk. */
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

export interface DiskReserve {
  /** False if no space was reserved. */
  release(): boolean;
  restore(): boolean;
}

/** Calls are synchronous, so that nothing else uses the space in between. */
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
        // Some file systems allocate no space for zeros.
        writeFileSync(path, randomFillSync(Buffer.alloc(RESERVE_BYTES)), { mode: 0o600 });
        return true;
      } catch {
        rmSync(path, { force: true });
        return false;
      }
    },
  };
}

/** A start has to write. */
export function releaseIfFull(databaseUrl: string): void {
  if (providerOf(databaseUrl) !== 'sqlite') return;
  const path = reservePath(databaseUrl);
  if (isComplete(path) && freeBytesNear(path) < SPARE_BYTES) rmSync(path, { force: true });
}
