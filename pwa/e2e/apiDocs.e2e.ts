import { expect, test, type Locator, type Page } from '@playwright/test';
import { violations } from '../../tools/axe.ts';
import { startProduct, type Product } from './product.ts';
import { watchPage } from './watch.ts';

let product: Product;

test.beforeAll(async () => {
  product = await startProduct({ content: 'none' });
});
test.afterAll(() => product.stop());

/** Opens the form for trying a call. */
async function tried(call: Locator): Promise<Locator> {
  await call.getByRole('button').first().click();
  await call.getByRole('button', { name: 'Try it out' }).click();
  return call;
}

/** Swagger UI takes seconds to draw the description of all calls. */
const CALLS = ['/api/UserAuth/Login', '/api/News/CreateNews'];

async function describeCallsOnly(page: Page): Promise<void> {
  await page.route('**/api/openapi.json', async (route) => {
    const described = (await (await route.fetch()).json()) as { paths: Record<string, object> };
    const paths = Object.fromEntries(CALLS.map((path) => [path, described.paths[path]]));
    await route.fulfill({ json: { ...described, paths } });
  });
}

test('a third party signs in and publishes news from the API documentation', async ({ page }) => {
  const address = `${product.url}/api/docs`;
  const watch = watchPage(page, address);
  await describeCallsOnly(page);
  await page.goto(address);
  const call = (id: string): Locator => page.locator(`#operations-${id}`);
  await expect(page.locator('.opblock')).toHaveCount(CALLS.length);
  const login = await tried(call('UserAuth-UserAuthLogin'));
  await login
    .getByRole('textbox')
    .fill(JSON.stringify({ email: product.adminEmail, password: product.adminPassword }));
  await login.getByRole('button', { name: 'Execute' }).click();
  const answer = login.locator('.live-responses-table');
  await expect(answer).toContainText('"token"');
  const [, token = ''] = /"token": "([^"]+)"/.exec(await answer.innerText()) ?? [];

  await page.getByRole('button', { name: 'Authorize' }).first().click();
  const dialog = page.locator('.dialog-ux');
  await dialog.getByRole('textbox').fill(token);
  await dialog.getByRole('button', { name: 'Apply credentials' }).click();
  await dialog.getByRole('button', { name: 'Close' }).first().click();

  const create = await tried(call('News-NewsCreateNews'));
  const field = (name: string): Locator =>
    create.locator(`tr[data-property-name="${name}"], tr[data-param-name="${name}"]`);
  for (const name of ['author', 'theme', 'title', 'description']) {
    await field(name).getByRole('textbox').fill(`Nešto: ${name}`);
  }
  await create.locator('input[type=file]').setInputFiles('demo/media/film-casovnicar.jpg');
  await create.getByRole('button', { name: 'Execute' }).click();
  await expect(create.locator('.live-responses-table')).toContainText('"title": "Nešto: title"');
  await expect(create.locator('.live-responses-table')).toContainText('"imageUrl": "/media/');
  expect(watch).toEqual({ problems: [], foreign: [], scripts: [expect.any(String)] });
});

test('a third party tries a query without an account', async ({ page }) => {
  const address = `${product.url}/graphql/docs`;
  const watch = watchPage(page, address);
  await page.goto(address);
  await page.getByLabel('Example').selectOption('Procurements of a year with their documents');
  await expect(page.getByLabel('Query')).toHaveValue(/procurementsOfYear/);
  await page.getByRole('button', { name: 'Run' }).click();
  const answer = page.getByRole('status', { name: 'Answer' });
  await expect(answer).toContainText('HTTP 200');
  await expect(answer).toContainText('"items": []');
  await page.getByLabel('Query').fill('{ me { name } }');
  await page.getByRole('button', { name: 'Run' }).click();
  await expect(answer).toContainText('UNAUTHENTICATED');
  await page.getByLabel('Variables').fill('{');
  await page.getByRole('button', { name: 'Run' }).click();
  await expect(answer).toContainText('SyntaxError');
  expect(await violations(page)).toEqual([]);
  expect(watch).toEqual({ problems: [], foreign: [], scripts: [] });
});
