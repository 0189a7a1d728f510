// @ts-check
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './console.js';
import { root } from './processes.js';

/**
 * Parts of the test suite by file name; the first match counts.
 * - `browser`: journeys on the built product (Playwright)
 * - `components`: components in a browser with a fake server (Vitest)
 * - `server`: the server over HTTP with a database (Vitest)
 * - `unit`: functions (Vitest)
 * @typedef {'unit' | 'server' | 'components' | 'browser'} Part
 * @type {readonly (readonly [Part, RegExp])[]}
 */
const PARTS = [
  ['browser', /^pwa\/e2e\/.*\.e2e\.ts$/],
  ['components', /\.component\.test\.tsx$/],
  ['server', /^(graphql-server|demo|prisma)\/.*\.test\.ts$/],
  ['unit', /\.test\.tsx?$/],
];

/** In the order of running. */
export const ALL_PARTS = /** @type {const} */ (['unit', 'server', 'components', 'browser']);

/**
 * Undefined for a file that is not a test.
 * @param {string} path from the project's folder, with slashes
 * @returns {Part | undefined}
 */
export function partOf(path) {
  return PARTS.find(([, pattern]) => pattern.test(path))?.[0];
}

const FOLDERS = ['demo', 'domain', 'graphql-server', 'prisma', 'pwa', 'scripts', 'tools'];

/**
 * @param {string} folder from the project's folder
 * @returns {string[]}
 */
function filesIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    return ['node_modules', 'dist'].includes(entry.name) ? [] : filesIn(path);
  });
}

/**
 * Test files whose paths contain one of the words, by part. Throws a Failure for a word without
 * matches.
 * @param {readonly string[]} words
 * @returns {Map<Part, string[]>}
 */
export function selectedFiles(words) {
  const present = new Set(readdirSync(root));
  const files = FOLDERS.filter((folder) => present.has(folder)).flatMap(filesIn);
  /** @type {Map<Part, string[]>} */
  const selected = new Map();
  for (const word of words) {
    const found = files.filter((path) => path.includes(word) && partOf(path));
    if (found.length === 0) throw new Failure(`No test file has "${word}" in its path.`);
    for (const path of found) {
      const part = /** @type {Part} */ (partOf(path));
      const others = selected.get(part) ?? [];
      if (!others.includes(path)) selected.set(part, [...others, path]);
    }
  }
  return selected;
}
