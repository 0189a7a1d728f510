import { expect, type BrowserContext, type Page } from '@playwright/test';
import { FRAME, omitAlike, violationsAtBothWidths } from './axe.ts';
import { oneOfEachLayout, type ExpectedPage } from './expectedPages.ts';
import { takeNewerAway } from './olderBrowser.ts';
import { printedWaste, sheetsOf } from './print.ts';
import { expectTexts, shownTexts } from './shown.ts';
import { PHONE, test, type Site } from './site.ts';
import {
  brokenPictures,
  measureShifts,
  scriptsBeforeLoad,
  scrollThrough,
  shiftsOf,
  sidewaysScroll,
  untilInteractive,
  watchPage,
} from './watch.ts';

/** Texts that occur only in the staff panel's code and its validation library. */
const STAFF_ONLY = [
  'Usesno azurirana fotografija',
  'Pogresni kredencijali',
  'apollo-require',
  'safeParse',
];
const PARTS = [0, 1, 2, 3];

/** Opens an address and expects its content, no layout shift and no errors. */
async function open(page: Page, site: Site, expected: ExpectedPage): Promise<void> {
  const { path } = expected;
  const watch = watchPage(page, site.address(path));
  const answer = await page.goto(site.address(path), { waitUntil: 'load' });
  expect(answer?.status(), path).toBe(expected.status);
  await untilInteractive(page);
  await scrollThrough(page);
  expectTexts(await shownTexts(page), expected);
  const shifts = await shiftsOf(page);
  expect(shifts.value, `${path} ${shifts.what.join()}`).toBeLessThan(0.01);
  expect(await page.locator('[data-no-scripts]').count(), path).toBe(0);
  expect(await brokenPictures(page), path).toEqual([]);
  expect(await sidewaysScroll(page), path).toBe(0);
  expect(await scriptsBeforeLoad(page), path).toEqual([]);
  expect(
    watch.scripts.filter((script) => /staff|sweetalert/.test(script)),
    path,
  ).toEqual([]);
  expect(watch.foreign, path).toEqual([]);
  expect(watch.problems, path).toEqual([]);
}

/**
 * Runs `work` for each page in one tab, because a new tab costs as much as the page, and in the
 * oldest supported browser, which lacks most.
 */
async function forEachPage(
  context: BrowserContext,
  pages: readonly ExpectedPage[],
  work: (page: Page, expected: ExpectedPage, at: number) => Promise<void>,
): Promise<void> {
  await measureShifts(context);
  await context.addInitScript(takeNewerAway);
  const page = await context.newPage();
  const viewport = page.viewportSize() ?? PHONE;
  for (const [at, expected] of pages.entries()) {
    await work(page, expected, at);
    page.removeAllListeners();
    await page.emulateMedia({ media: null, reducedMotion: null, colorScheme: null });
    await page.setViewportSize(viewport);
  }
  await context.close();
}

/** Looks at a page laid out on a desktop. */
async function expectGoodOnDesktop(page: Page, { kind, path }: ExpectedPage): Promise<void> {
  expect(await sidewaysScroll(page), path).toBe(0);
  // An open picture has a dark ground.
  if (!kind.includes('slika')) expect(await printedWaste(page), path).toEqual([]);
}

/** A distant time zone. */
const FAR_AWAY = { timezoneId: 'America/New_York' } as const;

for (const part of PARTS) {
  test(`pages of each kind are complete, stable, accessible and printable (part ${String(part + 1)})`, async ({
    site,
  }) => {
    // With a worker a slow answer would be a cached page (`offlineInstall.e2e`).
    const context = await site.visitor({
      viewport: PHONE,
      serviceWorkers: 'block',
      ...FAR_AWAY,
    });
    const pages = oneOfEachLayout(site.content).filter((_, at) => at % PARTS.length === part);
    await forEachPage(context, pages, async (page, expected, at) => {
      await open(page, site, expected);
      const { kind, path } = expected;
      if (/:id$|past/.test(kind)) expect(await sheetsOf(page), path).toBeLessThanOrEqual(2);
      // Without motion nothing is half transparent while colours are measured.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await omitAlike(page, 'remove');
      const faults = await violationsAtBothWidths(page, at === 0 ? [] : FRAME, () =>
        expectGoodOnDesktop(page, expected),
      );
      expect(faults, path).toEqual([]);
    });
  });
}

test('no public page loads code of the staff panel', async ({ site }) => {
  await site.visit('/', async (page: Page) => {
    await scrollThrough(page);
    const scripts = await page.evaluate(async () => {
      const names = performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => /\/assets\/.+\.js/.test(name));
      return Promise.all(names.map(async (name) => (await fetch(name)).text()));
    });
    expect(scripts.length).toBeGreaterThan(0);
    const all = scripts.join('\n');
    expect(STAFF_ONLY.filter((text) => all.includes(text))).toEqual([]);
  });
});
