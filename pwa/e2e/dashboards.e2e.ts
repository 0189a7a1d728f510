import { expect, test, type Locator, type Page } from '@playwright/test';
import { startProduct, type Product } from './product.ts';
import { readList } from './publicContent.ts';
import { administratorOf, askAs, openSignedIn, sessionOf, summaryCards } from './staffSteps.ts';

const UNILLUSTRATED = 'Vest bez fotografije';

let product: Product;
let admin: Page;

test.beforeAll(async ({ browser }) => {
  product = await startProduct();
  admin = await openSignedIn(browser, product, administratorOf(product));
  const form = new FormData();
  const text = { author: 'Uprava', theme: 'Proba', title: UNILLUSTRATED, description: 'Tekst' };
  for (const [name, value] of Object.entries(text)) form.append(name, value);
  const held = await sessionOf(admin, product.url);
  const answer = await askAs(product.url, held, 'POST', '/api/News/CreateNews', form);
  expect(answer.status).toBe(201);
});
test.afterAll(() => product.stop());

const figureOn = async (page: Page, label: string): Promise<number> => {
  const figure = summaryCards(page)
    .filter({ has: page.getByRole('heading', { name: label }) })
    .getByText(/^\d+$/);
  return Number(await figure.textContent());
};
const state = (page: Page): Locator => page.getByRole('region', { name: 'Stanje sadržaja' });
const countOf = async (call: string): Promise<number> =>
  (await readList<unknown>(product.url, call)).length;

test('an administrator sees how many items visitors can see', async () => {
  await admin.goto(`${product.url}/admin-panel`);
  expect(await figureOn(admin, 'Vesti i Novosti')).toBe(await countOf('News/GetAllNews'));
  expect(await figureOn(admin, 'Bioskop')).toBe(await countOf('Cinema/GetAllMovies'));
  const programs = await figureOn(admin, 'Programi');

  await admin.goto(`${product.url}/ap/programs-dashboard`);
  const heads = summaryCards(admin).getByRole('heading');
  await expect(heads).toHaveCount(8);
  const labels = await heads.allTextContents();
  let sum = 0;
  for (const label of labels) sum += await figureOn(admin, label);
  expect(sum).toBe(programs);

  await admin.goto(`${product.url}/ap/other-dashboard`);
  expect(await figureOn(admin, 'Konkursi')).toBe(await countOf('Konkurs/GetAllKonkurs'));
  expect(await state(admin).getByRole('listitem').count()).toBeGreaterThan(0);
});

test('the dashboard links to what is missing and to the latest items', async () => {
  await admin.goto(`${product.url}/admin-panel`);
  const lacking = state(admin).getByRole('region', { name: 'Traži pažnju' });
  await lacking.getByText('Vesti: bez fotografije (1)').waitFor();
  await lacking.getByRole('link', { name: UNILLUSTRATED }).click();
  await admin.waitForURL(/\/ap\/vesti\/view\/\d+$/);
  await expect(admin.locator('h1')).toHaveText(UNILLUSTRATED);

  await admin.goto(`${product.url}/admin-panel`);
  const latest = state(admin).getByRole('region', { name: 'Poslednje objavljeno' });
  await latest.getByRole('link', { name: UNILLUSTRATED }).waitFor();
  await expect(latest.getByRole('listitem')).toHaveCount(8);
  await expect(latest.getByRole('listitem').first()).toContainText(UNILLUSTRATED);
});
