// @ts-check
import { Failure, say } from './console.js';
import { execute, tool, works } from './processes.js';
import { installFromSystem } from './systemPackages.js';

/** Headless Chromium, as Playwright would start; renders in three quarters of the time. */
const SHELL = '/usr/bin/chromium-headless-shell';
const USUAL = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The test library's Chromium, even if it is not installed. */
async function downloadedPath() {
  const library = '@playwright/test';
  const { chromium } = /** @type {typeof import('@playwright/test')} */ (await import(library));
  return chromium.executablePath();
}

/**
 * The first Chromium that runs, or undefined.
 *
 * @param {boolean} shell
 */
async function findChromium(shell) {
  for (const path of [...(shell ? [SHELL] : []), ...USUAL, await downloadedPath()]) {
    if (await works(path)) return path;
  }
  return undefined;
}

/** @param {boolean} shell */
function install(shell) {
  const names = shell ? ['chromium-headless-shell', 'chromium'] : ['chromium'];
  return installFromSystem(
    'Chromium',
    names.map((name) => [name]),
  );
}

async function download() {
  say('Downloading Chromium with the test library …');
  await execute(tool('@playwright/test/cli.js', 'install', 'chromium'));
}

/**
 * Installs Chromium if there is none. Throws a Failure with instructions.
 * @param {{ shell?: boolean }} [options] `shell`: one without windows is better, for tests
 * @returns {Promise<string>}
 */
export async function ensureChromium({ shell = false } = {}) {
  const configured = process.env['CHROMIUM_PATH'];
  if (configured) {
    if (await works(configured)) return configured;
    throw new Failure(`CHROMIUM_PATH names no Chromium that runs: ${configured}`);
  }
  for (const get of [async () => undefined, install, download]) {
    await get(shell);
    const path = await findChromium(shell);
    if (path) return path;
  }
  throw new Failure(
    'No Chromium was found and none could be installed: install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  );
}
