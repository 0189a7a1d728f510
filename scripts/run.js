// @ts-check
import { run } from './console.js';
import { handedToNewerNode } from './node.js';

/**
 * `node scripts/run.js <script> [arguments]`: runs a script of this folder on a supported Node. What is imported here
 * is read by a Node of any age, so the script itself is imported after its version is known.
 */
await run(async () => {
  if (await handedToNewerNode()) return;
  const [name = ''] = process.argv.splice(2, 1);
  await import(`./${name}.js`);
});
