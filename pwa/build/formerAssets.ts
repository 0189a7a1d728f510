import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Open pages may load files of the previous build for this time. */
export const FORMER_MS = 7 * 24 * 3_600_000;

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** Copies a build's assets to `former` and dates them `now` (ms). */
export function setAside(assets: string, former: string, now: number): void {
  mkdirSync(former, { recursive: true });
  for (const name of namesIn(assets)) {
    copyFileSync(join(assets, name), join(former, name));
    utimesSync(join(former, name), now / 1000, now / 1000);
  }
}

/** Deletes files that the new build also contains, and files older than a week. */
export function dropOldFormer(assets: string, former: string, now: number): void {
  const present = new Set(namesIn(assets));
  for (const name of namesIn(former)) {
    const path = join(former, name);
    if (present.has(name) || now - statSync(path).mtimeMs > FORMER_MS) rmSync(path);
  }
}

/**
 * Keeps the hashed files of previous builds for a week, so that a page opened before a deploy can
 * load its lazy chunks (target O4). The build empties its output folder, so they are stored
 * outside it.
 */
export function keepFormerAssets(outDir: string, formerDir: string): Plugin {
  const assets = join(outDir, 'assets');
  const former = join(formerDir, 'assets');
  return {
    name: 'keep-former-assets',
    enforce: 'post',
    apply: 'build',
    buildStart() {
      setAside(assets, former, Date.now());
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        dropOldFormer(assets, former, Date.now());
      },
    },
  };
}
