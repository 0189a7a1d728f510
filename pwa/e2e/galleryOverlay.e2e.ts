import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { first } from './publicContent.ts';
import type { GalleryItem } from './publicContent.ts';
import { openSite, PHONE } from './site.ts';
import type { Site } from './site.ts';

const WALL = '/program/likovni';

let site: Site;
let pictures: readonly GalleryItem[];

beforeAll(async () => {
  site = await openSite();
  pictures = first(site.content.gallery);
});
afterAll(() => site.close());

const picture = (at: number): GalleryItem => {
  const item = pictures.at(at);
  if (!item) throw new Error('The gallery has too few pictures');
  return item;
};

const overlay = (page: Page) => page.locator('dialog.lb');
const wallLink = (page: Page, { id }: GalleryItem) => page.locator(`#slika-${String(id)}`);
const isFocused = (page: Page, selector: string): Promise<boolean> =>
  page.locator(selector).evaluate((element) => element === document.activeElement);

async function untilShown(page: Page, { id, title }: GalleryItem): Promise<void> {
  // Rendered open by the server, it becomes modal and hears keys when its part of the page has been taken over.
  await page.locator('dialog.lb:modal').waitFor();
  await overlay(page).getByRole('heading', { name: title, exact: true }).waitFor();
  await page.waitForURL((url) => url.searchParams.get('slika') === String(id));
}

async function untilClosed(page: Page, back: GalleryItem): Promise<void> {
  await overlay(page).waitFor({ state: 'detached' });
  expect(new URL(page.url()).searchParams.has('slika')).toBe(false);
  await expect.poll(() => isFocused(page, `#slika-${String(back.id)}`)).toBe(true);
}

/** Opens a picture's overlay from the wall by the keyboard. */
async function open(page: Page, item: GalleryItem): Promise<void> {
  await wallLink(page, item).focus();
  await page.keyboard.press('Enter');
  await untilShown(page, item);
}

it('shows title, author and year over the page, and holds the focus', async () => {
  await site.visit(WALL, async (page) => {
    const item = picture(0);
    await open(page, item);
    expect(await isFocused(page, '.lb-x')).toBe(true);
    const facts = await overlay(page).locator('dl > div').allTextContents();
    expect(facts).toEqual([`Autor${item.author}`, `Godina${item.yearMade}`]);
    const inside = () =>
      overlay(page).evaluate((element) => element.contains(document.activeElement));
    const stops = new Set<string>();
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press('Tab');
      // Between two rounds the browser's own controls have their turn, never the page behind.
      const place = await page.evaluate(() => document.activeElement?.className ?? '');
      if (place !== '') expect(await inside()).toBe(true);
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
  });
});

it('goes to the next and the previous picture by buttons and arrows, round the page', async () => {
  await site.visit(WALL, async (page) => {
    await open(page, picture(0));
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
    // However many pictures were looked at, one step back leads to the wall.
    await page.keyboard.press('Escape');
    await untilClosed(page, picture(-1));
  });
});

it.each([
  { name: 'Escape', close: (page: Page) => page.keyboard.press('Escape') },
  { name: 'its word', close: (page: Page) => page.locator('.lb-x').press('Enter') },
  { name: 'a click outside', close: (page: Page) => page.mouse.click(12, 450) },
  { name: 'the back button', close: (page: Page) => page.goBack() },
])('is closed by $name and gives the focus back', async ({ close }) => {
  await site.visit(WALL, async (page) => {
    const before = await page.evaluate(() => history.length);
    await open(page, picture(2));
    await close(page);
    await untilClosed(page, picture(2));
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(before + 1);
  });
});

it('stays open when the picture itself is clicked', async () => {
  await site.visit(WALL, async (page) => {
    await open(page, picture(0));
    await overlay(page).locator('.fr').click();
    expect(await overlay(page).isVisible()).toBe(true);
  });
});

it('opens by its own address, and closes to the wall from there', async () => {
  const item = picture(3);
  await site.visit(`${WALL}?slika=${String(item.id)}`, async (page) => {
    await untilShown(page, item);
    expect(await page.title()).toContain(item.title);
    await page.keyboard.press('Escape');
    await untilClosed(page, item);
    expect(new URL(page.url()).pathname).toBe(WALL);
  });
});

it('is moved by a swipe', async () => {
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

it('pages of the wall keep their address and the focus goes to their head', async () => {
  await site.visit(WALL, async (page) => {
    await page.getByRole('link', { name: 'Sledeća', exact: true }).press('Enter');
    await page.waitForURL('**/program/likovni?strana=2**');
    const second = first(site.content.gallery[1] ?? []);
    await wallLink(page, second).waitFor();
    expect(await isFocused(page, '#galerija-naslov')).toBe(true);
    await page.goBack();
    await wallLink(page, picture(0)).waitFor();
    const previous = page.getByRole('link', { name: 'Prethodna', exact: true });
    expect(await previous.getAttribute('aria-disabled')).toBe('true');
    expect(await previous.getAttribute('href')).toBeNull();
  });
});

it('a page of the wall that does not come says so, and comes when it is asked for again', async () => {
  const PARTS = ['**/assets/askAsVisitor-*.js', '**/graphql?*'];
  const FAILED = 'Galerija trenutno nije dostupna.';
  for (const part of PARTS) {
    await site.visit(WALL, async (page) => {
      await page.route(part, (route) => route.abort());
      await page.getByRole('link', { name: 'Sledeća', exact: true }).press('Enter');
      await page.getByText(FAILED).waitFor();
      await page.unroute(part);
      await page.goBack();
      await wallLink(page, picture(0)).waitFor();
      expect(await page.getByText(FAILED).count()).toBe(0);
      await page.goForward();
      await wallLink(page, first(site.content.gallery[1] ?? [])).waitFor();
    });
  }
});
