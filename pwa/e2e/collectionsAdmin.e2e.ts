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
const titles = () => cards().locator('h2').allTextContents();

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
});

test.describe('many pictures together', () => {
  const storedTitles = async (): Promise<string[]> =>
    (await readList<Picture>(product.url, 'Gallery/GetGalleryByPage?page=1'))
      .map(({ title }) => title)
      .sort();
  const made = new Map<string, ReturnType<typeof picture>>();
  /** The same bytes each time: a file is identified by its name and size. */
  const fileNamed = (name: string): ReturnType<typeof picture> => {
    const file = made.get(name) ?? picture(name, 40);
    made.set(name, file);
    return file;
  };
  const choose = async (...names: string[]): Promise<void> => {
    await page
      .getByLabel('Fotografije', { exact: true })
      .setInputFiles(await Promise.all(names.map(fileNamed)));
  };
  const rows = () => page.getByRole('group', { name: /^Fotografije/ }).getByRole('listitem');

  test('many files are selected together; other files are named and omitted', async () => {
    await page.goto(`${product.url}/ap/gallery-list`);
    await page.getByRole('link', { name: 'Dodaj više odjednom' }).click();
    await save(page);
    await expect(
      page.getByText('Izaberite fotografije i svakoj dajte naslov.').first(),
    ).toBeVisible();
    const names = ['stari_most.png', 'jesen-2.png', 'jesen-10.png'];
    const files = await Promise.all(names.map(fileNamed));
    await page
      .getByLabel('Fotografije', { exact: true })
      .setInputFiles([
        ...files,
        { name: 'popis.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') },
        { name: 'pokvarena.png', mimeType: 'image/png', buffer: Buffer.from('nije slika') },
      ]);
    await expect(page.getByText(/^Nije dodato: popis\.pdf\. /)).toBeVisible();
    await expect(rows()).toHaveCount(4);
    await expect(page.getByLabel('Naslov: jesen-2.png')).toHaveValue('Jesen 2');
  });

  test('typed text survives a reload, and the same files match their rows', async () => {
    await page.getByLabel('Autor', { exact: true }).fill('Milica Perić');
    await page.getByLabel('Godina', { exact: true }).fill('1987');
    await page.getByLabel('Naslov: stari_most.png').fill('Stari most u magli');
    await page.getByLabel('Opis fotografije: stari_most.png').fill('Kameni most, jutro.');
    await expect(page.getByText(/^Izmene nisu sačuvane\. Čuvaju se na ovom uređaju/)).toBeVisible();
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByRole('button', { name: 'Nastavi' }).click();
    await expect(page.getByText('Izaberite ponovo ovu datoteku').first()).toBeVisible();
    await choose('stari_most.png', 'jesen-2.png', 'jesen-10.png');
    await expect(page.getByLabel('Naslov: stari_most.png')).toHaveValue('Stari most u magli');
    await expect(rows()).toHaveCount(4);
    await expect(page.getByText('Izaberite ponovo ovu datoteku')).toHaveCount(1);
  });

  test('one refused picture shows why and does not stop the others', async () => {
    await page
      .getByLabel('Fotografije', { exact: true })
      .setInputFiles([
        { name: 'pokvarena.png', mimeType: 'image/png', buffer: Buffer.from('nije slika') },
      ]);
    await save(page);
    await expect(rows().filter({ hasText: 'Nije sačuvano' })).toHaveCount(1);
    await expect(rows().getByText('Sačuvano', { exact: true })).toHaveCount(3);
    expect(await storedTitles()).toEqual(['Jesen 10', 'Jesen 2', 'Stari most u magli']);
  });

  test('after its removal the rest is finished without duplicates', async () => {
    await page.getByRole('button', { name: 'Ukloni: pokvarena.png' }).click();
    await choose('zima.png');
    await save(page);
    await page.waitForURL('**/ap/gallery-list');
    await expect(page.getByText('Dodato: 4 fotografije.')).toBeVisible();
    expect(await storedTitles()).toEqual(['Jesen 10', 'Jesen 2', 'Stari most u magli', 'Zima']);
    const all = await readList<Picture>(product.url, 'Gallery/GetGalleryByPage?page=1');
    expect(all.every(({ author, imageUrl }) => author === 'Milica Perić' && imageUrl)).toBe(true);
    expect(all.find(({ title }) => title.startsWith('Stari'))?.image?.alt).toBe(
      'Kameni most, jutro.',
    );
  });
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
