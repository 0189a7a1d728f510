// @ts-check
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { run, say, seconds } from './console.js';
import { prepare } from './prepare.js';
import { root } from './processes.js';

/**
 * `npm start`: prepares the clone and becomes the server, in this process, so that signals and the
 * exit code are the server's.
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
