import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from './browser.ts';
import { addModerators } from './moderators.ts';
import type { NewModerator } from './moderators.ts';
import { startProduct } from './product.ts';
import type { Product, ProductOptions } from './product.ts';
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
const stranger: NewModerator = {
  name: 'Vesna Novinić',
  email: 'vesti@centar.local',
  password: 'lozinka-redakcije-12',
  roleAccess: ['Vesti'],
};

let product: Product;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'centar-'));
  const options: ProductOptions = { dataDir, env: { DEMO_CONTENT: 'false' } };
  await (await startProduct(options)).stop();
  await addModerators(dataDir, [curator, stranger]);
  [product, browser] = await Promise.all([startProduct(options), launchBrowser()]);
  page = await openSignedIn(browser, product, curator);
});
afterAll(async () => {
  await Promise.all([browser.close(), product.stop()]);
  await rm(product.dataDir, { recursive: true, force: true });
});

const untilSaid = (text: string) => page.getByText(text, { exact: true }).first().waitFor();
const field = (label: string) => page.locator('form').getByLabel(label, { exact: true });
const stored = (number = 1) =>
  readList<Picture>(product.url, `Gallery/GetGalleryByPage?page=${String(number)}`);
const cards = () => page.getByRole('list', { name: 'Slike u galeriji' }).locator('> li');
const titles = () => cards().locator('h2').allTextContents();
const popups = () => page.locator('.swal2-popup').count();

async function fill(texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await field(label).fill(text);
}

describe('a picture of the gallery', () => {
  it('is added with its photo, and tells where it is when it is rented', async () => {
    await page.locator('aside').getByRole('link', { name: 'Galerija' }).click();
    await untilSaid('Još nema slika. Dodajte prvu.');
    await page.getByRole('link', { name: 'Dodaj sliku' }).click();
    await page.waitForURL('**/ap/create-gallery');
    expect(await page.getByLabel('Mesto izdavanja').count()).toBe(0);
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
    expect((await cards().locator('.pcs-p').boundingBox())?.height).toBe(200);
  });

  it('is edited; choosing free clears where it was', async () => {
    const [{ id } = { id: 0 }] = await stored();
    await page.getByRole('link', { name: `Pogledaj: ${TITLE}` }).click();
    await page.waitForURL(`**/ap/gallery/${String(id)}`);
    expect(await field('Tema').inputValue()).toBe('1927');
    await fill({ 'Mesto iznajmljivanja': '' });
    await save(page);
    await untilSaid('Molimo unesite mesto iznajmljivanja slike');
    await field('Status').selectOption('Slobodna');
    expect(await page.getByLabel('Mesto iznajmljivanja').count()).toBe(0);
    await field('Status').selectOption('Izdata');
    expect(await field('Mesto iznajmljivanja').inputValue()).toBe('');
    await field('Status').selectOption('Slobodna');
    await fill({ Tema: '1927.' });
    await save(page);
    await untilSaid('Usesno azurirana slika');
    expect(await stored()).toMatchObject([{ yearMade: '1927.', isRented: false, rentedTo: '' }]);
  });

  it('gets another photo, which must be chosen first', async () => {
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

  it('is found among others by page, by words and by state', async () => {
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
    expect(await step('Prethodna').getAttribute('aria-disabled')).toBe('true');
    await step('Sledeća').click();
    await expect.poll(titles).toEqual([TITLE]);
    expect(await step('Sledeća').getAttribute('aria-disabled')).toBe('true');
    await step('Prethodna').click();
    await expect.poll(titles).toHaveLength(12);
    await page.getByText('Izdate', { exact: true }).click();
    await expect.poll(titles).toEqual(['Slika 7']);
    await page.getByText('Sve', { exact: true }).click();
    await page.getByRole('searchbox').fill('sumanovic');
    await expect.poll(titles).toEqual([TITLE]);
  });

  it('is deleted after the question of the specification', async () => {
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

  it('that cannot be listed is missed in its place, without a popup', async () => {
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

describe('a moderator of another section', () => {
  it('is refused, by the screens and by the server', async () => {
    const other = await openSignedIn(browser, product, stranger);
    for (const path of [LIST, '/ap/create-gallery', '/ap/gallery/2']) {
      await other.goto(product.url + path);
      await expect.poll(() => other.locator('h1').textContent()).toBe('Nemate permisiju');
    }
    const session = await sessionOf(other, product.url);
    const gone = await askAs(product.url, session, 'DELETE', '/api/Gallery/Delete?id=2');
    expect(gone.status).toBe(403);
    await other.context().close();
  });
});
