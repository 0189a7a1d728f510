// @ts-check
import { join } from 'node:path';
import { run } from './console.js';
import { handedToNewerNode } from './node.js';
import { prepare } from './prepare.js';
import { execute, root } from './processes.js';

/** `npm run reset-link -- <e-mail>`: prints a one-time link for somebody who has lost their password. */
await run(async () => {
  if (await handedToNewerNode()) return;
  await prepare({ server: true });
  const command = join(root, 'graphql-server/dist/resetLink.js');
  const { code } = await execute([process.execPath, command, ...process.argv.slice(2)], {
    show: true,
  });
  process.exitCode = code;
});
