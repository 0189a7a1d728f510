import { expect, test, type Page } from '@playwright/test';
import type { NewModerator } from './moderators.ts';
import { startProduct, type Product } from './product.ts';
import { readList } from './publicContent.ts';
import { openSignedIn, PHONE, picture, save } from './staffSteps.ts';

interface Picture {
  readonly id: number;
  readonly title: string;
  readonly author: string;
  readonly yearMade: string;
  readonly isRented: boolean;
  readonly rentedTo: string;
  readonly imageUrl: string | null;
  readonly image: { readonly alt: string } | null;
}

const LIST = '/ap/gallery-list';
const TITLE = 'Pijana lađa';
const curator: NewModerator = {
  name: 'Galina Savić',
  email: 'galerija@centar.local',
  password: 'lozinka-galerije-12',
  roleAccess: ['Galerija', 'Kolonije'],
};

let product: Product;
let page: Page;

// One journey: each test continues the previous one.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  product = await startProduct({ content: 'none', moderators: [curator] });
  page = await openSignedIn(browser, product, curator);
});
test.afterAll(() => product.stop());

const untilSaid = (text: string) => page.getByText(text, { exact: true }).first().waitFor();
const field = (label: string) => page.locator('form').getByLabel(label, { exact: true });
const stored = (number = 1) =>
  readList<Picture>(product.url, `Gallery/GetGalleryByPage?page=${String(number)}`);
const cards = () => page.getByRole('list', { name: 'Slike u galeriji' }).locator('> li');

async function fill(texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await field(label).fill(text);
}

test('a picture is added, and shows its location when it is rented', async () => {
  await page.locator('aside').getByRole('link', { name: 'Galerija' }).click();
  await untilSaid('Još nema slika. Dodajte prvu.');
  await page.getByRole('link', { name: 'Dodaj sliku' }).click();
  await page.waitForURL('**/ap/create-gallery');
  await expect(page.getByLabel('Mesto izdavanja')).toHaveCount(0);
  await fill({ Autor: 'Sava Šumanović', Godina: '1927', Naslov: TITLE });
  await field('Status').selectOption('Izdata');
  await save(page);
  await untilSaid('Molimo unesite mesto izdavanja slike');
  expect(await stored()).toEqual([]);

  await fill({ 'Mesto izdavanja': 'Opština Jasengrad' });
  await page
    .getByLabel('Fotografija (nije obavezno)')
    .setInputFiles(await picture('ladja.png', 200));
  await save(page);
  await untilSaid('Uspesno kreirana slika');
  await page.waitForURL(product.url + LIST);
  expect(await stored()).toMatchObject([
    { title: TITLE, yearMade: '1927', isRented: true, rentedTo: 'Opština Jasengrad' },
  ]);

  const [card = ''] = await cards().allTextContents();
  for (const text of [TITLE, 'Sava Šumanović, 1927', 'Izdata', 'Opština Jasengrad']) {
    expect(card).toContain(text);
  }
  expect((await cards().locator('span').first().boundingBox())?.height).toBe(200);
});

test('many pictures are stored together, each with its title and description', async () => {
  await page.goto(`${product.url}/ap/gallery-list`);
  await page.getByRole('link', { name: 'Dodaj više odjednom' }).click();
  const files = await Promise.all(['jesen-2.png', 'jesen-10.png'].map((name) => picture(name, 40)));
  await page.getByLabel('Fotografije', { exact: true }).setInputFiles(files);
  await fill({ Autor: 'Milica Perić', Godina: '1987' });
  await page.getByLabel('Opis fotografije: jesen-2.png').fill('Kameni most, jutro.');
  await save(page);
  await page.waitForURL('**/ap/gallery-list');
  await expect(page.getByText('Dodato: 2 fotografije.')).toBeVisible();
  const own = (await stored()).filter(({ author }) => author === 'Milica Perić');
  expect(own.map(({ title, image }) => [title, image?.alt]).sort()).toEqual([
    ['Jesen 10', ''],
    ['Jesen 2', 'Kameni most, jutro.'],
  ]);
});

test('an exhibition is written on a phone and found in its list', async () => {
  await page.setViewportSize(PHONE);
  await page.goto(`${product.url}/ap/colony/kreiraj`);
  await fill({
    Naslov: 'Sa telefona',
    Autor: 'Milena Đorđević',
    Opis: 'Uvod.\n\nDrugi pasus.',
    'Godina održavanja': 'jun 2026',
  });
  await field('Vrsta').selectOption('Sopocanski dani');
  await save(page);
  await untilSaid('Kolonija je objavljena.');
  await page.goto(`${product.url}/ap/colony-list`);
  await page.getByRole('button', { name: 'Akcije: Sa telefona', exact: true }).waitFor();
});
