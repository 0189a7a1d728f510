import type { Browser, BrowserContext, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  clearHttpCache,
  keptState,
  launchBrowser,
  newVisitor,
  untilKept,
  untilTrue,
} from './browser.ts';
import { startFront } from './front.ts';
import type { Front } from './front.ts';
import { startProduct } from './product.ts';
import type { Product } from './product.ts';
import { LISTS, readAt } from './reading.ts';

/** Bytes of room for a few pictures, far fewer than there are. */
const SOME_PICTURES = 100_000;

let product: Product;
let browser: Browser;
let front: Front;
let context: BrowserContext;
let page: Page;
const errors: string[] = [];

/** What the browser lets this site keep, in bytes. */
async function letStore(quotaSize: number): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: front.url, quotaSize });
}

async function storedBytes(of: Page): Promise<number> {
  return of.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
}

/** Bytes of everything that is kept for a visitor who wants no pictures: the content alone. */
async function contentBytes(): Promise<number> {
  const saving = await newVisitor(browser);
  await saving.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const first = await saving.newPage();
  await first.goto(`${product.url}/`);
  await untilTrue(async () => (await keptState(first))?.pagesKept === true);
  const bytes = await storedBytes(first);
  await saving.close();
  return bytes;
}

async function expectReadable(age: RegExp): Promise<void> {
  for (const path of [...LISTS, '/o-nama', '/program/muzicki', '/cinema/1']) {
    const read = await readAt(page, front.url + path);
    expect(read.main.length, path).toBeGreaterThan(200);
    expect(read.age, path).toMatch(age);
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
  front = await startFront(product.url, []);
  context = await newVisitor(browser);
  page = await context.newPage();
  errors.length = 0;
  page.on('pageerror', (error) => errors.push(error.message));
});

afterEach(async () => {
  await context.close();
  await front.close();
});

test('on a device that lets nothing be kept the site works as ever, online', async () => {
  await page.goto(`${front.url}/robots.txt`);
  await letStore(20_000);
  await expectReadable(/^$/);
  await page.waitForTimeout(3000);
  await expectReadable(/^$/);
  expect(await keptState(page)).toBeUndefined();
  expect(errors).toEqual([]);
});

test('where there is room for the content alone, pictures stay away and every page can be read', async () => {
  const room = (await contentBytes()) + SOME_PICTURES;
  await page.goto(`${front.url}/robots.txt`);
  await letStore(room);
  await page.goto(`${front.url}/`);
  await untilKept(page);
  const pictures = await page.evaluate(
    async () => (await (await caches.open('pictures-1')).keys()).length,
  );
  expect(pictures).toBeLessThan(100);
  expect(await storedBytes(page)).toBeLessThan(room);
  await clearHttpCache(page);
  await context.setOffline(true);
  await expectReadable(/^Sačuvano u /);
  expect(errors).toEqual([]);
});

test('pictures that the browser has cleared away come back with the next visit', async () => {
  await page.goto(`${front.url}/`);
  await untilKept(page);
  await page.evaluate(() => caches.delete('pictures-1'));
  await expectReadable(/^$/);
  await untilTrue(() =>
    page.evaluate(async () => (await (await caches.open('pictures-1')).keys()).length > 100),
  );
});

test('an installation that broke off leaves a working site, and the next visit finishes it', async () => {
  await page.goto(`${front.url}/news-list`, { waitUntil: 'domcontentloaded' });
  front.mode = 'failing';
  await page.waitForTimeout(2500);
  expect(await keptState(page)).toBeUndefined();
  front.mode = 'pass';
  await expectReadable(/^$/);
  await untilKept(page);
  await clearHttpCache(page);
  await context.setOffline(true);
  await expectReadable(/^Sačuvano u /);
});

test('where the browser blocks all storage every page works, online', async () => {
  await context.addInitScript(() => {
    const blocked = {
      get: () => {
        throw new DOMException('Blocked', 'SecurityError');
      },
    };
    for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB']) {
      Object.defineProperty(window, name, blocked);
    }
    Object.defineProperty(navigator.serviceWorker, 'register', {
      value: () => Promise.reject(new DOMException('Blocked', 'SecurityError')),
    });
  });
  await expectReadable(/^$/);
  await page.locator('.row-s button').first().isVisible();
  expect(errors).toEqual([]);
});
