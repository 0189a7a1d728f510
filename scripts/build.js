// @ts-check
import { run } from './console.js';
import { prepare } from './prepare.js';

/** `npm run build`: builds what `npm start` builds, without starting it. */
await run(async () => {
  await prepare({ server: true, pwa: true });
});
