import { expect, test, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { violationsAtBothWidths, violationsInBoth } from './axe.ts';
import type { NewModerator } from './moderators.ts';
import { startProduct, type Product } from './product.ts';
import {
  asVisitor,
  newsText,
  onlyNewsNamed,
  openSignedIn,
  picture,
  save,
  typeNews,
  untilSaid,
} from './staffSteps.ts';
import { untilInteractive } from './watch.ts';

const TITLE = 'Otvoren bife u foajeu';
const reporter: NewModerator = {
  name: 'Vesna',
  email: 'vesti@centar.local',
  password: 'lozinka-vesti-12',
  roleAccess: ['Vesti'],
};

let product: Product;
let browser: Browser;
let page: Page;
let id: number;

// One journey: each test continues the previous one.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  product = await startProduct({ content: 'none', moderators: [reporter] });
  page = await openSignedIn(browser, product, reporter);
});
test.afterAll(() => product.stop());

/** As wide as a shared picture, green, with a red strip at its right edge. */
async function edgedPicture() {
  const red = { create: { width: 50, height: 800, channels: 3 as const, background: '#ff0000' } };
  const green = { width: 1280, height: 800, channels: 3 as const, background: '#0b6b45' };
  const buffer = await sharp({ create: green })
    .composite([{ input: await sharp(red).jpeg().toBuffer(), left: 1230, top: 0 }])
    .withExif({ IFD0: { Artist: 'Marko Savin' } })
    .jpeg()
    .toBuffer();
  return { name: 'sala.jpg', mimeType: 'image/jpeg', buffer };
}

/** How red the right edge of a picture is, 0 to 255. */
async function rednessOf(bytes: Buffer): Promise<number> {
  const { width, height } = await sharp(bytes).metadata();
  const strip = sharp(bytes).extract({
    left: width - 12,
    top: Math.round(height / 2),
    width: 8,
    height: 8,
  });
  const { channels } = await sharp(await strip.png().toBuffer()).stats();
  return channels[0]?.mean ?? 0;
}

const address = (): string => `/news/${String(id)}`;

test('a new item is saved with its pictures, credits and focal point by one button', async () => {
  await page.goto(`${product.url}/ap/vesti/kreiraj`);
  await typeNews(page, newsText(TITLE));
  await page.getByLabel('Fotografija (nije obavezno)').setInputFiles(await edgedPicture());
  await page.getByRole('button', { name: 'Upiši iz datoteke: Marko Savin' }).click();
  await page.getByRole('button', { name: 'Važno mesto', exact: true }).click();
  const focus = page.getByRole('dialog', { name: 'Važno mesto na fotografiji' });
  await focus.getByRole('slider', { name: 'Vodoravno' }).focus();
  await page.keyboard.press('End');
  await expect(focus.getByRole('status').first()).toHaveText('100%');
  expect(await violationsInBoth(page)).toEqual([]);
  await focus.getByRole('button', { name: 'Primeni' }).click();
  const more = await Promise.all(['prvi.jpg', 'drugi.jpg'].map((name) => picture(name, 120)));
  await page.getByLabel('Dodaj fotografije').setInputFiles(more);
  const rows = page.getByRole('group', { name: /^Još fotografija/ }).getByRole('listitem');
  await rows.first().getByLabel('Opis fotografije').fill('Šank u foajeu');
  await rows.first().getByLabel('Foto (nije obavezno)').fill('Ana Hadžić');
  await save(page);
  await untilSaid(page, 'Vest je objavljena.');
  ({ id } = await onlyNewsNamed(product, TITLE));
});

test('every crop keeps the focal point at the edge, also that of a shared link', async () => {
  await asVisitor(browser, product, address(), async (visitor) => {
    const main = visitor.locator('main .picture img').first();
    await expect(main).toHaveCSS('object-position', '100% 50%');
    await expect(visitor.getByText('Foto: Marko Savin', { exact: true })).toBeVisible();
    const preview = await visitor.locator('meta[property="og:image"]').getAttribute('content');
    expect(preview).toMatch(/-og-100-50\.jpg$/);
    const answer = await visitor.request.get(product.url + new URL(preview ?? '').pathname);
    expect(await rednessOf(await answer.body())).toBeGreaterThan(200);
  });
  await asVisitor(browser, product, '/news-list', async (visitor) => {
    const card = visitor.locator('main .picture').first();
    await card.scrollIntoViewIfNeeded();
    await visitor.waitForFunction(() => {
      const image = document.querySelector<HTMLImageElement>('main .picture img');
      return image?.complete && image.naturalWidth > 0;
    });
    expect(await rednessOf(await card.screenshot())).toBeGreaterThan(200);
  });
});

test('the further pictures open over the page, by keys too, and the back button closes them', async () => {
  await asVisitor(browser, product, address(), async (visitor) => {
    const links = visitor.getByRole('list', { name: 'Još fotografija' }).getByRole('link');
    await expect(links).toHaveCount(2);
    await untilInteractive(visitor);
    await links.first().focus();
    await visitor.keyboard.press('Enter');
    const overlay = visitor.locator('dialog:modal');
    await expect(overlay.getByRole('img', { name: 'Šank u foajeu' })).toBeVisible();
    await expect(overlay.getByRole('definition')).toHaveText('Ana Hadžić');
    await visitor.keyboard.press('ArrowRight');
    await expect(overlay.getByRole('img', { name: 'Fotografija 3 od 3' })).toBeVisible();
    await visitor.keyboard.press('ArrowRight');
    await expect(overlay.getByRole('definition')).toHaveText('Marko Savin');
    await visitor.goBack();
    await expect(overlay).toHaveCount(0);
    await expect(visitor).toHaveURL(product.url + address());
    expect(await violationsAtBothWidths(visitor)).toEqual([]);
  });
  const cyrillic = await (await fetch(`${product.url}/cir${address()}`)).text();
  expect(cyrillic).toContain('Фото: Марко Савин');
});

test('without scripts the row links to the pictures; with one picture there is no row', async () => {
  const html = await (await fetch(product.url + address())).text();
  const links = [...html.matchAll(/<a id="slika-\d" href="([^"]+)"/g)].map(([, href = '']) => href);
  expect(links).toHaveLength(2);
  for (const link of links) expect((await fetch(product.url + link)).status).toBe(200);
  await page.goto(`${product.url}/ap/vesti/view/${String(id)}`);
  const rows = page.getByRole('group', { name: /^Fotografije/ }).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  for (const name of [/^Ukloni: Šank/, /^Ukloni: Fotografija 2/]) {
    await rows.nth(1).getByRole('button', { name }).click();
  }
  await save(page);
  await untilSaid(page, 'Izmene su sačuvane.');
  const plain = await (await fetch(product.url + address())).text();
  expect(plain).not.toMatch(/picture-row|data-island="PictureRow"/);
});
