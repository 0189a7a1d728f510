import { expect, test, type Browser, type Page } from '@playwright/test';
import type { NewModerator } from './moderators.ts';
import { startProduct, type Product } from './product.ts';
import {
  administratorOf,
  askAs,
  newsNamed,
  newsText,
  onlyNewsNamed,
  openSignedIn,
  save,
  sessionOf,
  titlesOfNews,
  typedNews,
  typeNews,
} from './staffSteps.ts';

const BIN = '/ap/korpa';
const FIRST = 'Prvi naslov';
const SECOND = 'Drugi naslov';
const reporter: NewModerator = {
  name: 'Vesna Novinić',
  email: 'vesti@centar.local',
  password: 'lozinka-redakcije-12',
  roleAccess: ['Vesti'],
};
const stranger: NewModerator = {
  name: 'Kosta Kustos',
  email: 'konkursi@centar.local',
  password: 'lozinka-konkursa-12',
  roleAccess: ['Konkurs'],
};

let product: Product;
let browser: Browser;
let page: Page;
let id: number;
let history: string;

// One journey: each test continues the previous one.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  product = await startProduct({ content: 'none', moderators: [reporter, stranger] });
  page = await openSignedIn(browser, product, reporter, '/ap/vesti/kreiraj');
  await typeNews(page, newsText(FIRST));
  await save(page);
  await page.waitForURL(`${product.url}/ap/vesti`);
  ({ id } = await onlyNewsNamed(product, FIRST));
  history = `/ap/istorija/vest/${String(id)}`;
});
test.afterAll(() => product.stop());

const untilSaid = (text: string, on = page) =>
  on.getByText(text, { exact: true }).first().waitFor();
const rowOf = (text: string, on = page) => on.getByRole('row').filter({ hasText: text });

async function remove(title: string): Promise<void> {
  await page.goto(`${product.url}/ap/vesti`);
  await page.getByRole('button', { name: `Obriši: ${title}` }).click();
  await page.getByRole('button', { name: 'Da', exact: true }).click();
  await untilSaid('Usesno obrisana vest');
}

test('the message after a delete links to the trash, which restores the item', async () => {
  await remove(FIRST);
  expect(await titlesOfNews(browser, product)).toEqual([]);
  await page.getByRole('link', { name: 'Otvori korpu' }).click();
  await page.waitForURL(product.url + BIN);
  const row = rowOf(FIRST);
  await row.getByText('30 dana').waitFor();
  expect(await row.textContent()).toMatch(/Vest\s*Vesti\s*Vesna Novinić/);
  const marked = page.locator('aside [aria-current="page"]');
  await expect(marked).toHaveText('Korpa');
  await expect(page.getByRole('button', { name: /zauvek|Isprazni/ })).toHaveCount(0);

  await page.getByRole('button', { name: `Vrati: ${FIRST}` }).click();
  await untilSaid(`Vraćeno na svoje mesto: ${FIRST}`);
  await untilSaid('Korpa je prazna.');
  expect(await titlesOfNews(browser, product)).toEqual([FIRST]);
  await page.getByRole('link', { name: 'Otvori', exact: true }).click();
  await page.waitForURL(`${product.url}/ap/vesti/view/${String(id)}`);
});

test('the history shows changes and restores an older version', async () => {
  await typeNews(page, { title: SECOND });
  await save(page);
  await untilSaid('Izmene su sačuvane.');
  await page.getByRole('link', { name: 'Istorija' }).click();
  await page.waitForURL(product.url + history);
  const change = rowOf(SECOND).filter({ hasText: 'Izmenjeno' });
  await change.waitFor();
  const told = (await change.textContent()) ?? '';
  expect(told).toContain('Vesna Novinić');
  expect(told).toMatch(/Naslov: .*Prvi naslov.*Drugi naslov/);
  await expect(page.getByRole('row')).toHaveCount(5);
  for (const word of ['Vraćeno iz korpe', 'Obrisano', 'Dodato']) await untilSaid(word);

  const back = page.getByRole('button', { name: 'Vrati ovu verziju: 1' });
  await back.click();
  await untilSaid('Da li želite da vratite verziju 1?');
  await page.getByRole('button', { name: 'Ne', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await newsNamed(product, FIRST)).toEqual([]);
  await back.click();
  await page.getByRole('button', { name: 'Da', exact: true }).click();
  await untilSaid('Verzija 1 je vraćena kao nova verzija.');
  await rowOf('5, sadašnja').waitFor();
  expect(await titlesOfNews(browser, product)).toEqual([FIRST]);
  await page.locator('main nav').getByRole('link', { name: FIRST }).click();
  await page.waitForURL(`${product.url}/ap/vesti/view/${String(id)}`);
  expect((await typedNews(page)).title).toBe(FIRST);
});

test('a version is not restored over the newer work of a colleague', async () => {
  await page.goto(product.url + history);
  await rowOf('5, sadašnja').waitFor();
  const held = await sessionOf(page, product.url);
  const json = { id, ...newsText('Naslov kolege') };
  expect((await askAs(product.url, held, 'PUT', '/api/News/UpdateNews', json)).status).toBe(200);
  await page.getByRole('button', { name: 'Vrati ovu verziju: 1' }).click();
  await page.getByRole('button', { name: 'Da', exact: true }).click();
  await untilSaid('Kolega je u međuvremenu izmenio ovu stavku.');
  await rowOf('6, sadašnja').waitFor();
  expect(await titlesOfNews(browser, product)).toEqual(['Naslov kolege']);
});

test('a moderator of another section can neither see nor restore it', async () => {
  await remove('Naslov kolege');
  const other = await openSignedIn(browser, product, stranger, BIN);
  await untilSaid('Korpa je prazna.', other);
  const held = await sessionOf(other, product.url);
  const asked = { itemType: 'News', id };
  const restored = await askAs(product.url, held, 'PUT', '/api/Bin/Restore', asked);
  expect(restored.status).toBe(403);
  await other.goto(product.url + history);
  await other.locator('h1').filter({ hasText: 'Nemate permisiju' }).waitFor();
  await expect(other.locator('main table')).toHaveCount(0);
  await other.context().close();
});

test('only an administrator deletes permanently, after a confirmation', async () => {
  const admin = await openSignedIn(browser, product, administratorOf(product), BIN);
  await admin.getByRole('button', { name: 'Obriši zauvek: Naslov kolege' }).click();
  await untilSaid('Da li ste sigurni da želite da zauvek obrišete ovu stavku?', admin);
  await admin.getByRole('button', { name: 'Ne', exact: true }).click();
  await rowOf('Naslov kolege', admin).waitFor();
  await admin.getByRole('button', { name: 'Isprazni korpu' }).click();
  await untilSaid('Sve što je u njoj biće obrisano zauvek.', admin);
  await admin.getByRole('button', { name: 'Da', exact: true }).click();
  await untilSaid('Korpa je ispražnjena.', admin);
  await untilSaid('Korpa je prazna.', admin);
  await admin.goto(`${product.url}/ap/dnevnik`);
  await rowOf('je zauvek obrisao vest „Naslov kolege“', admin).waitFor();
  await admin.context().close();
});
