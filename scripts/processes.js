// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, absolute. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** @typedef {{ code: number, output: string }} Outcome exit code and what was written to both outputs */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
process.once('exit', () => {
  for (const child of running) child.kill();
});

/** Ends all programs of `execute` and waits for their output. */
export async function endPrograms() {
  await Promise.all(
    [...running].map((child) => {
      child.kill();
      return once(child, 'close');
    }),
  );
}

/**
 * Runs a program in the project's folder; it ends with this process.
 * @param {readonly string[]} command program and arguments
 * @param {{ env?: Record<string, string | undefined>, show?: boolean }} [options]
 *   variables beside those of this process; `show` lets the program write to the terminal itself
 * @returns {Promise<Outcome>}
 */
export async function execute(command, { env = {}, show = false } = {}) {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => (output += text));
  }
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 127, output: error.message }));
    child.once('close', (code, signal) => {
      resolve({ code: code ?? 128 + (signal ? constants.signals[signal] : 0), output });
    });
  });
}

/**
 * npm's command line, by default of the npm that runs this script.
 * @param {...string} args
 */
export function npm(...args) {
  const beside = join(dirname(process.execPath), 'node_modules/npm/bin/npm-cli.js');
  const file = [process.env['npm_execpath'], beside].find(
    (path) => path?.endsWith('npm-cli.js') && existsSync(path),
  );
  return file ? [process.execPath, file, ...args] : ['npm', ...args];
}

/**
 * The command line of an installed package's program.
 * @param {string} path below node_modules
 * @param {...string} args
 */
export function tool(path, ...args) {
  return [process.execPath, join(root, 'node_modules', path), ...args];
}

/**
 * Runs it, since some systems install a placeholder that only explains how to install the browser.
 * @param {string} path
 */
export async function works(path) {
  return existsSync(path) && (await execute([path, '--version'])).code === 0;
}
