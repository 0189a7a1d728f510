import { expect, type Request } from '@playwright/test';
import { startFront } from './front.ts';
import { forgetIdleCallbacks } from './olderBrowser.ts';
import { DESKTOP, PHONE, test } from './site.ts';
import { measureShifts, shiftsOf, untilInteractive } from './watch.ts';

/**
 * A moved line of text is a larger layout shift. A word beside a numeral may move by pixels,
 * because fonts may replace their fallback after the first paint on a busy machine.
 */
const NO_LINE = 1e-3;

test('navigation bar and hero are painted only when complete', async ({ site }) => {
  const front = await startFront(site.address(''), []);
  front.mode = 'halves';
  for (const [viewport, pages] of [
    [
      DESKTOP,
      [
        ['/', '<h1'],
        ['/program/muzicki', '<h1'],
      ],
    ],
    [
      PHONE,
      [
        ['/program/likovni', '<h1'],
        ['/programs-list', '<details'],
      ],
    ],
  ] as const) {
    const context = await site.visitor({ viewport, serviceWorkers: 'block' });
    await measureShifts(context);
    for (const [path, cutAt] of pages) {
      front.cutAt = cutAt;
      const page = await context.newPage();
      const sheets: string[] = [];
      const collect = (request: Request): void => {
        if (request.resourceType() === 'stylesheet') sheets.push(request.url());
      };
      page.on('request', collect);
      await page.goto(front.url + path);
      page.off('request', collect);
      await untilInteractive(page);
      const { value, what } = await shiftsOf(page);
      expect(value, `${path}: ${what.join()}`).toBeLessThan(NO_LINE);
      // The page's rules are inlined, so the preload scanner finds no style sheet.
      expect(sheets, path).toEqual([]);
      await page.close();
    }
    await context.close();
  }
  await front.close();
});

test('an idle page is laid out completely without a shift, also without idle callbacks', async ({
  site,
}) => {
  for (const [viewport, paths] of [
    [DESKTOP, ['/']],
    [PHONE, ['/programs-list', '/program/likovni']],
  ] as const) {
    const context = await site.visitor({ viewport, serviceWorkers: 'block' });
    await measureShifts(context);
    if (viewport === PHONE) await context.addInitScript(forgetIdleCallbacks);
    for (const path of paths) {
      const page = await context.newPage();
      await page.goto(site.address(path));
      await untilInteractive(page);
      const notLaidOut = (): Promise<number> =>
        page.evaluate(
          () =>
            [...document.querySelectorAll('main h2, main h3')].filter(
              (heading) => !heading.checkVisibility({ contentVisibilityAuto: true }),
            ).length,
        );
      await expect.poll(notLaidOut, path).toBe(0);
      const shifts = await shiftsOf(page);
      expect(shifts.value, `${path}: ${shifts.what.join(', ')}`).toBeLessThan(NO_LINE);
      await page.close();
    }
    await context.close();
  }
});

/** The second is aligned to the bottom of a picture: another line would move all above it. */
const LATE_FONTS = [
  ['/', PHONE, 'piazzolla-850-latin'],
  ['/program/muzicki', DESKTOP, 'piazzolla-850-latin'],
  ['/programs-list', PHONE, 'commissioner-latin'],
  ['/cir/program/muzicki', DESKTOP, 'piazzolla-850-cyrillic'],
  ['/cir/programs-list', PHONE, 'commissioner-cyrillic'],
] as const;

test('a font file that loads late is used and moves no line', async ({ site }) => {
  for (const [path, viewport, late] of LATE_FONTS) {
    const context = await site.visitor({ viewport, serviceWorkers: 'block' });
    await measureShifts(context);
    const page = await context.newPage();
    const painted = Promise.withResolvers<undefined>();
    await page.route(new RegExp(`/${late}-[0-9a-f]+\\.woff2$`), async (route) => {
      await painted.promise;
      await route.continue();
    });
    const requested = page.waitForRequest(new RegExp(`/${late}-`));
    await page.goto(site.address(path), { waitUntil: 'domcontentloaded' });
    await requested;
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    painted.resolve(undefined);
    await untilInteractive(page);
    const loaded = await page.evaluate(async () => {
      const faces = [...(await document.fonts.ready)];
      return faces.filter(({ status }) => status === 'loaded').map(({ family }) => family);
    });
    expect(loaded.join().toLowerCase(), path).toContain(late.split('-')[0]);
    const { value, what } = await shiftsOf(page);
    expect(value, `${path}, ${late}: ${what.join()}`).toBeLessThan(NO_LINE);
    await context.close();
  }
});

test('a page that is rendered ahead loads its scripts when it is visited', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true });
  });
  await page.clock.install();
  await page.goto(site.address('/news-list'));
  await page.clock.runFor(1000);
  await expect(page.locator('body[data-interactive]')).toHaveCount(0);
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  await page.clock.runFor(1000);
  await expect(page.locator('body[data-interactive]')).toHaveCount(1);
});
