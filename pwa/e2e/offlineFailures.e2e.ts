import { expect, type Page } from '@playwright/test';
import { clearHttpCache, keptState, letTryToKeep, untilKept } from './browser.ts';
import { test } from './offlineSite.ts';
import { readAt } from './reading.ts';

test.describe.configure({ mode: 'parallel' });

/** Bytes for a few pictures, far fewer than there are. */
const SOME_PICTURES = 100_000;

/** Sets the browser's storage quota of this site, in bytes; without a size to the usual one. */
async function letStore(page: Page, origin: string, quotaSize?: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', {
    origin,
    ...(quotaSize === undefined ? {} : { quotaSize }),
  });
}

async function storedBytes(of: Page): Promise<number> {
  return of.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
}

/** Those that use storage the most: theme, stars, the letter to the centre. */
const PAGES = ['/', '/raspored', '/o-nama', '/cinema/1'];
/** A list and a detail. */
const OF_EACH_KIND = ['/news-list', '/cinema/1'];

async function expectReadable(
  page: Page,
  url: string,
  age: RegExp,
  paths = OF_EACH_KIND,
): Promise<void> {
  for (const path of paths) {
    const read = await readAt(page, url + path);
    expect(read.main.length, path).toBeGreaterThan(200);
    expect(read.age, path).toMatch(age);
  }
}

const picturesKept = (page: Page): Promise<number> =>
  page.evaluate(async () => (await (await caches.open('pictures-1')).keys()).length);

/** Waits until no worker is installing or installed. */
async function untilGivenUp(page: Page): Promise<void> {
  const hasWorker = (): Promise<boolean> =>
    page.evaluate(async () => {
      const { installing, waiting, active } =
        (await navigator.serviceWorker.getRegistration()) ?? {};
      return Boolean(installing ?? waiting ?? active);
    });
  await expect.poll(hasWorker).toBe(false);
}

/** Errors of the page from now on. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

test('the site works online on a device without storage space', async ({ front, page }) => {
  const errors = watchErrors(page);
  await page.goto(`${front.url}/robots.txt`);
  await letStore(page, front.url, 20_000);
  await page.goto(`${front.url}/`);
  // The worker was fetched, but its installation failed.
  await expect.poll(() => front.sent.has('/sw.js')).toBe(true);
  await untilGivenUp(page);
  await expectReadable(page, front.url, /^$/);
  expect(await keptState(page)).toBeUndefined();
  expect(errors).toEqual([]);
});

test('an interrupted installation leaves a working site and continues at the next visit', async ({
  context,
  front,
  page,
}) => {
  front.failsAfter = '/sw.js';
  await page.goto(`${front.url}/news-list`);
  // The worker was installed, but not all content was cached.
  await expect.poll(() => front.refused.size).toBeGreaterThan(0);
  await untilGivenUp(page);
  expect(await keptState(page)).toBeUndefined();
  delete front.failsAfter;
  front.mode = 'pass';
  await expectReadable(page, front.url, /^$/);
  await untilKept(page);
  await clearHttpCache(page);
  await context.setOffline(true);
  await expectReadable(page, front.url, /^Sačuvano u /);
});

test('pictures are cached as far as there is space, and again when the browser deletes them', async ({
  context,
  front,
  page,
}) => {
  const errors = watchErrors(page);
  await page.goto(`${front.url}/`);
  await untilKept(page);
  // The visited page is kept after the snapshot.
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/')))).toBe(true);
  const room = (await storedBytes(page)) + SOME_PICTURES;
  await letStore(page, front.url, room);
  await letTryToKeep(page, true);
  expect(await keptState(page)).toMatchObject({ picturesKept: true });
  expect(await picturesKept(page)).toBeLessThan(100);
  expect(await storedBytes(page)).toBeLessThan(room);
  await clearHttpCache(page);
  await context.setOffline(true);
  await expectReadable(page, front.url, /^Sačuvano u /);
  expect(errors).toEqual([]);

  await context.setOffline(false);
  await letStore(page, front.url);
  await page.evaluate(() => caches.delete('pictures-1'));
  await letTryToKeep(page, true);
  expect(await picturesKept(page)).toBeGreaterThan(100);
});

test('where the browser blocks all storage every page works, online', async ({
  context,
  front,
  page,
}) => {
  const errors = watchErrors(page);
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
  await expectReadable(page, front.url, /^$/, PAGES);
  expect(errors).toEqual([]);
});
