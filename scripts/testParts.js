// @ts-check
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './console.js';
import { root } from './processes.js';

/**
 * The parts of the test suite, by the names of their files; the first that fits counts.
 *
 * - `browser`: journeys on the built product (Playwright)
 * - `components`: parts of the pages in a browser, before a fake server (Vitest)
 * - `server`: everything over HTTP on a database (Vitest)
 * - `unit`: functions (Vitest)
 *
 * @typedef {'unit' | 'server' | 'components' | 'browser'} Part
 * @type {readonly (readonly [Part, RegExp])[]}
 */
const PARTS = [
  ['browser', /^pwa\/e2e\/.*\.e2e\.ts$/],
  ['components', /\.component\.test\.tsx$/],
  ['server', /^(graphql-server|demo|prisma)\/.*\.test\.ts$/],
  ['unit', /\.test\.tsx?$/],
];

/** Every part, in the order in which they are run. */
export const ALL_PARTS = /** @type {const} */ (['unit', 'server', 'components', 'browser']);

/**
 * The part that a file belongs to; undefined for what is no test.
 *
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
 * The test files whose paths contain one of the words, by part. Throws a Failure where a word finds none.
 *
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
