// @ts-check
import { ensureChromium } from './chromium.js';
import { run } from './console.js';
import { prepare } from './prepare.js';
import { execute, tool } from './processes.js';

/**
 * `npm run test:access`: looks for violations of accessibility on each kind of public page, and
 * writes the result for `/pristupacnost`. Fails if it finds any.
 */
await run(async () => {
  await prepare({ development: true, server: true, pwa: true });
  const env = { CHROMIUM_PATH: await ensureChromium() };
  const test = tool('tsx/dist/cli.mjs', 'tools/testAccess.ts');
  process.exitCode = (await execute(test, { env, show: true })).code;
});
