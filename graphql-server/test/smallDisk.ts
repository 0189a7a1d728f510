import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Where it is before a start moves it.
const workFolder = tmpdir();

/** A small disk of its own in memory, by its folder; undefined where this user may not mount one, as root may. */
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

/** From now on nobody may write to it. */
export function makeReadOnly(disk: string): void {
  execFileSync('mount', ['-o', 'remount,ro', disk]);
}

/** Takes it away at once, also where a test has failed and left something open on it. */
export function unmountDisk(disk: string): void {
  execFileSync('umount', ['-l', disk]);
  rmSync(disk, { recursive: true });
}
