import { saveData } from './browser.ts';
import { nextBuild } from './deploy.ts';
import { startFront, type Front } from './front.ts';
import { PHONE, test as base } from './site.ts';

interface OfflineFixtures {
  readonly front: Front;
  /** Whether the phone saves data: then its worker caches no pictures, and is done sooner. */
  readonly savesData: boolean;
}

/** Playwright's `test` whose page is a phone, and a network in front of the read-only product that can fail. */
export const test = base.extend<OfflineFixtures>({
  viewport: PHONE,
  serviceWorkers: 'allow',
  // Motion has tests of its own; here it would only be drawn frame by frame.
  contextOptions: { reducedMotion: 'reduce' },
  savesData: [true, { option: true }],
  context: async ({ context, savesData }, provide) => {
    if (savesData) await saveData(context);
    await provide(context);
  },
  locale: 'sr-Latn-RS',
  // A port of its own is an origin of its own: no test sees what another one has kept.
  front: async ({ site }, provide) => {
    const front = await startFront(site.address(''), nextBuild());
    await provide(front);
    await front.close();
  },
});
