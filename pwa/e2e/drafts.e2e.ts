import { cyrillicWriter } from '@centar/domain/cyrillicWriter.ts';
import { expect, test, type Browser, type Page } from '@playwright/test';
import type { NewModerator } from './moderators.ts';
import { startProduct, type Product } from './product.ts';
import {
  administratorOf,
  askAs,
  newsNamed,
  newsText,
  onlyNewsNamed,
  openOwnScreen,
  openSignedIn,
  save,
  sessionOf,
  statusOf,
  titlesOfNews,
  typedNews,
  typeNews,
} from './staffSteps.ts';

const LIST = '/ap/vesti';
const TITLE = 'Vest koja čeka';
const BIN = '/ap/korpa';
const FIRST = 'Prvi naslov';
const SECOND = 'Drugi naslov';

const editor: NewModerator = {
  name: 'Vesna Novinić',
  email: 'vesti@centar.local',
  password: 'lozinka-redakcije-12',
  roleAccess: ['Vesti'],
};
let product: Product;
let browser: Browser;
let page: Page;
let newsPage: string;

// One journey: each test continues the previous one.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  product = await startProduct({ content: 'none', moderators: [editor] });
  page = await openSignedIn(browser, product, editor, `${LIST}/kreiraj`);
});
test.afterAll(() => product.stop());

const publication = (on: Page) => on.locator('form').getByLabel('Objavljivanje', { exact: true });
const row = (on: Page) => on.locator('tbody tr').filter({ hasText: TITLE });
const eye = () => row(page).getByRole('link', { name: `Pogledaj na sajtu: ${TITLE}` });
const statusFor = (path: string): Promise<number> => statusOf(product, path);

test.describe('a piece of news, from a draft to visitors', () => {
  test('stays on the screen if the code of the preview fails to load', async () => {
    const code = '**/assets/LivePage-*.js';
    await page.route(code, (route) => route.abort());
    await typeNews(page, newsText(TITLE));
    await page.getByText('Pregled nije učitan. Nema veze sa serverom.').first().waitFor();
    expect(await typedNews(page)).toEqual(newsText(TITLE));
    await page.unroute(code);
  });

  test('is saved as a draft, which only the list of the section shows', async () => {
    await typeNews(page, newsText(TITLE));
    await expect(publication(page)).toHaveValue('now');
    await publication(page).selectOption({ label: 'Nacrt' });
    await page.getByText('Nacrt vide samo oni koji uređuju ovu sekciju.').waitFor();
    await save(page);
    await page.waitForURL(product.url + LIST);
    await page.getByText('Nacrt je sačuvan.').waitFor();
    await row(page).getByText('Nacrt', { exact: true }).waitFor();

    // The eye links to the preview while the item is not public.
    const href = await eye().getAttribute('href');
    expect(href).toMatch(/^\/ap\/pregled\/news\/\d+$/);
    newsPage = `/news/${href?.split('/').at(-1) ?? ''}`;
    expect(await statusFor(newsPage)).toBe(404);
    expect(await titlesOfNews(product)).toEqual([]);
    expect(await newsNamed(product, TITLE)).toEqual([]);
  });

  test('is previewed as visitors will see it, in both scripts', async () => {
    await eye().click();
    await page.waitForURL(`${product.url}/ap/pregled${newsPage}`);
    await page.getByText('Ovako će stranicu videti posetioci.').waitFor();
    await page.locator('main h1', { hasText: TITLE }).waitFor();
    await page.locator('main').getByText('Drugi pasus sa č, ć, ž, š i đ.').waitFor();
    await expect(page.locator('nav').first()).toBeVisible();
    await page.getByRole('link', { name: 'Ćirilicom' }).click();
    await page.waitForURL(`${product.url}/ap/pregled/cir${newsPage}`);
    await page.locator('main h1', { hasText: cyrillicWriter()(TITLE) }).waitFor();
    await page.getByRole('link', { name: 'Латиницом' }).click();
    await page.locator('main h1', { hasText: TITLE }).waitFor();
    expect(await statusFor(newsPage)).toBe(404);
  });

  test('is scheduled, and an invalid time is reported immediately', async () => {
    await page.getByRole('link', { name: 'Nazad na uređivanje' }).click();
    await page.waitForURL(`**${LIST}/view/*`);
    await publication(page).selectOption({ label: 'U određeno vreme' });
    await save(page);
    const moment = page.getByLabel('Datum i vreme objavljivanja', { exact: true });
    await page.getByText('Upišite kada se objavljuje, na primer 24.11.2026 18:00.').waitFor();
    expect(await moment.evaluate((field) => field === document.activeElement)).toBe(true);
    await moment.fill('24.11.2126 18:00');
    await save(page);
    await page.getByText('Izmene su sačuvane.').waitFor();
    await page.goto(product.url + LIST);
    await row(page).getByText('Objavljuje se 24.11.2126 18:00').waitFor();
    expect(await statusFor(newsPage)).toBe(404);
  });

  test('is published, and visitors see it', async () => {
    await page.getByRole('button', { name: `Izmeni: ${TITLE}` }).click();
    await openOwnScreen(page);
    await publication(page).selectOption({ label: 'Odmah' });
    await save(page);
    await page.getByText('Izmene su sačuvane.').waitFor();
    expect(await statusFor(newsPage)).toBe(200);
    expect(await titlesOfNews(product)).toEqual([TITLE]);
    const stored = page.getByRole('link', { name: 'Sačuvana strana' });
    await expect(stored).toHaveAttribute('href', newsPage);

    // The page beside the form shows the typed text, and saves nothing.
    const typed = `${TITLE}, dopunjeno`;
    const title = page.getByLabel('Naslov', { exact: true });
    await title.fill(typed);
    const shown = page.frameLocator('iframe[title="Pregled"]');
    await shown.locator('h1', { hasText: typed }).click();
    await expect(title).toBeFocused();
    await expect(title).toHaveValue(typed);
    expect(await titlesOfNews(product)).toEqual([TITLE]);
  });
});

test.describe('a deleted or changed piece of news', () => {
  let id: number;
  let history: string;

  test.beforeAll(async () => {
    const held = await sessionOf(page, product.url);
    await askAs(product.url, held, 'POST', '/graphql', {
      query: 'mutation($input: NewsInput!) { createNews(input: $input) { id } }',
      variables: { input: newsText(FIRST) },
    });
    ({ id } = await onlyNewsNamed(product, FIRST));
    history = `/ap/istorija/vest/${String(id)}`;
  });

  const untilSaid = (text: string, on = page) =>
    on.getByText(text, { exact: true }).first().waitFor();
  const rowWith = (text: string, on = page) => on.getByRole('row').filter({ hasText: text });

  async function remove(title: string): Promise<void> {
    await page.goto(product.url + LIST);
    await page.getByRole('button', { name: `Obriši: ${title}` }).click();
    await page.getByRole('button', { name: 'Da', exact: true }).click();
    await untilSaid('Usesno obrisana vest');
  }

  test('the message after a delete links to the trash, which restores the item', async () => {
    await remove(FIRST);
    expect(await titlesOfNews(product)).toEqual([TITLE]);
    await page.getByRole('link', { name: 'Otvori korpu' }).click();
    await page.waitForURL(product.url + BIN);
    const row = rowWith(FIRST);
    await row.getByText('30 dana').waitFor();
    expect(await row.textContent()).toMatch(/Vest\s*Vesti\s*Vesna Novinić/);
    const marked = page.locator('aside [aria-current="page"]');
    await expect(marked).toHaveText('Korpa');
    await expect(page.getByRole('button', { name: /zauvek|Isprazni/ })).toHaveCount(0);

    await page.getByRole('button', { name: `Vrati: ${FIRST}` }).click();
    await untilSaid(`Vraćeno na svoje mesto: ${FIRST}`);
    await untilSaid('Korpa je prazna.');
    expect(await titlesOfNews(product)).toContain(FIRST);
    await page.getByRole('link', { name: 'Otvori', exact: true }).click();
    await page.waitForURL(`${product.url}/ap/vesti/view/${String(id)}`);
  });

  test('the history shows changes and restores an older version', async () => {
    await typeNews(page, { title: SECOND });
    await save(page);
    await untilSaid('Izmene su sačuvane.');
    await page.getByRole('link', { name: 'Istorija' }).click();
    await page.waitForURL(product.url + history);
    const change = rowWith(SECOND).filter({ hasText: 'Izmenjeno' });
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
    await rowWith('5, sadašnja').waitFor();
    expect(await titlesOfNews(product)).toContain(FIRST);
    await page.locator('main nav').getByRole('link', { name: FIRST }).click();
    await page.waitForURL(`${product.url}/ap/vesti/view/${String(id)}`);
    expect((await typedNews(page)).title).toBe(FIRST);
  });

  test('only an administrator deletes permanently, after a confirmation', async () => {
    await remove(FIRST);
    const admin = await openSignedIn(browser, product, administratorOf(product), BIN);
    await admin.getByRole('button', { name: `Obriši zauvek: ${FIRST}` }).click();
    await untilSaid('Da li ste sigurni da želite da zauvek obrišete ovu stavku?', admin);
    await admin.getByRole('button', { name: 'Ne', exact: true }).click();
    await rowWith(FIRST, admin).waitFor();
    await admin.getByRole('button', { name: 'Isprazni korpu' }).click();
    await untilSaid('Sve što je u njoj biće obrisano zauvek.', admin);
    await admin.getByRole('button', { name: 'Da', exact: true }).click();
    await untilSaid('Korpa je ispražnjena.', admin);
    await untilSaid('Korpa je prazna.', admin);
    await admin.goto(`${product.url}/ap/dnevnik`);
    await rowWith(`je zauvek obrisao vest „${FIRST}“`, admin).waitFor();
    await admin.context().close();
  });
});
