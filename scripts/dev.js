// @ts-check
import { run } from './console.js';
import { prepare } from './prepare.js';

/**
 * `npm run dev`: the server and both applications from their sources, on one address. Vite updates
 * styles and components in the open page, keeping its state. Changes of the server, the domain,
 * public operations or the build configuration restart the process (tsx) and reload open pages.
 */
await run(async () => {
  await prepare({ development: true, client: true });
  process.env['NODE_ENV'] = 'development';
  await import('./dev/watch.js');
});
