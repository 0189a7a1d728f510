import { cyrillicWriter } from '@centar/domain/cyrillicWriter.ts';
import { expect, test, type Browser, type Page } from '@playwright/test';
import type { NewModerator } from './moderators.ts';
import { startProduct, type Product } from './product.ts';
import {
  asVisitor,
  newsNamed,
  newsText,
  openOwnScreen,
  openSignedIn,
  save,
  titlesOfNews,
  typedNews,
  typeNews,
} from './staffSteps.ts';

const LIST = '/ap/vesti';
const TITLE = 'Vest koja čeka';

const editor: NewModerator = {
  name: 'Vesna Novinić',
  email: 'vesti@centar.local',
  password: 'lozinka-redakcije-12',
  roleAccess: ['Vesti'],
};
const other: NewModerator = {
  name: 'Milica Galić',
  email: 'galerija@centar.local',
  password: 'lozinka-galerije-12',
  roleAccess: ['Galerija'],
};

let product: Product;
let browser: Browser;
let page: Page;
let newsPage: string;

// One journey: each test continues the previous one.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  product = await startProduct({ content: 'none', moderators: [editor, other] });
  page = await openSignedIn(browser, product, editor, `${LIST}/kreiraj`);
});
test.afterAll(() => product.stop());

const publication = (on: Page) => on.locator('form').getByLabel('Objavljivanje', { exact: true });
const row = (on: Page) => on.locator('tbody tr').filter({ hasText: TITLE });
const eye = () => row(page).getByRole('link', { name: `Pogledaj na sajtu: ${TITLE}` });
const statusFor = (path: string): Promise<number> =>
  asVisitor(browser, product, path, (_, status) => Promise.resolve(status));

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
    expect(await titlesOfNews(browser, product)).toEqual([]);
    expect(await newsNamed(product, TITLE)).toEqual([]);
  });

  test('is previewed as visitors will see it, only by its section', async () => {
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

    const stranger = await openSignedIn(browser, product, other, `/ap/pregled${newsPage}`);
    await stranger.getByText('Ovako će stranicu videti posetioci.').waitFor();
    await stranger.locator('main h1').waitFor();
    await expect(stranger.locator('body')).not.toContainText(TITLE);
    await stranger.context().close();
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
    expect(await titlesOfNews(browser, product)).toEqual([TITLE]);
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
    expect(await titlesOfNews(browser, product)).toEqual([TITLE]);
  });
});
