import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import BetterSqlite3 from 'better-sqlite3';
import { startProduct } from './product.ts';
import type { Product } from './product.ts';

const FAILED = 'Kolonije trenutno nisu dostupne.';

let product: Product;

test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

/** Takes a table away, and brings it back. */
function rename(from: string, to: string): void {
  const database = new BetterSqlite3(join(product.dataDir, 'centar.db'));
  database.exec(`ALTER TABLE "${from}" RENAME TO "${to}"`);
  database.close();
}

test('a part that can not be read leaves the others on the page, and nobody keeps such a page', async ({
  page,
}) => {
  rename('Colony', 'Gone');
  const answer = await page.goto(`${product.url}/program/likovni`);
  expect(answer?.status()).toBe(500);
  expect(answer?.headers()['cache-control']).toBe('no-store');
  const main = page.locator('main');
  expect(await main.locator('img').count()).toBeGreaterThan(5);
  await expect(main.getByText(FAILED)).toHaveCount(1);

  rename('Gone', 'Colony');
  expect((await page.goto(`${product.url}/program/likovni`))?.status()).toBe(200);
});

test('a list that can not be read says so in its place, and once in a popup', async ({ page }) => {
  rename('Competition', 'Gone');
  await page.goto(`${product.url}/konkurs-list`);
  const popup = page.getByRole('dialog', { name: 'Greska, molimo pokusajte kasnije' });
  await expect(popup).toBeVisible();
  await popup.getByRole('button', { name: 'Zatvori' }).click();
  await expect(popup).toBeHidden();
  await expect(page.getByRole('alert')).toContainText('Sadržaj trenutno nije dostupan.');

  rename('Gone', 'Competition');
  await page.goto(`${product.url}/konkurs-list`);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
