// @ts-check
import { run } from './console.js';
import { prepare } from './prepare.js';

/** `npm run build`: everything that `npm start` makes, without starting it. */
await run(async () => {
  await prepare({ server: true, pwa: true });
});
