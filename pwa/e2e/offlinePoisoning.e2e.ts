import { expect, type Page } from '@playwright/test';
import {
  cachesPictures,
  clearHttpCache,
  justNow,
  keptState,
  letTryToKeep,
  storedText,
  untilKept,
} from './browser.ts';
import { openNextBuild, untilOwnWorker } from './deploy.ts';
import { POISON, type Front } from './front.ts';
import { readServed } from './html.ts';
import { test } from './offlineSite.ts';
import { LISTS, readAt } from './reading.ts';
import type { Site } from './site.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ savesData: false });

const PATIENCE_MS = 2000;
const TAKEOVER_MS = 15_000;
const KINDS = ['/programs/', '/news/', '/cinema/', '/program/'];

/** Lists and a detail page of each kind; read once, since nothing changes them. */
let opened: readonly string[] = [];
/** A list and a detail. */
const ofEachWay = (): string[] => [...opened.slice(0, 1), ...opened.slice(-1)];

async function readOnce(page: Page, site: Site): Promise<void> {
  if (opened.length > 0) return;
  const lists = await readServed(page, site.address(''), LISTS);
  const links = lists.flatMap(({ mainLinks }) => mainLinks);
  const details = KINDS.map(
    (start) =>
      links.find((link) => link.startsWith(start) && !link.includes('#')) ?? 'nothing linked',
  );
  opened = [...LISTS, ...details];
  expect(opened).toHaveLength(LISTS.length + KINDS.length);
}

test.beforeEach(async ({ front, page, site }) => {
  await readOnce(page, site);
  await page.goto(`${front.url}/`);
  await untilKept(page);
});

/** The time of the page's response, after the worker's start. */
const waitOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return page ? page.responseStart - page.workerStart : 0;
  });

async function expectReadable(
  page: Page,
  front: Front,
  paths: readonly string[],
  words = 'bez veze',
): Promise<void> {
  for (const path of paths) {
    const read = await readAt(page, front.url + path);
    expect(read.path).toBe(path);
    // A phone that saves data has no pictures.
    if (await cachesPictures(page)) expect(read.brokenPictures, path).toEqual([]);
    expect(read.age, path).toMatch(new RegExp(`^Sačuvano u .* – ${words}$`));
    expect(read.main.length, path).toBeGreaterThan(200);
    expect(read.main, path).not.toContain(POISON);
  }
}

/** Visited pages; the test checks all stored data for other content. */
const keptPages = (page: Page): Promise<string[]> =>
  page.evaluate(async () =>
    (await (await caches.open('pages-2')).keys()).map(({ url }) => new URL(url).pathname),
  );

/** Requests a size of a picture that is not cached, as a wider window would. */
async function askForUnkeptPicture(): Promise<void> {
  const [, unkept] = /(\/media\/[\w-]+-960\.webp)/.exec(document.documentElement.outerHTML) ?? [];
  const picture = new Image();
  picture.src = unkept ?? '/media/11111111-1111-4111-8111-111111111111-960.webp';
  await picture.decode();
}

/** Visited on a failing network: a page that was not visited before, beside one that was. */
const VISITED = '/news-list';

/** Opens the page on the failing network, until the worker has requested everything. */
async function visitMeanwhile(page: Page, front: Front): Promise<void> {
  await page.goto(front.url + VISITED, { waitUntil: 'load' });
  await page.evaluate(askForUnkeptPicture).catch(() => undefined);
  await letTryToKeep(page);
  expect([...front.refused].map((path) => path.split('?')[0])).toEqual(
    expect.arrayContaining([VISITED, '/offline-snapshot']),
  );
}

test.describe('on a phone that saves data', () => {
  test.use({ savesData: true });

  test('the cache stays valid after failures, redirects, captive portals and errors', async ({
    context,
    front,
    page,
  }) => {
    for (const mode of ['failing', 'redirecting', 'captive', 'graphqlErrors'] as const) {
      // A valid response ends the time in which the network is skipped.
      front.mode = 'pass';
      await page.goto(`${front.url}/`);
      await letTryToKeep(page);
      front.mode = mode;
      // The page requests an update too, and may have started earlier.
      await letTryToKeep(page);
      const before = await keptState(page);
      front.refused.clear();
      await visitMeanwhile(page, front);
      expect(await keptState(page), mode).toMatchObject({ checkedAt: before?.checkedAt });
      expect((await storedText(page)).includes(POISON), mode).toBe(false);
    }
    await clearHttpCache(page);
    await context.setOffline(true);
    await expectReadable(page, front, ['/', VISITED, ...opened.slice(-1)]);
    expect(await keptPages(page)).toContain('/');
  });

  test('the cache stays valid when a deploy is interrupted, and when it is finished', async ({
    context,
    front,
    page,
  }) => {
    front.mode = 'deployed';
    await page.goto(`${front.url}/news-list`, { waitUntil: 'commit' });
    front.mode = 'failing';
    await page.waitForLoadState('load');
    await letTryToKeep(page);
    await clearHttpCache(page);
    await context.setOffline(true);
    await expectReadable(page, front, ofEachWay());

    await context.setOffline(false);
    const asked = await justNow();
    front.mode = 'deployed';
    // A page of the new version, so its worker takes over without an offer.
    await openNextBuild(page, `${front.url}/news-list`);
    await untilOwnWorker(page);
    await untilKept(page, asked);
    await expect(page.getByRole('region', { name: 'Nova verzija je spremna' })).toHaveCount(0);
    await clearHttpCache(page);
    // A worker that starts later would not be offline.
    await front.close();
    context.setDefaultNavigationTimeout(TAKEOVER_MS);
    // An observed worker may hold back a page while it is being replaced (`deploy.ts`).
    await expect(async () => {
      const tab = await context.newPage();
      try {
        await expectReadable(tab, front, ofEachWay());
      } finally {
        await tab.close();
      }
    }).toPass();
  });
});

test('a failing or silent server shows cached pages, at most three seconds later', async ({
  front,
  page,
}) => {
  front.sent.clear();
  const asked = await justNow();
  await page.goto(`${front.url}/news-list`);
  await untilKept(page, asked);
  const paths = [...front.sent.keys()].filter((path) => !path.startsWith('/media/'));
  // Only what has changed, which is nothing.
  expect(paths).not.toContain('/offline-snapshot');
  expect(paths).not.toContain('/programs-list');

  front.mode = 'failing';
  await clearHttpCache(page);
  await expectReadable(page, front, ofEachWay(), 'server trenutno ne radi');

  // A valid response ends the time in which the network is skipped.
  front.mode = 'pass';
  await page.goto(`${front.url}/`);
  await letTryToKeep(page);
  // Ends the requests for its pictures.
  await page.goto('about:blank');
  await clearHttpCache(page);
  front.refused.clear();
  front.mode = 'silent';
  const read = await readAt(page, `${front.url}/news-list`);
  // Not sooner, and without a second wait.
  expect(await waitOf(page)).toBeGreaterThan(PATIENCE_MS - 100);
  expect(await waitOf(page)).toBeLessThan(2 * PATIENCE_MS);
  expect(read.age).toMatch(/^Sačuvano u /);
  expect(read.brokenPictures).toEqual([]);
  // A request of the page before may still arrive.
  const shown = await page.evaluate(() =>
    [...document.images].map(({ currentSrc, src }) => new URL(currentSrc || src).pathname),
  );
  const waitedFor = [...front.refused].filter(
    (path) => path.startsWith('/graphql') || shown.includes(path),
  );
  expect(waitedFor).toEqual([]);
});
