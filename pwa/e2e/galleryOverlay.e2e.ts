import { expect, type Locator, type Page } from '@playwright/test';
import { first, type GalleryItem } from './publicContent.ts';
import { PHONE, test } from './site.ts';

const WALL = '/program/likovni';

let pictures: readonly GalleryItem[];

test.beforeAll(({ site }) => {
  pictures = first(site.content.gallery);
});

const picture = (at: number): GalleryItem => {
  const item = pictures.at(at);
  if (!item) throw new Error('The gallery has too few pictures');
  return item;
};

const overlay = (page: Page): Locator => page.getByRole('dialog');
const wallLink = (page: Page, { title }: GalleryItem): Locator =>
  page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

async function untilShown(page: Page, { id, title }: GalleryItem): Promise<void> {
  // The server renders it open; it becomes modal and handles keys when its island is awake.
  await page.locator('dialog:modal').waitFor();
  await expect(overlay(page).getByRole('heading', { name: title, exact: true })).toBeVisible();
  await page.waitForURL((url) => url.searchParams.get('slika') === String(id));
}

async function untilClosed(page: Page, back: GalleryItem): Promise<void> {
  await expect(overlay(page)).toHaveCount(0);
  expect(new URL(page.url()).searchParams.has('slika')).toBe(false);
  await expect(wallLink(page, back)).toBeFocused();
}

/** Opens a picture's overlay by keyboard. */
async function open(page: Page, item: GalleryItem): Promise<void> {
  await wallLink(page, item).focus();
  await page.keyboard.press('Enter');
  await untilShown(page, item);
}

test('the overlay shows title, author and year, traps the focus and loops', async ({ site }) => {
  await site.visit(WALL, async (page) => {
    const item = picture(0);
    const before = await page.evaluate(() => history.length);
    await open(page, item);
    await expect(overlay(page).getByRole('link', { name: 'Zatvori' })).toBeFocused();
    await expect(overlay(page).getByRole('term')).toHaveText(['Autor', 'Godina']);
    await expect(overlay(page).getByRole('definition')).toHaveText([item.author, item.yearMade]);
    const inside = () =>
      overlay(page).evaluate((element) => element.contains(document.activeElement));
    const stops = new Set<string>();
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press('Tab');
      // Between two loops the browser's controls may have the focus, never the page behind.
      const isOnPage = await page.evaluate(() => document.activeElement !== document.body);
      if (isOnPage) expect(await inside()).toBe(true);
      stops.add(
        await page.evaluate(
          () =>
            document.activeElement?.getAttribute('aria-label') ??
            document.activeElement?.textContent ??
            '',
        ),
      );
    }
    expect([...stops]).toEqual(
      expect.arrayContaining(['Zatvori', 'Prethodna slika', 'Sledeća slika']),
    );

    await page.keyboard.press('ArrowRight');
    await untilShown(page, picture(1));
    await page.keyboard.press('ArrowLeft');
    await untilShown(page, picture(0));
    await page.keyboard.press('ArrowLeft');
    await untilShown(page, picture(-1));
    await overlay(page).getByRole('link', { name: 'Sledeća slika' }).press('Enter');
    await untilShown(page, picture(0));
    await overlay(page).getByRole('link', { name: 'Prethodna slika' }).press('Enter');
    await untilShown(page, picture(-1));
    await overlay(page).getByRole('img').click();
    await expect(overlay(page)).toBeVisible();
    // After any number of pictures, one step back leads to the gallery.
    await page.keyboard.press('Escape');
    await untilClosed(page, picture(-1));

    await open(page, picture(2));
    await page.goBack();
    await untilClosed(page, picture(2));
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(before + 1);
  });
});

test('the overlay opens at its address, counts all pages and closes to its page', async ({
  site,
}) => {
  const pages = site.content.gallery;
  const item = first(pages[1] ?? []);
  const place = new RegExp(`^Slika ${String(pictures.length + 1)} od (\\d+)$`);
  await site.visit(`${WALL}?strana=2&slika=${String(item.id)}`, async (page) => {
    await untilShown(page, item);
    expect(await page.title()).toContain(item.title);
    const shown = (await overlay(page).getByText(place).textContent()) ?? '';
    // Only two pages are known here; there may be more.
    expect(Number(place.exec(shown)?.[1])).toBeGreaterThanOrEqual(pages.flat().length);
    await page.keyboard.press('Escape');
    await untilClosed(page, item);
    expect(new URL(page.url()).pathname).toBe(WALL);
  });
});

test('a swipe moves to the neighbouring picture', async ({ site }) => {
  await site.visit(
    WALL,
    async (page) => {
      await wallLink(page, picture(0)).tap();
      await untilShown(page, picture(0));
      const cdp = await page.context().newCDPSession(page);
      const swipe = async (from: number, to: number): Promise<void> => {
        const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
          cdp.send('Input.dispatchTouchEvent', {
            type,
            touchPoints: x === undefined ? [] : [{ x, y: 400 }],
          });
        await touch('touchStart', from);
        await touch('touchMove', (from + to) / 2);
        await touch('touchMove', to);
        await touch('touchEnd');
      };
      await swipe(320, 80);
      await untilShown(page, picture(1));
      await swipe(80, 320);
      await untilShown(page, picture(0));
    },
    { viewport: PHONE, hasTouch: true, isMobile: true },
  );
});

test('each gallery page has an address, and its heading gets the focus', async ({ site }) => {
  await site.visit(WALL, async (page) => {
    await page.getByRole('link', { name: 'Sledeća', exact: true }).press('Enter');
    await page.waitForURL('**/program/likovni?strana=2**');
    const second = first(site.content.gallery[1] ?? []);
    await wallLink(page, second).waitFor();
    await expect(page.getByRole('heading', { name: 'Galerija', exact: true })).toBeFocused();
    await page.goBack();
    await wallLink(page, picture(0)).waitFor();
    const previous = page.getByRole('link', { name: 'Prethodna', exact: true });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await expect(previous).not.toHaveAttribute('href');

    // Beyond the last page is the last one.
    await page.goto(site.address(`${WALL}?strana=9999`));
    await page.waitForURL(/\?strana=\d{1,3}#galerija$/);
    const next = page.getByRole('link', { name: 'Sledeća', exact: true });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
  });
});

test('a gallery page that fails to load shows an error and can be retried', async ({ site }) => {
  const CODE = '**/assets/fetchPublicQuery-*.js';
  const DATA = '**/graphql?*';
  const FAILED = 'Galerija trenutno nije dostupna.';
  // A worker would have cached the code.
  const options = { serviceWorkers: 'block' } as const;
  const work = async (page: Page): Promise<void> => {
    const back = async (): Promise<void> => {
      await page.getByText(FAILED).waitFor();
      await expect(wallLink(page, picture(0))).toBeVisible();
      await expect(page.getByText('Strana 1 od')).toBeVisible();
      await page.goBack();
      await wallLink(page, picture(0)).waitFor();
      await expect(page.getByText(FAILED)).toHaveCount(0);
    };
    await page.route(CODE, (route) => route.abort());
    await page.getByRole('link', { name: 'Sledeća', exact: true }).press('Enter');
    await back();
    await page.unroute(CODE);
    await page.route(DATA, (route) => route.abort());
    await page.goForward();
    await back();
    await page.unroute(DATA);
    await page.goForward();
    await wallLink(page, first(site.content.gallery[1] ?? [])).waitFor();
    await expect(wallLink(page, picture(0))).toHaveCount(0);
  };
  await site.visit(WALL, work, options);
});
