import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { launchBrowser, newVisitor, untilKept, untilTrue } from './browser.ts';
import { DIST, isOfActiveBuild, isOfNextBuild, nextBuild, untilWorkersRest } from './deploy.ts';
import { NEXT_BUILD, startFront } from './front.ts';
import type { Front } from './front.ts';
import { startProduct } from './product.ts';
import type { Product } from './product.ts';
import { watchPage } from './watch.ts';

/** A file as a former build would have left it. */
const FORMER = join(DIST, 'former/assets/FormerPage-TestTest.js');
const PATIENCE_MS = 20_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let product: Product;
let browser: Browser;
let front: Front;
let context: BrowserContext;
let page: Page;

const band = () => page.locator('.nband');
const isNewBuild = () => isOfNextBuild(page);
const workers = () =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return { waiting: Boolean(registration?.waiting), active: Boolean(registration?.active) };
  });

/** The next version is deployed, and the open page looks for it as it does each hour. */
async function deploy(): Promise<void> {
  front.mode = 'deployed';
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
}

/** The next start, when the browser has had time to let the next worker take over from the closed tab's. */
async function startAgain(): Promise<void> {
  await page.close();
  page = await context.newPage();
  await page.waitForTimeout(2000);
  await untilWorkersRest(context);
  await page.goto(`${front.url}/news-list`);
}

beforeAll(async () => {
  mkdirSync(join(DIST, 'former/assets'), { recursive: true });
  writeFileSync(FORMER, 'export const former = true;');
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
});

afterAll(async () => {
  await browser.close();
  await product.stop();
  rmSync(FORMER);
});

beforeEach(async () => {
  front = await startFront(product.url, nextBuild());
  context = await newVisitor(browser);
  page = await context.newPage();
});

afterEach(async () => {
  await context.close();
  await front.close();
});

test('files of a former build are served like the present ones', async () => {
  expect(existsSync(FORMER)).toBe(true);
  const answer = await fetch(`${product.url}/assets/FormerPage-TestTest.js`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await answer.text()).toContain('former');
});

test('a new version is offered, and nothing is reloaded under a letter that is being written', async () => {
  await page.goto(`${front.url}/o-nama`);
  await untilKept(page);
  await page.locator('textarea[name="message"]').fill('Poštovani, imam pitanje');
  await deploy();
  await band().waitFor({ timeout: PATIENCE_MS });
  expect(await band().locator('.nband-t').textContent()).toBe('Nova verzija je spremna');
  await band().getByRole('button', { name: 'Osveži' }).click();
  await band().getByText('Na ovoj strani ima teksta').waitFor();
  await page.waitForTimeout(2500);
  expect(await page.locator('textarea[name="message"]').inputValue()).toBe(
    'Poštovani, imam pitanje',
  );
  expect(await isNewBuild()).toBe(false);

  await page.locator('textarea[name="message"]').fill('');
  await band().getByRole('button', { name: 'Osveži' }).click();
  await page.waitForFunction((mark) => document.body.dataset['app']?.includes(mark), NEXT_BUILD);
  expect(await band().count()).toBe(0);
});

test('an old page goes on working after the deploy, its lazy parts included', async () => {
  await page.goto(`${front.url}/`);
  await untilKept(page);
  await deploy();
  await band().waitFor({ timeout: PATIENCE_MS });
  await band().getByRole('button', { name: 'Kasnije' }).click();
  const { problems } = watchPage(page, `${front.url}/`);
  // Every file of the old build is asked for, as a lazy part would be.
  const failed = await page.evaluate(
    async (names) => {
      const answers = await Promise.all(names.map((name) => fetch(`/assets/${name}`)));
      return answers.filter(({ ok }) => !ok).map(({ url }) => url);
    },
    readdirSync(`${DIST}/client/assets`).filter((name) => /^[\w.-]+\.(js|css)$/.test(name)),
  );
  expect(failed).toEqual([]);
  expect(problems).toEqual([]);
  expect((await page.locator('main').textContent())?.length).toBeGreaterThan(200);
});

test('the next version forgets what is a week old and what no version uses, and nothing younger', async () => {
  await page.goto(`${front.url}/`);
  await untilKept(page);
  await page.evaluate(async (dayMs) => {
    const keep = async (store: string, name: string, days: number): Promise<void> => {
      const at = new Date(Date.now() - days * dayMs).toISOString();
      const cache = await caches.open(store);
      await cache.put(`/assets/${name}`, new Response('', { headers: { 'x-kept-at': at } }));
    };
    await keep('assets-1', 'young.js', 6);
    await keep('assets-1', 'old.js', 8);
    await keep('assets-0', 'of-another-age.js', 0);
  }, DAY_MS);
  await deploy();
  await band().waitFor({ timeout: PATIENCE_MS });
  await startAgain();
  await untilTrue(() => isOfActiveBuild(page));
  await untilTrue(() =>
    page.evaluate(
      async () => !(await caches.has('assets-0')) && !(await caches.match('/assets/old.js')),
    ),
  );
  expect(await page.evaluate(async () => Boolean(await caches.match('/assets/young.js')))).toBe(
    true,
  );
});

test('what was not answered takes over at the next start, without a question', async () => {
  await page.goto(`${front.url}/`);
  await untilKept(page);
  await deploy();
  await band().waitFor({ timeout: PATIENCE_MS });
  expect(await workers()).toMatchObject({ waiting: true });
  await startAgain();
  await untilTrue(() => isOfActiveBuild(page));
  expect(await isNewBuild()).toBe(true);
  expect(await band().count()).toBe(0);
});

test('a page that is of the new version already is not asked', async () => {
  await page.goto(`${front.url}/`);
  await untilKept(page);
  front.mode = 'deployed';
  await page.goto(`${front.url}/news-list`);
  await untilTrue(() => isOfActiveBuild(page));
  expect(await band().count()).toBe(0);
});

test('what was not answered takes over after a day, under the open page and without reloading it', async () => {
  await page.clock.install();
  await page.goto(`${front.url}/o-nama`);
  await untilKept(page);
  await page.locator('textarea[name="message"]').fill('Poštovani, imam pitanje');
  await deploy();
  await band().waitFor({ timeout: PATIENCE_MS });
  await page.clock.fastForward(23 * HOUR_MS);
  expect(await workers()).toMatchObject({ waiting: true });
  await page.clock.fastForward(2 * HOUR_MS);
  await untilTrue(async () => !(await workers()).waiting, 60_000);
  expect(await page.locator('textarea[name="message"]').inputValue()).toBe(
    'Poštovani, imam pitanje',
  );
  expect(await isNewBuild()).toBe(false);
});
