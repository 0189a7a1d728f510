import { expect, test, type Browser, type Page } from '@playwright/test';
import type { NewModerator } from './moderators.ts';
import { startProduct, type Product } from './product.ts';
import { readList } from './publicContent.ts';
import { openSignedIn, picture, save } from './staffSteps.ts';

interface Picture {
  readonly id: number;
  readonly title: string;
  readonly yearMade: string;
  readonly isRented: boolean;
  readonly rentedTo: string;
  readonly imageUrl: string | null;
}

const LIST = '/ap/gallery-list';
const TITLE = 'Pijana lađa';
const curator: NewModerator = {
  name: 'Galina Savić',
  email: 'galerija@centar.local',
  password: 'lozinka-galerije-12',
  roleAccess: ['Galerija'],
};

let product: Product;
let browser: Browser;
let page: Page;

// One journey: each test continues the previous one.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  product = await startProduct({ content: 'none', moderators: [curator] });
  page = await openSignedIn(browser, product, curator);
});
test.afterAll(() => product.stop());

const untilSaid = (text: string) => page.getByText(text, { exact: true }).first().waitFor();
const field = (label: string) => page.locator('form').getByLabel(label, { exact: true });
const stored = (number = 1) =>
  readList<Picture>(product.url, `Gallery/GetGalleryByPage?page=${String(number)}`);
const cards = () => page.getByRole('list', { name: 'Slike u galeriji' }).locator('> li');
const titles = () => cards().locator('h2').allTextContents();
const popups = () => page.getByRole('dialog').count();

async function fill(texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await field(label).fill(text);
}

test.describe('a picture of the gallery', () => {
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

  test('a picture is edited, and choosing free clears its location', async () => {
    const [{ id } = { id: 0 }] = await stored();
    await page.getByRole('link', { name: `Izmeni: ${TITLE}` }).click();
    await page.waitForURL(`**/ap/gallery/${String(id)}`);
    await expect(field('Tema')).toHaveValue('1927');
    await fill({ 'Mesto iznajmljivanja': '' });
    await save(page);
    await untilSaid('Molimo unesite mesto iznajmljivanja slike');
    await field('Status').selectOption('Slobodna');
    await expect(page.getByLabel('Mesto iznajmljivanja')).toHaveCount(0);
    await field('Status').selectOption('Izdata');
    await expect(field('Mesto iznajmljivanja')).toHaveValue('');
    await field('Status').selectOption('Slobodna');
    await fill({ Tema: '1927.' });
    await save(page);
    await untilSaid('Usesno azurirana slika');
    expect(await stored()).toMatchObject([{ yearMade: '1927.', isRented: false, rentedTo: '' }]);
  });

  test('is deleted after the question of the specification', async () => {
    const press = () => page.getByRole('button', { name: `Obriši: ${TITLE}` }).click();
    const dialog = page.getByRole('dialog');
    await page.goto(product.url + LIST);
    await press();
    await untilSaid('Da li ste sigurni da zelite da obrisete sliku?');
    await dialog.getByRole('button', { name: 'Ne', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await titles()).toEqual([TITLE]);
    await press();
    await dialog.getByRole('button', { name: 'Da', exact: true }).click();
    await untilSaid('Usesno obrisana slika!');
    expect(await titles()).toEqual([]);
    expect(await stored()).toEqual([]);
  });

  test('a failed list of pictures shows an error without a popup', async () => {
    await page.route('**/graphql', (route) => route.abort());
    await page.getByRole('link', { name: 'Dodaj sliku' }).click();
    await page.waitForURL('**/ap/create-gallery');
    await page.locator('nav').getByRole('link', { name: 'Galerija' }).first().click();
    await page.getByText('Spisak nije učitan.').waitFor();
    expect(await popups()).toBe(0);
    await page.unroute('**/graphql');
    await page.getByText('Pokušaj ponovo').click();
    await untilSaid('Još nema slika. Dodajte prvu.');
  });
});
