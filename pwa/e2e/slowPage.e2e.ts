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
  for (const viewport of [DESKTOP, PHONE]) {
    const context = await site.visitor({ viewport, serviceWorkers: 'block' });
    await measureShifts(context);
    for (const [path, cutAt] of [
      ['/', '<h1'],
      ['/program/muzicki', '<h1'],
      ['/program/likovni', '<h1'],
      ['/programs-list', '<details'],
    ] as const) {
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
  for (const viewport of [DESKTOP, PHONE]) {
    const context = await site.visitor({ viewport, serviceWorkers: 'block' });
    await measureShifts(context);
    if (viewport === PHONE) await context.addInitScript(forgetIdleCallbacks);
    for (const path of ['/', '/programs-list', '/program/likovni']) {
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

test('a font file that loads late moves no line', async ({ site }) => {
  for (const [path, ...files] of [
    ['/', 'piazzolla-850-latin', 'commissioner-latin'],
    ['/programs-list', 'piazzolla-850-latin', 'commissioner-latin'],
    ['/cir/programs-list', 'piazzolla-850-cyrillic', 'commissioner-cyrillic'],
  ] as const) {
    for (const late of files) {
      const context = await site.visitor({ serviceWorkers: 'block' });
      await measureShifts(context);
      const page = await context.newPage();
      const painted = Promise.withResolvers<undefined>();
      await page.route(new RegExp(`/${late}-[0-9a-f]+\\.woff2$`), async (route) => {
        await painted.promise;
        await route.continue();
      });
      await page.goto(site.address(path), { waitUntil: 'domcontentloaded' });
      await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
      painted.resolve(undefined);
      await untilInteractive(page);
      await page.evaluate(async () => {
        await document.fonts.ready;
      });
      const { value, what } = await shiftsOf(page);
      expect(value, `${path}, ${late}: ${what.join()}`).toBeLessThan(NO_LINE);
      await context.close();
    }
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
