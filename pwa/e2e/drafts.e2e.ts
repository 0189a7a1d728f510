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
import {
  asVisitor,
  newsNamed,
  newsText,
  openSignedIn,
  save,
  titlesOfNews,
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

beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'centar-'));
  const options: ProductOptions = { dataDir, env: { DEMO_CONTENT: 'false' } };
  await (await startProduct(options)).stop();
  await addModerators(dataDir, [editor, other]);
  [product, browser] = await Promise.all([startProduct(options), launchBrowser()]);
  page = await openSignedIn(browser, product, editor, `${LIST}/kreiraj`);
});
afterAll(async () => {
  await Promise.all([browser.close(), product.stop()]);
  await rm(product.dataDir, { recursive: true, force: true });
});

const publication = (on: Page) => on.locator('form').getByLabel('Objavljivanje', { exact: true });
const row = (on: Page) => on.locator('tbody tr').filter({ hasText: TITLE });
const statusFor = (path: string): Promise<number> =>
  asVisitor(browser, product, path, (_, status) => Promise.resolve(status));

describe('a piece of news, from a draft to visitors', () => {
  it('is saved as a draft, which only the list of the section shows', async () => {
    await typeNews(page, newsText(TITLE));
    expect(await publication(page).inputValue()).toBe('now');
    await publication(page).selectOption({ label: 'Nacrt' });
    await page.getByText('Nacrt vide samo oni koji uređuju ovu sekciju.').waitFor();
    await save(page);
    await page.waitForURL(product.url + LIST);
    await page.getByText('Nacrt je sačuvan.').waitFor();
    await row(page).getByText('Nacrt', { exact: true }).waitFor();

    const href = await row(page).locator('a[href*="/view/"]').getAttribute('href');
    newsPage = `/news/${href?.split('/').at(-1) ?? ''}`;
    expect(await statusFor(newsPage)).toBe(404);
    expect(await titlesOfNews(browser, product)).toEqual([]);
    expect(await newsNamed(product, TITLE)).toEqual([]);
  });

  it('is previewed as visitors will see it, by its section alone', async () => {
    await row(page).locator('a[href*="/view/"]').click();
    const link = page.getByRole('link', { name: 'Pregled', exact: true });
    await link.click();
    await page.waitForURL(`${product.url}/ap/pregled${newsPage}`);
    await page.getByText('Ovako će stranicu videti posetioci.').waitFor();
    await page.locator('main h1', { hasText: TITLE }).waitFor();
    await page.locator('main').getByText('Drugi pasus sa č, ć, ž, š i đ.').waitFor();
    expect(await page.locator('nav').first().isVisible()).toBe(true);

    const stranger = await openSignedIn(browser, product, other, `/ap/pregled${newsPage}`);
    await stranger.getByText('Ovako će stranicu videti posetioci.').waitFor();
    await stranger.locator('main h1').waitFor();
    expect(await stranger.locator('body').textContent()).not.toContain(TITLE);
    await stranger.context().close();
    expect(await statusFor(newsPage)).toBe(404);
  });

  it('is planned for a moment, which is told at once where it is none', async () => {
    await page.getByRole('link', { name: 'Nazad na uređivanje' }).click();
    await page.waitForURL(`**${LIST}/view/*`);
    await publication(page).selectOption({ label: 'U određeno vreme' });
    await save(page);
    const moment = page.getByLabel('Datum i vreme objavljivanja');
    await page.getByText('Upišite kada se objavljuje, na primer 24.11.2026 18:00.').waitFor();
    expect(await moment.evaluate((field) => field === document.activeElement)).toBe(true);
    await moment.fill('24.11.2126 18:00');
    await save(page);
    await page.getByText('Izmene su sačuvane.').waitFor();
    await page.goto(product.url + LIST);
    await row(page).getByText('Objavljuje se 24.11.2126 18:00').waitFor();
    expect(await statusFor(newsPage)).toBe(404);
  });

  it('is published, and visitors see it', async () => {
    await row(page).locator('a[href*="/view/"]').click();
    await publication(page).selectOption({ label: 'Odmah' });
    await save(page);
    await page.getByText('Izmene su sačuvane.').waitFor();
    expect(await statusFor(newsPage)).toBe(200);
    expect(await titlesOfNews(browser, product)).toEqual([TITLE]);
    // From now on the preview is the public page itself.
    const preview = page.getByRole('link', { name: 'Pregled', exact: true });
    expect(await preview.getAttribute('href')).toBe(newsPage);
  });
});
