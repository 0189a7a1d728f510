import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from './browser.ts';
import { startProduct } from './product.ts';
import type { Product } from './product.ts';

const FAILED = 'Kolonije trenutno nisu dostupne.';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
});
afterAll(async () => {
  await Promise.all([browser.close(), product.stop()]);
});

/** Takes a table away, and brings it back. */
function rename(from: string, to: string): void {
  const database = new BetterSqlite3(join(product.dataDir, 'centar.db'));
  database.exec(`ALTER TABLE "${from}" RENAME TO "${to}"`);
  database.close();
}

it('a part that can not be read leaves the others on the page, and nobody keeps such a page', async () => {
  rename('Colony', 'Gone');
  const page = await browser.newPage();
  const answer = await page.goto(`${product.url}/program/likovni`);
  expect(answer?.status()).toBe(500);
  expect(answer?.headers()['cache-control']).toBe('no-store');
  const main = page.locator('main');
  expect(await main.locator('img').count()).toBeGreaterThan(5);
  expect(await main.getByText(FAILED).count()).toBe(1);

  rename('Gone', 'Colony');
  expect((await page.goto(`${product.url}/program/likovni`))?.status()).toBe(200);
  await page.close();
});
