import { expect, test, type Browser, type Page } from '@playwright/test';
import { startProduct, type Product } from './product.ts';
import {
  administratorOf,
  asVisitor,
  DESKTOP,
  newsText,
  onlyNewsNamed,
  openSignedIn,
  picture,
  save,
  sendLogin,
  slowUpload,
  titlesOfNews,
  typeNews,
  untilSaid,
} from './staffSteps.ts';
import { untilInteractive } from './watch.ts';

const CREATE = '/ap/vesti/kreiraj';
const LIST = '/ap/vesti';
const CREATED = 'Vest je objavljena.';

let product: Product;
let browser: Browser;

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  product = await startProduct({ content: 'none' });
});
test.afterAll(() => product.stop());

async function open(path?: string, viewport = DESKTOP): Promise<Page> {
  const page = await openSignedIn(browser, product, administratorOf(product), path, viewport);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  return page;
}
const close = (page: Page): Promise<void> => page.context().close();

/** Publishes through the panel. */
async function publish(page: Page, title: string): Promise<void> {
  await page.goto(product.url + CREATE);
  await typeNews(page, newsText(title));
  await save(page);
  await untilSaid(page, CREATED);
}

const view = (id: number): string => `/ap/vesti/view/${String(id)}`;

const titlesInList = (): Promise<string[]> => titlesOfNews(product);

test.describe('signing in and out', () => {
  test('a wrong password does not open the panel', async () => {
    const context = await browser.newContext({ viewport: DESKTOP });
    const page = await context.newPage();
    await page.goto(product.url + LIST);
    await page.waitForURL('**/ap-login');
    const { email } = administratorOf(product);
    await sendLogin(page, { email, password: 'pogresna-lozinka' });
    const problem = page.getByRole('alert');
    await expect(problem).toHaveText('Pogresni kredencijali. Pokusajte opet.');
    const [red = 0, green = 255] = await problem
      .locator('p')
      .evaluate((text) => (getComputedStyle(text).color.match(/\d+/g) ?? []).map(Number));
    expect(red).toBeGreaterThan(green + 80);
    await expect(page.getByLabel('E-pošta')).toHaveValue(email);
    await page.getByLabel('Prikaži lozinku').check();
    await expect(page.getByLabel('Lozinka')).toHaveAttribute('type', 'text');
    expect(
      await page.getByRole('link', { name: 'Zaboravljena lozinka' }).getAttribute('href'),
    ).toBe('/ap/reset-password');
    await context.close();
  });
});

test.describe('a piece of news', () => {
  const title = 'Otvoren bife u foajeu';
  let page: Page;

  test.beforeAll(async () => {
    page = await open();
    await publish(page, 'Vest koja ostaje');
  });
  test.afterAll(() => close(page));

  test('is published with its picture and upload progress, and visitors see it immediately', async () => {
    expect(await titlesInList()).toEqual(['Vest koja ostaje']);
    await page.getByRole('link', { name: 'Dodaj vest' }).click();
    await page.waitForURL(`**${CREATE}`);
    await typeNews(page, newsText(title));
    await page
      .getByLabel('Fotografija (nije obavezno)')
      .setInputFiles(await picture('bife.png', 500));
    const quick = await slowUpload(page, 400_000);
    await save(page);
    const percents = new Set<string>();
    const said = page.getByText(/^\d+%$/);
    const look = async (): Promise<number> => {
      if ((await said.count()) > 0) percents.add((await said.textContent().catch(() => '')) ?? '');
      return [...percents].filter((percent) => Number.parseInt(percent) < 100).length;
    };
    await expect.poll(look, { intervals: [60] }).toBeGreaterThan(1);
    await quick();
    await untilSaid(page, CREATED);
    await page.waitForURL(product.url + LIST);

    const { id } = await onlyNewsNamed(product, title);
    expect(await titlesInList()).toEqual([title, 'Vest koja ostaje']);
    await asVisitor(browser, product, `/news/${String(id)}`, async (visitor) => {
      await expect(visitor.locator('h1')).toHaveText(title);
      await expect(visitor.locator('main')).toContainText('č, ć, ž, š i đ');
      const picture = visitor.locator('main img').first();
      await expect(picture).toHaveAttribute('src', /\/media\//);
      await expect(picture).toHaveJSProperty('complete', true);
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    });
  });
});

test.describe('mistakes and malice', () => {
  test('shows markup as text, to visitors and to colleagues', async () => {
    const evil = `</script><img src=x onerror="window.hit=1"><svg onload=window.hit=1>'"{{7*7}}`;
    const page = await open(CREATE);
    await typeNews(page, { author: evil, theme: evil, title: evil, description: evil });
    await save(page);
    await untilSaid(page, CREATED);
    const { id } = await onlyNewsNamed(product, evil);
    const isHit = (shown: Page) => shown.evaluate(() => 'hit' in window);
    await expect(page.getByRole('rowheader', { name: evil })).toHaveText(evil);
    expect(await isHit(page)).toBe(false);
    await page.goto(product.url + view(id));
    await expect(page.locator('h1')).toHaveText(evil);
    expect(await isHit(page)).toBe(false);
    for (const path of ['/news-list', `/news/${String(id)}`]) {
      await asVisitor(browser, product, path, async (visitor) => {
        await untilInteractive(visitor);
        expect(await visitor.getByText(evil, { exact: true }).count()).toBeGreaterThan(0);
        await expect(visitor.locator('img[src="x"]')).toHaveCount(0);
        expect(await isHit(visitor)).toBe(false);
      });
    }
    await close(page);
  });
});
