import { expect, test, type Browser, type Page } from '@playwright/test';
import {
  addUser,
  changeSections,
  newUser,
  PASSWORD,
  rowOf,
  sendReset,
  sidebarLinks,
} from './accountSteps.ts';
import { storedText } from './browser.ts';
import { startProduct, type Product } from './product.ts';
import {
  administratorOf,
  askAs,
  DESKTOP,
  openSignedIn,
  sendLogin,
  sessionOf,
  untilSaid,
} from './staffSteps.ts';

let product: Product;
let browser: Browser;
let admin: Page;

// Journeys of one installation: each test continues the previous one.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  product = await startProduct({ content: 'none' });
  admin = await openSignedIn(browser, product, administratorOf(product));
});
test.afterAll(() => product.stop());

const vesna = newUser('vesna', 'Vesna Novinić');

test('an administrator passes on a reset link where no mail is sent', async () => {
  await addUser(admin, product, vesna);
  const visitor = await (await browser.newContext({ viewport: DESKTOP })).newPage();
  await visitor.goto(`${product.url}/ap/reset-password`);
  await sendReset(visitor, vesna.email, PASSWORD);
  await untilSaid(visitor, 'Ako nalog sa ovom adresom postoji, poslat je link za izmenu lozinke.');
  await visitor.context().close();

  const page = admin;
  await page.reload();
  const row = rowOf(page, vesna.name);
  await untilSaid(row, 'Čeka novu lozinku');
  await row.getByRole('button', { name: 'Link za lozinku' }).click();
  const dialog = page.getByRole('dialog');
  const link = await dialog.getByLabel('Jednokratni link').inputValue();
  const [address, code = ''] = link.split('#kod=');
  expect(address).toBe(`${product.url}/ap/reset-password`);
  expect(code).toMatch(/^[\w-]{43}$/);
  await dialog.getByText(/^Važi do \d\d\.\d\d\.\d{4} \d\d:\d\d, samo jednom\./).waitFor();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: 'Kopiraj link' }).click();
  await untilSaid(dialog, 'Link je kopiran.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await dialog.getByRole('button', { name: 'Zatvori' }).last().click();
  await row.getByText('Čeka novu lozinku').waitFor({ state: 'detached' });
  expect(await page.content()).not.toContain(code);
  expect(await storedText(page)).not.toContain(code);
});

test.describe('a moderator of two sections', () => {
  const milica = newUser('milica', 'Milica Galić', ['Vesti', 'Galerija']);
  let page: Page;

  test.beforeAll(async () => {
    await addUser(admin, product, milica);
    await admin.reload();
    page = await openSignedIn(browser, product, milica);
  });

  test('must sign in again after losing a right', async () => {
    await page.goto(`${product.url}/ap/vesti`);
    await page.getByRole('link', { name: 'Dodaj vest' }).waitFor();
    await changeSections(admin, milica, { take: 'Vesti' });
    await page.getByRole('link', { name: 'Dodaj vest' }).click();
    await page.waitForURL('**/ap-login');
    await sendLogin(page, milica);
    await expect(page.locator('h1')).toHaveText('Nemate permisiju');
    await expect.poll(() => sidebarLinks(page)).not.toContain('Vesti');
  });

  test('signs out of the server and out of both tabs, and into both', async () => {
    const other = await page.context().newPage();
    await other.goto(`${product.url}/ap/gallery-list`);
    await untilSaid(other, 'Dodaj sliku');
    const held = await sessionOf(page, product.url);
    const me = async () => (await askAs(product.url, held, 'GET', '/api/UserAuth/Me')).status;
    expect(await me()).toBe(200);
    await page.getByRole('button', { name: 'Izloguj se' }).click();
    await page.waitForURL(`${product.url}/`);
    await other.waitForURL('**/ap-login');
    await expect.poll(me).toBe(401);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await page.goto(`${product.url}/ap-login`);
    await sendLogin(page, milica);
    await page.waitForURL('**/admin-panel');
    await other.waitForURL('**/ap/gallery-list');
    await other.close();
  });
});
