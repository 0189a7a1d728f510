// @ts-check
import { run } from './console.js';
import { handedToNewerNode } from './node.js';

/**
 * `node scripts/run.js <script> [arguments]`: runs a script on a supported Node. Older versions
 * must be able to parse this file, so the script is imported later.
 */
await run(async () => {
  if (await handedToNewerNode()) return;
  const [name = ''] = process.argv.splice(2, 1);
  await import(`./${name}.js`);
});
