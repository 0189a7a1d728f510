// @ts-check
import { existsSync, globSync } from 'node:fs';
import { Failure } from './console.js';
import { works } from './processes.js';
import { installFromSystem } from './systemPackages.js';

const FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
const WEBKIT_SCREEN = '/usr/bin/xvfb-run';

/** @returns {Promise<string | undefined>} */
async function findFirefox() {
  for (const path of FIREFOX) if (await works(path)) return path;
  return undefined;
}

/**
 * Installs Firefox if there is none. Throws a one-line Failure.
 * @returns {Promise<string>}
 */
export async function ensureFirefox() {
  const configured = process.env['FIREFOX_PATH'];
  if (configured) {
    if (await works(configured)) return configured;
    throw new Failure(`FIREFOX_PATH names no Firefox that runs: ${configured}`);
  }
  const found = await findFirefox();
  if (found) return found;
  await installFromSystem('Firefox', [['firefox-esr'], ['firefox']]);
  const installed = await findFirefox();
  if (installed) return installed;
  throw new Failure(
    'No Firefox was found and none could be installed: install one (Debian: apt-get install firefox-esr) or set FIREFOX_PATH.',
  );
}

/** @returns {{ driver: string, browser: string } | undefined} */
function findWebKit() {
  const browser =
    process.env['WEBKIT_BROWSER'] ??
    globSync('/usr/{lib,libexec}/{*/,}webkit2gtk-4*/MiniBrowser').toSorted().at(-1);
  const driver = process.env['WEBKIT_DRIVER'] ?? WEBKIT_DRIVER;
  const isThere = [browser, driver, WEBKIT_SCREEN].every((path) => path && existsSync(path));
  return isThere && browser ? { driver, browser } : undefined;
}

/**
 * Installs WebKitGTK's driver and browser if there are none. Throws a one-line Failure.
 * @returns {Promise<{ driver: string, browser: string }>}
 */
export async function ensureWebKit() {
  const found = findWebKit();
  if (found) return found;
  await installFromSystem('WebKit', [['webkit2gtk-driver', 'xvfb', 'xauth']]);
  const installed = findWebKit();
  if (installed) return installed;
  throw new Failure(
    'No WebKit was found and none could be installed: on Debian apt-get install webkit2gtk-driver xvfb xauth.',
  );
}
