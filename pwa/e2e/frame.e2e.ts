import { expect, type Locator, type Page } from '@playwright/test';
import { DESKTOP, PHONE, test } from './site.ts';
import { untilInteractive } from './watch.ts';

const NAVBAR = [
  ['Kontakt', '#kontakt'],
  ['Javne nabavke', '/javne-nabavke-list'],
  ['Konkursi', '/konkurs-list'],
  ['Prijavi se', '/ap-login'],
];

/** In order. */
const EVERYDAY = [
  ['Šta ima', '/sta-ima'],
  ['Na programu', '/programs-list'],
  ['Raspored bioskopa', '/raspored'],
  ['Vesti i novosti', '/news-list'],
  ['Galerija', '/program/likovni'],
  ['Za mlade', '/program/mladi'],
  ['O nama', '/o-nama'],
  ['Moji termini', '/moji-termini'],
  ['Arhiva', '/arhiva'],
];

const CATEGORIES = [
  ['Likovni', '/program/likovni'],
  ['Knjizevni', '/program/knjizevni'],
  ['Dramski', '/program/dramski'],
  ['Muzicki', '/program/muzicki'],
  ['Tradicionalni', '/program/tradicionalni'],
  ['Tribinski', '/program/tribinski'],
  ['Filmski', '/bioskop-list'],
  ['Mladi', '/program/mladi'],
  ['Americki kutak', '/program/mladi'],
  ['Turski kutak', '/program/mladi'],
];

/** The labels and targets of links. */
const linksIn = (part: Locator): Promise<(string | null)[][]> =>
  part
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => [link.textContent, link.getAttribute('href')]));

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Glavna navigacija' });
/** The first list; the others are social networks and, on a phone, the most used links. */
const mainLinks = (page: Page) => navigation(page).getByRole('list').first();

test.describe('the frame of every page', () => {
  test('has the four links of the navigation bar', async ({ site }) => {
    await site.visit(
      '/news-list',
      async (page) => {
        expect(await linksIn(mainLinks(page))).toEqual(NAVBAR);
        await mainLinks(page).getByText('Kontakt').click();
        expect(new URL(page.url()).pathname).toBe('/news-list');
        await expect(page.getByRole('region', { name: 'Kontakt' })).toBeInViewport();
        await mainLinks(page).getByText('Prijavi se').click();
        await page.waitForURL('**/ap-login');
      },
      { viewport: DESKTOP },
    );
  });

  test('has the same links in the phone menu, and there the schedule', async ({ site }) => {
    await site.visit(
      '/news-list',
      async (page) => {
        await page.getByText('Meni', { exact: true }).click();
        const lists = navigation(page).getByRole('list');
        expect(await Promise.all((await lists.all()).map(linksIn))).toContainEqual(EVERYDAY);
        expect(await linksIn(mainLinks(page))).toEqual(NAVBAR);
        await navigation(page).getByRole('link', { name: 'Raspored bioskopa' }).click();
        await page.waitForURL('**/raspored');
      },
      { viewport: PHONE },
    );
  });

  test('Back closes the phone menu and stays; a link replaces its history entry', async ({
    site,
  }) => {
    await site.visit(
      '/news-list',
      async (page) => {
        await page.goto(site.address('/konkurs-list'));
        await untilInteractive(page);
        const menu = page.getByRole('banner').getByRole('group');
        const isOpen = () => menu.evaluate((element: HTMLDetailsElement) => element.open);
        const entries = () => page.evaluate(() => history.length);
        const before = await entries();
        await page.getByText('Meni', { exact: true }).click();
        await expect.poll(entries).toBe(before + 1);
        await page.goBack();
        await expect.poll(isOpen).toBe(false);
        expect(new URL(page.url()).pathname).toBe('/konkurs-list');

        await page.getByText('Meni', { exact: true }).click();
        await page.keyboard.press('Escape');
        await expect.poll(isOpen).toBe(false);
        expect(new URL(page.url()).pathname).toBe('/konkurs-list');

        await page.getByText('Meni', { exact: true }).click();
        await expect.poll(entries).toBe(before + 1);
        await navigation(page).getByRole('link', { name: 'Raspored bioskopa' }).click();
        await page.waitForURL('**/raspored');
        await page.goBack();
        await page.waitForURL('**/konkurs-list');
        await page.goBack();
        await page.waitForURL('**/news-list');
      },
      { viewport: PHONE },
    );
  });

  test('an early press on a slow phone is not lost', async ({ site }) => {
    const context = await site.visitor({ viewport: PHONE });
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(site.address('/'), { waitUntil: 'domcontentloaded' });
    const menu = page.getByRole('banner').getByRole('group');
    const opener = page.getByText(/^(Meni|Zatvori)$/).locator('visible=true');
    for (let press = 1; press <= 10; press += 1) {
      await opener.click();
      expect(await menu.evaluate((element: HTMLDetailsElement) => element.open)).toBe(
        press % 2 === 1,
      );
    }
    await context.close();
  });

  test('the chosen theme survives a reload and is applied before the first paint', async ({
    site,
  }) => {
    await site.visit('/', async (page) => {
      const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const light = await ground();
      await page.getByLabel('Tamno').check();
      const dark = await ground();
      expect(dark).not.toBe(light);
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.reload({ waitUntil: 'load' });
      expect(await ground()).toBe(dark);
      await page.unroute('**/assets/*.js');
      await page.reload();
      await untilInteractive(page);
      await expect(page.getByLabel('Tamno')).toBeChecked();
      await page.getByLabel('Kao uređaj').check();
      expect(await ground()).toBe(light);
    });
  });
});

test.describe('the home page', () => {
  test('the ten category buttons lead to the documented pages', async ({ site }) => {
    await site.visit('/', async (page) => {
      const buttons = page.getByRole('navigation', { name: 'Kategorije programa' });
      const targets = await linksIn(buttons);
      expect(targets.map(([label, target]) => [label, target?.split('#')[0]])).toEqual(CATEGORIES);
      await buttons.getByText('Turski kutak').click();
      await page.waitForURL('**/program/mladi#turski');
    });
  });

  test('the home page links to the list of programmes and the about page', async ({ site }) => {
    await site.visit(
      '/',
      async (page) => {
        const hero = page
          .locator('section')
          .filter({ has: page.getByRole('heading', { level: 1 }) });
        const button = hero.getByRole('link', { name: 'Na programu' });
        await expect(button).toHaveAttribute('href', '/programs-list');
        const link = page.getByRole('link', { name: 'Saznaj vise', exact: true });
        await expect(link).toHaveAttribute('href', '/o-nama');
        const about = page.locator('section').filter({ has: link });
        await expect(about.getByRole('term')).toHaveCount(4);
      },
      { javaScriptEnabled: false },
    );
  });
});
