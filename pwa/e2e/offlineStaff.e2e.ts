import { expect, test } from '@playwright/test';
import { storedText, untilKept } from './browser.ts';
import { startProduct, type Product } from './product.ts';
import { administratorOf, sendLogin } from './staffSteps.ts';

test.use({ serviceWorkers: 'allow' });

let product: Product;

test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

test('no staff data is cached after signing in and out', async ({ page }) => {
  await page.goto(`${product.url}/`);
  await untilKept(page);
  await page.goto(`${product.url}/ap-login`);
  await sendLogin(page, administratorOf(product));
  await page.waitForURL(/\/(ap|admin-panel)(\/|$)/);
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  expect(token.length).toBeGreaterThan(20);
  await page.goto(`${product.url}/news-list`);
  await page.goto(`${product.url}/ap`);
  await page.getByText('Izloguj se').first().waitFor();
  await page.evaluate(async () => {
    const bearer = `Bearer ${localStorage.getItem('token') ?? ''}`;
    await fetch('/api/UserAuth/Me', { headers: { authorization: bearer } });
  });
  await page.getByText('Izloguj se').first().click();
  await page.waitForURL(`${product.url}/`);
  await untilKept(page, new Date(Date.now() - 2000).toISOString());
  const stored = await storedText(page);
  expect(stored).toContain('/offline-snapshot');
  const secrets = [product.adminEmail, token, '"roleAccess":', '"roleId":', '/api/UserAuth'];
  expect(secrets.filter((text) => stored.includes(text))).toEqual([]);
});
