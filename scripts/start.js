// @ts-check
import { Failure, run } from './console.js';
import { prepare } from './prepare.js';
import { root } from './processes.js';

/**
 * `npm start`: brings a fresh or changed clone up to date and becomes the server. The server runs in
 * this very process, so signals and the exit code are its own.
 */
await run(async () => {
  await prepare({ install: true, generate: true, build: true });
  process.env['NODE_ENV'] = 'production';
  process.chdir(root);
  // Named by variables: they are there only after the installation.
  const [loader, server] = ['tsx', '../graphql-server/src/main.ts'];
  await import(loader).catch((/** @type {Error} */ { message }) => {
    throw new Failure(`The installation is not complete: ${message}`);
  });
  await import(server);
});
