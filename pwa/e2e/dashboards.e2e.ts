import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { addUser, newUser } from './accountSteps.ts';
import { startProduct, type Product } from './product.ts';
import { readList } from './publicContent.ts';
import {
  administratorOf,
  askAs,
  openSignedIn,
  PHONE,
  sessionOf,
  summaryCards,
} from './staffSteps.ts';

const UNILLUSTRATED = 'Vest bez fotografije';
const editor = newUser('vesna', 'Vesna Urednik', ['Vesti']);

let product: Product;
let browser: Browser;
let admin: Page;

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  product = await startProduct();
  admin = await openSignedIn(browser, product, administratorOf(product));
  await addUser(admin, product, editor);
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

test('a moderator sees only the assigned sections on a phone', async () => {
  const page = await openSignedIn(browser, product, editor, '/admin-panel', PHONE);
  await state(page).getByText('Vesti: bez fotografije (1)').waitFor();
  const links = await state(page)
    .getByRole('link')
    .evaluateAll((found) =>
      found.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );
  expect(links.length).toBeGreaterThan(1);
  expect(links.filter((path) => !path.startsWith('/ap/vesti'))).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await page.context().close();
});
