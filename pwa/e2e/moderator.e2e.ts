import { expect, test, type Browser, type Page } from '@playwright/test';
import { violations } from '../../tools/axe.ts';
import type { NewModerator } from './moderators.ts';
import { startProduct, type Product } from './product.ts';
import {
  administratorOf,
  asVisitor,
  newsNamed,
  newsText,
  onlyNewsNamed,
  openSignedIn,
  PHONE,
  save,
  typeNews,
} from './staffSteps.ts';

const LIST = '/ap/vesti';
const TITLE = 'Vest koju čuva urednik';

const curator: NewModerator = {
  name: 'Milica Galić',
  email: 'galerija@centar.local',
  password: 'lozinka-galerije-12',
  roleAccess: ['Galerija', 'Likovni program'],
};
const editor: NewModerator = {
  name: 'Vesna Novinić',
  email: 'vesti@centar.local',
  password: 'lozinka-redakcije-12',
  roleAccess: ['Vesti'],
};

let product: Product;
let browser: Browser;
let newsId: number;

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  product = await startProduct({ content: 'none', moderators: [curator, editor] });
  const page = await openSignedIn(browser, product, administratorOf(product), '/ap/vesti/kreiraj');
  await typeNews(page, newsText(TITLE));
  await save(page);
  await page.waitForURL(product.url + LIST);
  newsId = (await onlyNewsNamed(product, TITLE)).id;
  await page.context().close();
});
test.afterAll(() => product.stop());

async function sidebar(page: Page): Promise<{ headings: string[]; links: string[] }> {
  const side = page.locator('aside');
  return {
    headings: await side.locator('h2').allTextContents(),
    links: await side.locator('nav a').allTextContents(),
  };
}

test.describe('a moderator without the section Vesti', () => {
  let page: Page;

  test.beforeAll(async () => {
    page = await openSignedIn(browser, product, curator);
  });
  test.afterAll(() => page.context().close());

  test('sees their own sections and nothing of user administration', async () => {
    await expect(page.locator('h1')).toHaveText('Admin panel');
    expect(await sidebar(page)).toEqual({
      headings: ['Permisije'],
      links: [
        'Početna',
        'Raspored sala',
        'Idi na sajt',
        'Korpa',
        'Likovni program',
        'Galerija',
        'Uputstvo',
      ],
    });
    await expect(page.locator('aside')).toContainText(curator.name);
    await expect(page.getByText('Pogledaj detalje')).toHaveCount(0);
    const cards = page.getByRole('list', { name: 'Permisije' }).getByRole('listitem');
    await expect(cards.getByRole('link', { name: /^Galerija|^Likovni program/ })).toHaveCount(2);
    await expect(cards).toHaveCount(2);
  });

  for (const [name, path] of [['the item', () => `${LIST}/view/${String(newsId)}`]] as const) {
    test(`is refused ${name} of news`, async () => {
      await page.goto(product.url + path());
      await page.locator('h1').waitFor();
      await expect(page.locator('h1')).toHaveText('Nemate permisiju');
      await expect(page.locator('main')).not.toContainText(TITLE);
      await expect(page.locator('main :is(form, table, input, button)')).toHaveCount(0);
    });
  }
});

test.describe('a moderator on a phone', () => {
  test('a moderator on a phone reaches all header links from the panel', async () => {
    const page = await openSignedIn(browser, product, curator, undefined, PHONE);
    const links = page.getByRole('main').getByRole('navigation').getByRole('link');
    await expect(links).toHaveText([
      'Šta ima',
      'Na programu',
      'Bioskop',
      'Galerija',
      'Vesti',
      'Kontakt',
      'Javne nabavke',
      'Konkursi',
      curator.name,
    ]);
    for (const link of await links.all()) await link.click({ trial: true });
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    await links.filter({ hasText: 'Konkursi' }).click();
    await page.waitForURL(`${product.url}/konkurs-list`);
    await page.context().close();
  });
});

test.describe('a moderator with the section Vesti', () => {
  test('writes, edits and deletes news, and sees no other section', async () => {
    const page = await openSignedIn(browser, product, editor, LIST);
    await page.getByRole('link', { name: 'Dodaj vest' }).waitFor();
    expect((await sidebar(page)).links).toEqual([
      'Početna',
      'Raspored sala',
      'Idi na sajt',
      'Korpa',
      'Vesti',
      'Uputstvo',
    ]);
    await page.getByRole('link', { name: 'Dodaj vest' }).click();
    await typeNews(page, newsText('Vest urednice'));
    await save(page);
    await page.getByText('Vest je objavljena.', { exact: true }).waitFor();

    await page.getByRole('button', { name: `Izmeni: ${TITLE}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Naslov', { exact: true }).fill('Vest koju je urednica ispravila');
    await dialog.getByRole('button', { name: 'Sacuvaj' }).click();
    await dialog.waitFor({ state: 'detached' });
    await asVisitor(browser, product, `/news/${String(newsId)}`, async (visitor) => {
      await expect(visitor.locator('h1')).toHaveText('Vest koju je urednica ispravila');
    });

    await page.getByRole('button', { name: 'Obriši: Vest urednice' }).click();
    await page.getByRole('button', { name: 'Da', exact: true }).click();
    await page.getByText('Usesno obrisana vest', { exact: true }).waitFor();
    expect(await newsNamed(product, 'Vest urednice')).toEqual([]);
    await page.context().close();
  });
});
