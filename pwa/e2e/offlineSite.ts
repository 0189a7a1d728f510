import { saveData } from './browser.ts';
import { nextBuild } from './deploy.ts';
import { startFront, type Front } from './front.ts';
import { PHONE, test as base } from './site.ts';

interface OfflineFixtures {
  readonly front: Front;
  /** Whether the phone saves data: its worker caches no pictures and finishes sooner. */
  readonly savesData: boolean;
}

/** Playwright's `test` with a phone, and a simulated network in front of the read-only product. */
export const test = base.extend<OfflineFixtures>({
  viewport: PHONE,
  serviceWorkers: 'allow',
  // Motion is tested separately; here it would only take time.
  contextOptions: { reducedMotion: 'reduce' },
  savesData: [true, { option: true }],
  context: async ({ context, savesData }, provide) => {
    if (savesData) await saveData(context);
    await provide(context);
  },
  locale: 'sr-Latn-RS',
  // A separate port is a separate origin: no test sees the caches of another one.
  front: async ({ site }, provide) => {
    const front = await startFront(site.address(''), nextBuild());
    await provide(front);
    await front.close();
  },
});
