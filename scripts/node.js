// @ts-check
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { Failure, say } from './console.js';
import { execute, npm } from './processes.js';

/** The oldest supported Node, and the one fetched instead of an older one. */
const OLDEST = [22, 22];
const FETCHED = 24;

/** @param {string} version such as `22.22.0` */
export function isSupported(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST;
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

/** From the package registry or npm's cache. Throws a one-line Failure. */
export async function fetchNode() {
  const { code, output } = await execute(
    // The package needs its install script to get the binary.
    npm(
      'exec',
      '--yes',
      '--prefer-offline',
      '--ignore-scripts=false',
      `--package=node@${String(FETCHED)}`,
      '--',
      'node',
      '-p',
      'process.execPath',
    ),
  );
  const path = output.trim().split('\n').at(-1) ?? '';
  if (code === 0 && path !== '') return path;
  const reason =
    /npm error (?:code )?(E[A-Z_]+|\d+)/.exec(output)?.[1] ?? `exit code ${String(code)}`;
  throw new Failure(
    `Node ${String(FETCHED)} could not be fetched from the package registry (${reason}). ` +
      `Try again when it can be reached, or install Node ${OLDEST.join('.')} or later.`,
  );
}

/** Runs the script again with a fetched Node if this one is too old; returns true then. */
export async function handedToNewerNode() {
  if (isSupported(process.versions.node)) return false;
  say(
    `Node ${process.versions.node} is older than ${OLDEST.join('.')}: going on with Node ${String(FETCHED)} from the package registry`,
  );
  const child = spawn(await fetchNode(), process.argv.slice(1), { stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  process.exitCode = await new Promise((resolve) => {
    child.once('error', () => resolve(127));
    child.once('close', (code, signal) => {
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
  return true;
}
