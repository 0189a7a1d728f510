import { expect, test, type Page } from '@playwright/test';
import type { NewModerator } from './moderators.ts';
import { startProduct, type Product } from './product.ts';
import { readList } from './publicContent.ts';
import { openSignedIn, picture, save } from './staffSteps.ts';

interface Item {
  readonly title: string;
  readonly author: string;
  readonly imageUrl: string | null;
  readonly image: { readonly alt: string } | null;
}

const curator: NewModerator = {
  name: 'Neda',
  email: 'galerija@centar.local',
  password: 'lozinka-galerije-12',
  roleAccess: ['Galerija'],
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

const titles = async (): Promise<string[]> =>
  (await readList<Item>(product.url, 'Gallery/GetGalleryByPage?page=1'))
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
  await expect(page.getByText(/^Nisu dodate, .*: popis\.pdf\.$/)).toBeVisible();
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
  expect(await titles()).toEqual(['Jesen 10', 'Jesen 2', 'Stari most u magli']);
});

test('after its removal the rest is finished without duplicates', async () => {
  await page.getByRole('button', { name: 'Ukloni: pokvarena.png' }).click();
  await choose('zima.png');
  await save(page);
  await page.waitForURL('**/ap/gallery-list');
  await expect(page.getByText('Dodato: 4 fotografije.')).toBeVisible();
  expect(await titles()).toEqual(['Jesen 10', 'Jesen 2', 'Stari most u magli', 'Zima']);
  const all = await readList<Item>(product.url, 'Gallery/GetGalleryByPage?page=1');
  expect(all.every(({ author, imageUrl }) => author === 'Milica Perić' && imageUrl)).toBe(true);
  expect(all.find(({ title }) => title.startsWith('Stari'))?.image?.alt).toBe(
    'Kameni most, jutro.',
  );
});
