// @ts-check
import { run } from './console.js';
import { prepare } from './prepare.js';

/**
 * `npm run dev`: the server and both applications on one address, from their sources.
 *
 * A change of a style or a component shows in the open page, which keeps its state (Vite). A change of the server, of
 * the domain, of a public operation or of the build's configuration starts the process anew (tsx), and open pages are
 * loaded again.
 */
await run(async () => {
  await prepare({ development: true, client: true });
  process.env['NODE_ENV'] = 'development';
  await import('./dev/watch.js');
});
