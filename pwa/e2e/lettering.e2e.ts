import { expect, type Page } from '@playwright/test';
import { inScript, SCRIPTS } from '@centar/domain/scriptAddress.ts';
import { first } from './publicContent.ts';
import { DESKTOP, PHONE, test } from './site.ts';
import { measureShifts, shiftsOf, untilInteractive } from './watch.ts';

const LETTERING = '**/fonts/piazzolla-*';
/** As on every page (`pageKinds`). */
const MOST_SHIFT = 0.01;
/**
 * A headline aligned to the bottom of a picture, where another line would move everything above it.
 */
const OF_TYPE = '/program/muzicki';
const MOST_SHIFT_OF_TYPE = 0.001;

const isLettered = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.fonts.check('850 20px Piazzolla', 'a'));

/** Opens a page whose fonts load only after the first paint. */
async function openWithLateLettering(page: Page, address: string): Promise<void> {
  const drawn = Promise.withResolvers<undefined>();
  await page.route(LETTERING, async (route) => {
    await drawn.promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  );
  expect(await isLettered(page)).toBe(false);
  drawn.resolve(undefined);
  await untilInteractive(page);
  await page.evaluate(() => document.fonts.ready);
}

/** Whether this machine has one of the fallback fonts with known widths. */
const hasStandIn = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const faces = [...document.fonts].filter(
      ({ family, weight }) => /Noto Serif|Georgia|Times/.test(family) && weight === '600 900',
    );
    const loaded = await Promise.all(faces.map((face) => face.load().catch(() => undefined)));
    return loaded.some(Boolean);
  });

for (const [turn, script] of SCRIPTS.entries()) {
  test(`fonts that load late are used without a layout shift (${script})`, async ({ site }) => {
    const { programs, news, movies } = site.content;
    const paths = [
      '/',
      `/programs/${String(first(programs).id)}`,
      `/news/${String(first(news).id)}`,
      `/cinema/${String(first(movies).id)}`,
      '/raspored',
      OF_TYPE,
    ];
    // The fallback of a script is the same on all pages, so a sample is enough in Cyrillic.
    const read = script === 'cyrillic' ? ['/', '/raspored', OF_TYPE] : paths;
    for (const [at, path] of read.entries()) {
      const viewport = (at + turn) % 2 === 0 ? PHONE : DESKTOP;
      const context = await site.visitor({ viewport });
      await measureShifts(context);
      const page = await context.newPage();
      await openWithLateLettering(page, site.address(inScript(script, path)));
      expect(await isLettered(page), path).toBe(true);
      const { value, what } = await shiftsOf(page);
      if (await hasStandIn(page)) {
        expect(value, `${path} ${what.join()}`).toBeLessThan(
          path === OF_TYPE ? MOST_SHIFT_OF_TYPE : MOST_SHIFT,
        );
      }
      await context.close();
    }
  });
}
