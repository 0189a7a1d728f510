import { expect, type Locator, type Page } from '@playwright/test';
import { DESKTOP, PHONE, test } from './site.ts';
import { untilInteractive } from './watch.ts';

const NAVBAR = [
  ['Kontakt', '#kontakt'],
  ['Javne nabavke', '/javne-nabavke-list'],
  ['Konkursi', '/konkurs-list'],
  ['Prijavi se', '/ap-login'],
];

const PARTS = [
  ['Šta ima', '/sta-ima'],
  ['Na programu', '/programs-list'],
  ['Bioskop', '/raspored'],
  ['Galerija', '/program/likovni'],
  ['Vesti', '/news-list'],
];

const EVERYDAY = [
  ['O nama', '/o-nama'],
  ['Za mlade', '/program/mladi'],
  ['Moji termini', '/moji-termini'],
  ['Arhiva', '/arhiva'],
];

const THUMB = [
  ['Šta ima', '/sta-ima'],
  ['Bioskop', '/raspored'],
  ['Pretraga', '/pretraga#trazi'],
  ['Moji termini', '/moji-termini'],
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
const listsIn = (part: Locator): Promise<(string | null)[][][]> =>
  part
    .getByRole('list')
    .all()
    .then((lists) => Promise.all(lists.map(linksIn)));

test.describe('the frame of every page', () => {
  test('the navigation bar has the parts of the site and the four documented links', async ({
    site,
  }) => {
    await site.visit(
      '/news-list',
      async (page) => {
        expect((await listsIn(navigation(page))).slice(0, 2)).toEqual([PARTS, NAVBAR]);
        await expect(navigation(page).locator('[aria-current=page]')).toHaveText('Vesti');
        await expect(
          page.getByRole('contentinfo').getByRole('link', { name: 'Muzički program' }),
        ).toBeVisible();
        await navigation(page).getByText('Kontakt').click();
        expect(new URL(page.url()).pathname).toBe('/news-list');
        await expect(page.getByRole('region', { name: 'Kontakt' })).toBeInViewport();
        await navigation(page).getByText('Prijavi se').click();
        await page.waitForURL('**/ap-login');
      },
      { viewport: DESKTOP },
    );
  });

  test('the bar and the menu of phones lead on without scripts', async ({ site }) => {
    await site.visit(
      '/raspored',
      async (page) => {
        const bar = page.getByRole('navigation', { name: 'Prečice' });
        expect(await linksIn(bar)).toEqual(THUMB);
        await expect(bar.locator('[aria-current]')).toHaveText('Bioskop');
        const opener = page.getByText('Meni', { exact: true });
        const box = await opener.boundingBox();
        expect(box?.y).toBeGreaterThan(PHONE.height - 68);
        await opener.click();
        expect((await listsIn(navigation(page))).slice(0, 3)).toEqual([PARTS, NAVBAR, EVERYDAY]);
        await navigation(page).getByRole('link', { name: 'Vesti' }).click();
        await page.waitForURL('**/news-list');
        // The page ends above the bar.
        const foot = page.getByRole('contentinfo');
        await page.evaluate(() => {
          window.scrollTo(0, document.body.scrollHeight);
        });
        const bottom = async (): Promise<number> => {
          const end = await foot.boundingBox();
          return (end?.y ?? 0) + (end?.height ?? 0);
        };
        await expect.poll(bottom).toBeLessThanOrEqual(PHONE.height - 68 + 1);
        // Its groups of links open with a press.
        const music = foot.getByRole('link', { name: 'Muzički program' });
        await expect(music).toBeHidden();
        await foot.locator('summary').filter({ hasText: 'Programi' }).click();
        await expect(music).toBeVisible();
      },
      { viewport: PHONE, javaScriptEnabled: false },
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
        await expect(menu.locator('summary')).toBeFocused();
        expect(new URL(page.url()).pathname).toBe('/konkurs-list');

        await page.getByText('Meni', { exact: true }).click();
        await expect.poll(entries).toBe(before + 1);
        await navigation(page).getByRole('link', { name: 'Bioskop' }).click();
        await page.waitForURL('**/raspored');
        await page.goBack();
        await page.waitForURL('**/konkurs-list');
        await page.goBack();
        await page.waitForURL('**/news-list');
      },
      { viewport: PHONE },
    );
  });

  test("a press is not lost before a phone's scripts arrive, nor while they start", async ({
    site,
  }) => {
    const context = await site.visitor({ viewport: PHONE });
    const page = await context.newPage();
    const arrival = Promise.withResolvers<undefined>();
    const requested = page.waitForRequest('**/assets/*.js');
    await page.route('**/assets/*.js', async (route) => {
      await arrival.promise;
      await route.continue();
    });
    const open = () => page.goto(site.address('/'), { waitUntil: 'domcontentloaded' });
    const menu = page.getByRole('banner').getByRole('group');
    const opener = page.getByText(/^(Meni|Zatvori)$/).locator('visible=true');
    const isOpen = () => menu.evaluate((element: HTMLDetailsElement) => element.open);
    const press = async (times: number): Promise<void> => {
      for (let left = times; left > 0; left -= 1) {
        const before = await isOpen();
        await opener.click();
        expect(await isOpen()).toBe(!before);
      }
    };
    await open();
    await requested;
    await press(3);
    arrival.resolve(undefined);
    await untilInteractive(page);
    expect(await isOpen()).toBe(true);
    await page.unroute('**/assets/*.js');
    await open();
    await press(3);
    await untilInteractive(page);
    expect(await isOpen()).toBe(true);
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

test('the home page links to its categories, the list of programmes and the about page', async ({
  site,
}) => {
  await site.visit('/', async (page) => {
    const hero = page.locator('section').filter({ has: page.getByRole('heading', { level: 1 }) });
    const button = hero.getByRole('link', { name: 'Na programu' });
    await expect(button).toHaveAttribute('href', '/programs-list');
    const link = page.getByRole('link', { name: 'Saznaj vise', exact: true });
    await expect(link).toHaveAttribute('href', '/o-nama');
    const about = page.locator('section').filter({ has: link });
    await expect(about.getByRole('term')).toHaveCount(4);
    const buttons = page.getByRole('navigation', { name: 'Kategorije programa' });
    const targets = await linksIn(buttons);
    expect(targets.map(([label, target]) => [label, target?.split('#')[0]])).toEqual(CATEGORIES);
    await buttons.getByText('Turski kutak').click();
    await page.waitForURL('**/program/mladi#turski');
  });
});
