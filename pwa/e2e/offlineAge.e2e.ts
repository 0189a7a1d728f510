import type { Browser, BrowserContext, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clearHttpCache, launchBrowser, newVisitor, untilKept } from './browser.ts';
import { startFront } from './front.ts';
import type { Front } from './front.ts';
import { startProduct } from './product.ts';
import type { Product } from './product.ts';
import { readContent } from './publicContent.ts';
import { readAt } from './reading.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const KEPT = /^Sačuvano u .* – bez veze$/;

let product: Product;
let browser: Browser;
let front: Front;
let context: BrowserContext;
let page: Page;
/** Starts of screenings that are announced, soonest first (ms). */
let starts: readonly number[];

/** One visit of the home page while the server's clock is ahead by so much, then no connection. */
async function visitOnce(serverAheadMs = 0): Promise<void> {
  front.clockShiftMs = serverAheadMs;
  await page.goto(`${front.url}/`);
  await untilKept(page);
  await clearHttpCache(page);
  await context.setOffline(true);
}

/** Opens a page while the device's clock stands still at this moment. */
async function readWhen(path: string, now: number) {
  await page.clock.setFixedTime(now);
  return readAt(page, front.url + path);
}

async function shownStarts(): Promise<number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLTimeElement>('.row-t time')].map(({ dateTime }) =>
      Date.parse(dateTime),
    ),
  );
}

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  const { movies } = await readContent(product.url);
  starts = movies
    .flatMap(({ movieProductionDateTimes }) => movieProductionDateTimes)
    .map(({ productionDate }) => Date.parse(productionDate))
    .filter((start) => start > Date.now() + 3 * HOUR_MS)
    .sort((a, b) => a - b);
});

afterAll(async () => {
  await browser.close();
  await product.stop();
});

beforeEach(async () => {
  front = await startFront(product.url, []);
  context = await newVisitor(browser);
  page = await context.newPage();
});

afterEach(async () => {
  await context.close();
  await front.close();
});

describe('how old a page is', () => {
  test('is said in amber for a day, in red and stronger words from the third day on', async () => {
    await visitOnce();
    const pages = ['/', '/news-list', '/raspored', '/o-nama', '/program/likovni'];
    for (const path of pages) {
      expect((await readWhen(path, Date.now() + 2 * DAY_MS)).age, path).toMatch(KEPT);
      const old = await readWhen(path, Date.now() + 5 * DAY_MS);
      expect(old, path).toMatchObject({
        age: 'Ovo je staro 5 dana: proverite pre polaska',
        retry: true,
      });
      expect(await page.locator('.fr-old').count(), path).toBe(1);
    }
  });

  test('a page that was left open for days says so too', async () => {
    await page.clock.install();
    await page.goto(`${front.url}/news-list`);
    await page.locator('.fresh p').filter({ hasText: 'Osveženo u' }).waitFor();
    // Its script must have taken over before time goes by.
    await untilKept(page);
    await page.clock.fastForward(4 * DAY_MS);
    await page.locator('.fr-old').waitFor({ timeout: 5000 });
    expect(await page.locator('.fr-old p').textContent()).toMatch(/^Ovo je staro 4 dana:/);
  });
});

describe('the clock of the device', () => {
  test('when right is not spoken of', async () => {
    await visitOnce();
    expect((await readAt(page, `${front.url}/news-list`)).age).toMatch(KEPT);
  });

  test('when two hours late is said to be, online and without a connection', async () => {
    const lateWords = 'Sat na ovom uređaju kasni 2 sata, pa računamo po tačnom vremenu';
    front.clockShiftMs = 2 * HOUR_MS;
    await page.goto(`${front.url}/news-list`);
    await page.locator('.fresh p').filter({ hasText: lateWords }).waitFor({ timeout: 10_000 });
    await visitOnce(2 * HOUR_MS);
    expect((await readAt(page, `${front.url}/news-list`)).age).toContain(lateWords);
    expect((await readAt(page, `${front.url}/o-nama`)).age).toContain(lateWords);
  });

  test('when late does not keep past screenings in the schedule', async () => {
    const [first = 0, second = 0] = [...new Set(starts)];
    await visitOnce(2 * HOUR_MS);
    // An hour after its start by the device, three hours by the server; and a minute, because
    // screenings may well be exactly an hour apart.
    const read = first + HOUR_MS + MINUTE_MS;
    await readWhen('/raspored', read);
    const shown = await shownStarts();
    expect(shown).not.toContain(first);
    expect(shown.includes(second)).toBe(second > read);
  });

  test('when right leaves a screening in the schedule for two hours', async () => {
    const [first = 0] = starts;
    await visitOnce();
    await readWhen('/raspored', first + HOUR_MS);
    expect(await shownStarts()).toContain(first);
    await readWhen('/raspored', first + 2 * HOUR_MS + 1000);
    expect(await shownStarts()).not.toContain(first);
  });

  test('when put back after the visit is corrected by what was seen then', async () => {
    await visitOnce();
    const read = await readWhen('/news-list', Date.now() - 10 * DAY_MS);
    expect(read.age).toMatch(/^Sačuvano u .* Sat na ovom uređaju kasni 10 dana, pa/);
  });
});
