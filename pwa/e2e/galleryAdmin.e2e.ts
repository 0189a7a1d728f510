import { expect, test, type Browser, type Page } from '@playwright/test';
import type { NewModerator } from './moderators.ts';
import { startProduct, type Product } from './product.ts';
import { readList } from './publicContent.ts';
import { askAs, openSignedIn, picture, save, sessionOf } from './staffSteps.ts';

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

// One journey: each test goes on where the one before it ended.
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
  test('is added with its photo, and tells where it is when it is rented', async () => {
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

  test('is edited; choosing free clears where it was', async () => {
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

  test('gets another photo, which must be chosen first', async () => {
    const [before] = await stored();
    const replace = page.getByRole('button', { name: 'Sačuvaj fotografiju' });
    await replace.click();
    await untilSaid('Izaberite fotografiju');
    await page.getByLabel('Fotografija', { exact: true }).setInputFiles(await picture('b.png', 90));
    await replace.click();
    await untilSaid('Usesno azurirana fotografija');
    const [after] = await stored();
    expect(after?.imageUrl).toContain('/media/');
    expect(after?.imageUrl).not.toBe(before?.imageUrl);
  });

  test('is found among others by page, by words and by state', async () => {
    const session = await sessionOf(page, product.url);
    for (let number = 1; number <= 12; number += 1) {
      const form = new FormData();
      const isRented = number === 7;
      const texts = { title: `Slika ${String(number)}`, author: 'Ana Hadžić', yearMade: '1987' };
      for (const [name, text] of Object.entries(texts)) form.append(name, text);
      form.append('isRented', String(isRented));
      form.append('rentedTo', isRented ? 'Gradska biblioteka' : '');
      const made = await askAs(product.url, session, 'PUT', '/api/Gallery/Create', form);
      expect(made.status).toBe(201);
    }
    await page.goto(product.url + LIST);
    await expect.poll(titles).toHaveLength(12);
    const step = (name: string) => page.getByRole('link', { name, exact: true });
    await expect(step('Prethodna')).toHaveAttribute('aria-disabled', 'true');
    await step('Sledeća').click();
    await expect.poll(titles).toEqual([TITLE]);
    await expect(step('Sledeća')).toHaveAttribute('aria-disabled', 'true');
    await step('Prethodna').click();
    await expect.poll(titles).toHaveLength(12);
    await page.getByText('Izdate', { exact: true }).click();
    await expect.poll(titles).toEqual(['Slika 7']);
    await page.getByText('Sve', { exact: true }).click();
    await page.getByRole('searchbox').fill('sumanovic');
    await expect.poll(titles).toEqual([TITLE]);
  });

  test('is deleted after the question of the specification', async () => {
    const press = () => page.getByRole('button', { name: `Obriši: ${TITLE}` }).click();
    const dialog = page.getByRole('dialog');
    await press();
    await untilSaid('Da li ste sigurni da zelite da obrisete sliku?');
    await dialog.getByRole('button', { name: 'Ne', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await titles()).toEqual([TITLE]);
    await press();
    await dialog.getByRole('button', { name: 'Da', exact: true }).click();
    await untilSaid('Usesno obrisana slika!');
    expect(await titles()).toEqual([]);
    expect((await stored()).map(({ title }) => title)).not.toContain(TITLE);
    expect(await stored(2)).toEqual([]);
  });

  test('that cannot be listed is missed in its place, without a popup', async () => {
    await page.route('**/graphql', (route) => route.abort());
    await page.getByRole('link', { name: 'Dodaj sliku' }).click();
    await page.waitForURL('**/ap/create-gallery');
    await page.locator('nav').getByRole('link', { name: 'Galerija' }).first().click();
    await page.getByText('Spisak nije učitan.').waitFor();
    expect(await popups()).toBe(0);
    await page.unroute('**/graphql');
    await page.getByText('Pokušaj ponovo').click();
    await expect.poll(titles).toHaveLength(12);
  });
});
