import { expect, type Page } from '@playwright/test';
import { PHONE, test } from './site.ts';

const PAGES = [
  '/',
  '/programs-list',
  '/bioskop-list',
  '/news-list',
  '/sta-ima',
  '/program/likovni',
];

/** Addresses of fetched pictures for which a smaller file has enough pixels. */
const largerThanNeeded = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter(({ complete, naturalWidth, srcset }) => complete && naturalWidth > 0 && srcset)
      .filter((image) => {
        const { width, height } = image.getBoundingClientRect();
        const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
        const isCropped = getComputedStyle(image).objectFit === 'cover';
        const needed = Math.max(width, isCropped ? height * ratio : 0) * devicePixelRatio;
        const files = [...image.srcset.matchAll(/(\S+) (\d+)w/g)];
        const enough = files.find(([, , pixels]) => Number(pixels) >= needed);
        const fetched = files.findIndex(([, path = '']) => image.currentSrc.endsWith(path));
        return enough !== undefined && fetched > files.indexOf(enough);
      })
      .map(({ currentSrc }) => currentSrc),
  );

/** How far below the screen the last fetched picture is, in screens. */
const screensAhead = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const tops = [...document.images]
      .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
      .map((image) => image.getBoundingClientRect().top);
    return Math.max(...tops) / innerHeight - 1;
  });

for (const deviceScaleFactor of [2, 3]) {
  const ratio = String(deviceScaleFactor);
  test(`with a pixel ratio of ${ratio}, no fetched picture is larger than its slot`, async ({
    site,
  }) => {
    // Each as a new visitor: a larger file in the cache would be used.
    for (const path of PAGES) {
      const work = async (page: Page): Promise<void> => {
        expect(await largerThanNeeded(page), path).toEqual([]);
      };
      await site.visit(path, work, { viewport: PHONE, deviceScaleFactor });
    }
  });
}

for (const path of ['/', '/programs-list']) {
  test(`untouched, ${path} fetches pictures at most two screens ahead`, async ({ site }) => {
    const work = async (page: Page): Promise<void> => {
      // As the page itself does in idle time.
      await page.evaluate(() => {
        document.documentElement.style.setProperty('--deferred-layout', 'visible');
      });
      await page.waitForLoadState('networkidle');
      expect(await screensAhead(page)).toBeLessThan(2);
    };
    await site.visit(path, work, { viewport: PHONE });
  });
}
