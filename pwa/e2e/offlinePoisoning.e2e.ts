import type { Browser, BrowserContext, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  clearHttpCache,
  justNow,
  keptState,
  launchBrowser,
  newVisitor,
  storedText,
  untilKept,
  untilTrue,
} from './browser.ts';
import { isOfActiveBuild, nextBuild } from './deploy.ts';
import { NEXT_BUILD, POISON, startFront } from './front.ts';
import type { Front, FrontMode } from './front.ts';
import { startProduct } from './product.ts';
import type { Product } from './product.ts';
import { detailsOn, LISTS, readAt } from './reading.ts';

const PATIENCE_MS = 3000;

let product: Product;
let browser: Browser;
let front: Front;
let context: BrowserContext;
let page: Page;
/** Lists and some details of each kind. */
let addresses: readonly string[];

async function expectReadable(): Promise<void> {
  for (const path of addresses) {
    const read = await readAt(page, front.url + path);
    expect(read, path).toMatchObject({ path, brokenPictures: [] });
    expect(read.age, path).toMatch(/^Sačuvano u .* bez veze$/);
    expect(read.main.length, path).toBeGreaterThan(200);
    expect(read.main, path).not.toContain(POISON);
  }
}

/** Asks for a size of a picture that the device has not kept, as a wider window would. */
async function askForUnkeptPicture(): Promise<void> {
  const [, unkept] = /(\/media\/[\w-]+-960\.webp)/.exec(document.documentElement.outerHTML) ?? [];
  const picture = new Image();
  picture.src = unkept ?? '/media/11111111-1111-4111-8111-111111111111-960.webp';
  await picture.decode();
}

/** Opens pages while the network misbehaves, long enough for the worker to have asked for everything. */
async function visitDuring(mode: FrontMode): Promise<void> {
  front.mode = mode;
  for (const path of ['/', '/news-list', '/bioskop-list']) {
    await page.goto(front.url + path, { waitUntil: 'domcontentloaded' }).catch(() => undefined);
    await page.waitForTimeout(700);
    await page.evaluate(askForUnkeptPicture).catch(() => undefined);
    await page.evaluate(() => window.dispatchEvent(new Event('online'))).catch(() => undefined);
    await page.waitForTimeout(300);
  }
}

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
});

afterAll(async () => {
  await browser.close();
  await product.stop();
});

beforeEach(async () => {
  front = await startFront(product.url, nextBuild());
  context = await newVisitor(browser);
  page = await context.newPage();
  await page.goto(`${front.url}/`);
  await untilKept(page);
  const details = await detailsOn(page);
  const some = ['/programs/', '/news/', '/cinema/', '/program/'].flatMap((start) =>
    details.filter((path) => path.startsWith(start)).slice(0, 2),
  );
  addresses = [...LISTS, ...some];
  expect(addresses.length).toBe(LISTS.length + 8);
});

afterEach(async () => {
  await context.close();
  await front.close();
});

describe('what was kept stays good', () => {
  const modes = ['failing', 'redirecting', 'captive', 'graphqlErrors'] as const;
  test.each(modes)('after visits while the network is %s', async (mode) => {
    const before = await keptState(page);
    await visitDuring(mode);
    expect(await keptState(page)).toMatchObject({ checkedAt: before?.checkedAt });
    expect((await storedTextOf()).includes(POISON)).toBe(false);
    await clearHttpCache(page);
    await context.setOffline(true);
    await expectReadable();
  });

  test('while the server fails, the kept pages are shown with their age', async () => {
    front.mode = 'failing';
    await clearHttpCache(page);
    await expectReadable();
  });

  test('after a restart of the server and a deploy with other scripts and operations', async () => {
    const before = await keptState(page);
    front.mode = 'deployed';
    await page.goto(`${front.url}/news-list`);
    const after = await untilDeployed();
    expect(after.script).not.toBe(before?.script);
    await clearHttpCache(page);
    await context.setOffline(true);
    await expectReadable();
  });

  test('when the connection is lost just after a deploy, before everything could be kept anew', async () => {
    front.mode = 'deployed';
    await page.goto(`${front.url}/news-list`, { waitUntil: 'commit' });
    front.mode = 'failing';
    await page.waitForTimeout(500);
    await clearHttpCache(page);
    await context.setOffline(true);
    await expectReadable();
  });

  test('when answers never come, the device answers after three seconds', async () => {
    await clearHttpCache(page);
    front.mode = 'silent';
    for (const path of ['/news-list', addresses.find((one) => one.startsWith('/cinema/'))]) {
      const begun = Date.now();
      const read = await readAt(page, `${front.url}${path ?? ''}`);
      expect(read.age).toMatch(/^Sačuvano u /);
      expect(read.brokenPictures).toEqual([]);
      expect(Date.now() - begun).toBeGreaterThan(PATIENCE_MS - 100);
      expect(Date.now() - begun).toBeLessThan(PATIENCE_MS + 3000);
    }
  });
});

describe('what it costs', () => {
  test('the visit after is one conditional request, answered 304', async () => {
    front.sent.clear();
    const asked = await justNow();
    await page.waitForTimeout(1100);
    await page.goto(`${front.url}/news-list`);
    await untilKept(page, asked);
    const paths = [...front.sent.keys()].filter((path) => !path.startsWith('/media/'));
    expect(paths).not.toContain('/offline-snapshot');
    expect(paths).not.toContain('/programs-list');
    expect(paths).not.toContain('/app-shell');
  });
});

async function storedTextOf(): Promise<string> {
  await context.setOffline(true);
  // A page of the site must be open to look into its stores.
  await page.goto(`${front.url}/`);
  const text = await storedText(page);
  await context.setOffline(false);
  return text;
}

/** Waits until the worker of the new build has taken over and kept everything. */
async function untilDeployed() {
  await untilTrue(() => isOfActiveBuild(page));
  await untilTrue(async () => Boolean((await keptState(page))?.script.includes(NEXT_BUILD)));
  return untilKept(page);
}
