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

/** A page that is open may load parts of its build for so long after the next one has come. */
export const FORMER_MS = 7 * 24 * 3_600_000;

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** Copies a build's assets aside, with the moment (ms) from which on they are a former build's. */
export function setAside(assets: string, former: string, now: number): void {
  mkdirSync(former, { recursive: true });
  for (const name of namesIn(assets)) {
    copyFileSync(join(assets, name), join(former, name));
    utimesSync(join(former, name), now / 1000, now / 1000);
  }
}

/** Forgets what the new build has as well, and what has been a former build's for a week. */
export function dropOldFormer(assets: string, former: string, now: number): void {
  const present = new Set(namesIn(assets));
  for (const name of namesIn(former)) {
    const path = join(former, name);
    if (present.has(name) || now - statSync(path).mtimeMs > FORMER_MS) rmSync(path);
  }
}

/**
 * Keeps the hashed files of former builds for a week in a folder beside the build, which the build empties: a page
 * that was opened before a deploy loads its lazy parts from there (target O4).
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
