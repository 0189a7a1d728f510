// @ts-check
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { run, say, seconds } from './console.js';
import { prepare } from './prepare.js';
import { root } from './processes.js';

/**
 * `npm start`: brings a fresh or changed clone up to date and becomes the server. The server runs in
 * this very process, so signals and the exit code are its own.
 */
await run(async () => {
  await prepare({ server: true, pwa: true });
  process.env['NODE_ENV'] = 'production';
  process.chdir(root);
  const started = performance.now();
  await import(pathToFileURL(join(root, 'graphql-server/dist/main.js')).href);
  say(
    `Starting the server: ${seconds(performance.now() - started)}; in all ${seconds(performance.now())}`,
  );
});
