// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { execute, root } from './processes.js';

/**
 * @typedef {{ version?: string, optional?: boolean, link?: boolean, extraneous?: boolean }} Locked
 * @typedef {Record<string, Locked>} Packages
 */

/**
 * @param {string} path
 * @returns {Packages | null}
 */
function packagesOf(path) {
  const file = join(root, path);
  if (!existsSync(file)) return null;
  return /** @type {{ packages: Packages }} */ (JSON.parse(readFileSync(file, 'utf8'))).packages;
}

/**
 * Do the installed packages agree with package-lock.json? npm itself notes what it has installed, so
 * an installation made by hand counts too.
 */
export function isInstalled() {
  const locked = packagesOf('package-lock.json') ?? {};
  const installed = packagesOf('node_modules/.package-lock.json');
  if (!installed) return false;
  const present = Object.entries(installed).every(
    ([path, { version }]) => locked[path]?.version === version,
  );
  return (
    present &&
    Object.entries(locked).every(
      ([path, { optional }]) =>
        optional || !path.includes('node_modules/') || installed[path] !== undefined,
    )
  );
}

/** Can this Node load the database driver, the one package that is compiled for it? */
export async function driverLoads() {
  const script = "new (require('better-sqlite3'))(':memory:').close()";
  return (await execute([process.execPath, '-e', script])).code === 0;
}
