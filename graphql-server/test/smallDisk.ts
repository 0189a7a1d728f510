import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Read at import: a started server changes it.
const workFolder = tmpdir();

/** Mounts a small disk in memory. Returns its folder; undefined if this user may not mount. */
export function mountDisk(size: string): string | undefined {
  const disk = mkdtempSync(join(workFolder, 'centar-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', disk], {
      stdio: 'ignore',
    });
    return disk;
  } catch {
    rmSync(disk, { recursive: true });
    return undefined;
  }
}

export function makeReadOnly(disk: string): void {
  execFileSync('mount', ['-o', 'remount,ro', disk]);
}

/** Unmounts the disk, also if a failed test has left files open on it. */
export function unmountDisk(disk: string): void {
  execFileSync('umount', ['-l', disk]);
  rmSync(disk, { recursive: true });
}
