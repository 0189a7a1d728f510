// @ts-check
import { existsSync } from 'node:fs';
import { Failure, say } from './console.js';
import { execute, tool } from './processes.js';

const USUAL = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Some systems install a program of that name that only tells how to get the real one, so it is run.
 *
 * @param {string} path
 */
async function works(path) {
  return existsSync(path) && (await execute([path, '--version'])).code === 0;
}

/** Where the test library keeps the Chromium of its own, whether it is there or not. */
async function downloadedPath() {
  const library = 'playwright-core';
  const { chromium } = /** @type {typeof import('playwright-core')} */ (await import(library));
  return chromium.executablePath();
}

/** The first Chromium that runs, or undefined. */
async function findChromium() {
  for (const path of [...USUAL, await downloadedPath()]) {
    if (await works(path)) return path;
  }
  return undefined;
}

async function installFromSystem() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  say('Installing Chromium with apt-get');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await execute(['apt-get', 'update'], { env });
  const packages = ['install', '-y', '--no-install-recommends', 'chromium'];
  await execute(['apt-get', ...packages], { env });
}

async function download() {
  say('Downloading Chromium with the test library');
  await execute(tool('playwright-core/cli.js', 'install', 'chromium'));
}

/**
 * The path of a Chromium that runs, which is got if there is none. Throws a Failure that says what to do.
 *
 * @returns {Promise<string>}
 */
export async function ensureChromium() {
  const wanted = process.env['CHROMIUM_PATH'];
  if (wanted) {
    if (await works(wanted)) return wanted;
    throw new Failure(`CHROMIUM_PATH names no Chromium that runs: ${wanted}`);
  }
  for (const get of [async () => undefined, installFromSystem, download]) {
    await get();
    const path = await findChromium();
    if (path) return path;
  }
  throw new Failure(
    'No Chromium was found and none could be installed: install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  );
}
