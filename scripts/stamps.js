// @ts-check
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { root } from './processes.js';

/** Removed with the packages, so that a new installation rebuilds everything. */
const folder = join(root, 'node_modules/.centar');

/**
 * All files of a folder, sorted; of a file itself, and none if it is missing.
 * @param {string} path absolute
 * @returns {string[]}
 */
function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}

/**
 * Hashes names and contents of files.
 * @param {readonly string[]} paths files and folders, from the project's folder
 * @param {string} [also] anything else that the result depends on
 */
export function fingerprint(paths, also = '') {
  const hash = createHash('sha256').update(also);
  for (const file of paths.flatMap((path) => filesUnder(join(root, path)))) {
    const bytes = readFileSync(file);
    hash.update(`\0${file.slice(root.length)}\0${String(bytes.length)}\0`).update(bytes);
  }
  return hash.digest('hex');
}

/**
 * Whether the step was done with these inputs and its outputs exist.
 * @param {string} step
 * @param {string} print fingerprint of the inputs
 * @param {readonly string[]} outputs from the project's folder
 */
export function isDone(step, print, outputs = []) {
  const file = join(folder, step);
  return (
    existsSync(file) &&
    readFileSync(file, 'utf8') === print &&
    outputs.every((path) => existsSync(join(root, path)))
  );
}

/**
 * Records that a step was done with these inputs.
 * @param {string} step
 * @param {string} print fingerprint of the inputs
 */
export function markDone(step, print) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, step), print);
}

/** Everything is built again by the next start. */
export function forgetSteps() {
  rmSync(folder, { recursive: true, force: true });
}
