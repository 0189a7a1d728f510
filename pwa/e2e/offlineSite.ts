import { nextBuild } from './deploy.ts';
import { startFront } from './front.ts';
import type { Front } from './front.ts';
import { PHONE, test as base } from './site.ts';

/** Playwright's `test` whose page is a phone, and a network in front of the read-only product that can fail. */
export const test = base.extend<{ front: Front }>({
  viewport: PHONE,
  locale: 'sr-Latn-RS',
  // A port of its own is an origin of its own: no test sees what another one has kept.
  front: async ({ site }, provide) => {
    const front = await startFront(site.address(''), nextBuild());
    await provide(front);
    await front.close();
  },
});
