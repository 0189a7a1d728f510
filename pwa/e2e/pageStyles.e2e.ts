import { expect, type Page, type Request } from '@playwright/test';
import { PHONE, test } from './site.ts';
import { untilInteractive } from './watch.ts';

/** Sheets of the page that are there as a whole. */
const wholeSheets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.styleSheets].flatMap(({ href }) => (href ? [new URL(href).pathname] : [])),
  );

test('a page has the rules of its markup; without more a pressed link is followed', async ({
  site,
}) => {
  const context = await site.visitor({ viewport: PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  const isSheet = (request: Request): boolean => request.resourceType() === 'stylesheet';
  await page.goto(site.address('/program/likovni'));
  await untilInteractive(page);
  expect(await wholeSheets(page)).toEqual([]);
  await page.route('**/*.css', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', isSheet);
  await page.locator('[data-island="Gallery"] a').first().click();
  await failed;
  await page.waitForURL(({ searchParams }) => searchParams.has('slika'));
  await context.close();
});

test('the whole sheets declare no font a second time', async ({ site }) => {
  const context = await site.visitor({ viewport: PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  const fonts = (): Promise<number> => page.evaluate(() => document.fonts.size);
  await page.goto(site.address('/program/likovni'));
  await untilInteractive(page);
  const declared = await fonts();
  expect(declared).toBeGreaterThan(0);
  await page.locator('[data-island="Gallery"] a').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await wholeSheets(page)).not.toEqual([]);
  expect(await fonts()).toBe(declared);
  await context.close();
});
