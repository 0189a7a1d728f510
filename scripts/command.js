// @ts-check
import { join } from 'node:path';
import { run } from './console.js';
import { prepare } from './prepare.js';
import { execute, root } from './processes.js';

/**
 * `npm run backup`, `npm run import` and others: runs a server command
 * (`graphql-server/src/commands/`) in its own process.
 */
await run(async () => {
  const [name = '', ...rest] = process.argv.slice(2);
  await prepare({ server: true });
  const command = join(root, `graphql-server/dist/commands/${name}.js`);
  const { code } = await execute([process.execPath, command, ...rest], { show: true });
  process.exitCode = code;
});
