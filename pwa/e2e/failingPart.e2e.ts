import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import BetterSqlite3 from 'better-sqlite3';
import { startProduct, type Product } from './product.ts';
import { untilInteractive } from './watch.ts';

const FAILED = 'Kolonije trenutno nisu dostupne.';

let product: Product;

test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

/** Renames a table, and back. */
function rename(from: string, to: string): void {
  const database = new BetterSqlite3(join(product.dataDir, 'centar.db'));
  database.exec(`ALTER TABLE "${from}" RENAME TO "${to}"`);
  database.close();
}

test('a failed part leaves the others, and such a page is not cached', async ({ page }) => {
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

test('a failed list shows an error in its place and one popup', async ({ page }) => {
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

/** Console errors of a page from now on. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

/** An item, and a part of a page: another gallery page, since the first is already cached. */
const FAILING = [
  ['Movie', '/cinema/1', 'Sadržaj trenutno nije dostupan.', 'Failed to load the movie'],
  [
    'GalleryItem',
    '/program/likovni?strana=2',
    'Galerija trenutno nije dostupna.',
    'Failed to load the gallery list',
  ],
] as const;

test('what failed to load is logged and shown in its place, without a popup', async ({ page }) => {
  const errors = errorsOf(page);
  for (const [table, address, note, words] of FAILING) {
    rename(table, 'Gone');
    await page.goto(product.url + address);
    rename('Gone', table);
    await expect(page.getByRole('alert').filter({ hasText: note })).toBeVisible();
    await expect.poll(() => errors.some((text) => text.startsWith(words))).toBe(true);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('the address of a film without an id is logged', async ({ page }) => {
  const errors = errorsOf(page);
  for (const address of ['/cinema/abc', '/cir/cinema/0']) {
    errors.length = 0;
    await page.goto(product.url + address);
    await expect.poll(() => errors).toContain('ID not found in route');
  }
  errors.length = 0;
  await page.goto(`${product.url}/nigde`);
  await untilInteractive(page);
  expect(errors).not.toContain('ID not found in route');
});
