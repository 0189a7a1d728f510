// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './processes.js';

/**
 * @typedef {{ version?: string, optional?: boolean, dev?: boolean }} Locked
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
 * Whether the packages match package-lock.json. npm writes its own lock file last, so an
 * interrupted installation has none.
 * @param {{ development: boolean }} extent whether packages that only developers and tests need must be there
 */
export function isInstalled({ development }) {
  const locked = packagesOf('package-lock.json') ?? {};
  const installed = packagesOf('node_modules/.package-lock.json');
  if (!installed) return false;
  const present = Object.entries(installed).every(
    ([path, { version }]) => locked[path]?.version === version,
  );
  return (
    present &&
    Object.entries(locked).every(
      ([path, { optional, dev }]) =>
        optional ||
        (dev && !development) ||
        !path.includes('node_modules/') ||
        installed[path] !== undefined,
    )
  );
}
