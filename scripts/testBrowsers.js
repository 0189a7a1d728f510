// @ts-check
import { ensureChromium } from './chromium.js';
import { Failure, run, say } from './console.js';
import { ensureFirefox, ensureWebKit } from './otherBrowsers.js';
import { prepare } from './prepare.js';
import { execute, tool } from './processes.js';
import { useTestFolder } from './testFolder.js';

/** @typedef {Record<string, string>} Variables */

/** @type {Record<string, () => Promise<Variables>>} */
const ENGINES = {
  chromium: async () => ({ CHROMIUM_PATH: await ensureChromium({ shell: true }) }),
  firefox: async () => ({ FIREFOX_PATH: await ensureFirefox() }),
  webkit: async () => {
    const { driver, browser } = await ensureWebKit();
    return { WEBKIT_DRIVER: driver, WEBKIT_BROWSER: browser };
  },
};

/**
 * `npm run test:browsers`: a short journey in Firefox and WebKit, and in Chromium the ways back into
 * an account that `npm test` leaves to server tests; or in the named engines (`-- firefox`). An
 * unavailable engine is reported and fails the command; the others still run.
 */
await run(async () => {
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !ENGINES[name]);
  if (unknown) throw new Failure(`There is no engine "${unknown}": chromium, firefox, webkit.`);
  useTestFolder();
  await prepare({ development: true, client: true, server: true, pwa: true });

  /** @type {Variables} */
  const env = { NODE_ENV: 'test' };
  const available = [];
  for (const [name, ensure] of Object.entries(ENGINES)) {
    if (names.length > 0 && !names.includes(name)) continue;
    try {
      Object.assign(env, await ensure());
      available.push(`--project=${name}`);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      say(error.message);
      process.exitCode = 1;
    }
  }
  if (available.length === 0) return;
  const config = '--config=playwright.browsers.config.ts';
  const { code } = await execute(tool('@playwright/test/cli.js', 'test', config, ...available), {
    env,
    show: true,
  });
  if (code !== 0) process.exitCode = 1;
});
