import type { Browser, BrowserContext, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clearHttpCache, launchBrowser, newVisitor, storedText, untilKept } from './browser.ts';
import { dayOf } from '../../domain/dates.ts';
import { expectedPages } from './expectedPages.ts';
import { startProduct } from './product.ts';
import type { Product } from './product.ts';
import { readContent } from './publicContent.ts';
import type { PublicContent } from './publicContent.ts';
import { detailsOn, LISTS, NOT_KEPT, readAt } from './reading.ts';
import type { Read } from './reading.ts';

const AGE =
  /^Sačuvano u (ponedeljak|utorak|sredu|četvrtak|petak|subotu|nedelju) \d\d\.\d\d\. u \d\d:\d\d – bez veze$/;

const TABS = 3;

/** What the manifest shows of the installed site. */
interface InstalledLook {
  readonly icons: readonly { readonly src: string; readonly sizes: string; purpose?: string }[];
  readonly screenshots: readonly {
    readonly src: string;
    readonly sizes: string;
    readonly form_factor: string;
  }[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
}

let product: Product;
let browser: Browser;
const online = new Map<string, Read>();

/** Addresses of the schedule with each of its choices, alone and together. */
function scheduleChoices({ movies }: PublicContent): string[] {
  const [movie] = movies;
  // The last one: what was on today may be over, and is then no longer in the schedule.
  const screening = movie?.movieProductionDateTimes.at(-1);
  const dan = dayOf(screening?.productionDate ?? '');
  const film = String(movie?.id);
  return ['programi=1', `dan=${dan}`, `film=${film}`, `dan=${dan}&film=${film}&programi=1`].map(
    (search) => `/raspored?${search}`,
  );
}

/** Pictures of the gallery's later pages by addresses that name only the picture, and the page too. */
function farPictures({ gallery: [, second = []] }: PublicContent): string[] {
  const [one, another] = second;
  const address = (search: string): string => `/program/likovni?${search}`;
  return [address(`slika=${String(one?.id)}`), address(`strana=2&slika=${String(another?.id)}`)];
}

/** Every item at its own address, whether or not a list links to it. */
function itemAddresses(content: PublicContent): string[] {
  const under = (start: string, items: readonly { readonly id: number }[]): string[] =>
    items.map(({ id }) => `/${start}/${String(id)}`);
  return [
    ...under('programs', content.programs),
    ...under('news', content.news),
    ...under('cinema', content.movies),
    ...under('konkurs', content.competitions),
    ...under('javne-nabavke', content.procurements),
  ];
}

/** What a visitor without a worker reads at every address: the lists, all that they link to, and every item. */
async function readOnline(): Promise<void> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const content = await readContent(product.url);
  const pages = expectedPages(content).filter(({ status }) => status === 200);
  const addresses = new Set<string>([
    ...LISTS,
    ...scheduleChoices(content),
    ...pages.map(({ path }) => path),
    ...itemAddresses(content),
    ...farPictures(content),
  ]);
  for (const list of LISTS) {
    await page.goto(product.url + list);
    for (const path of await detailsOn(page)) addresses.add(path);
  }
  await inTabs(context, addresses, async (tab, path) => {
    online.set(path, await readAt(tab, product.url + path));
  });
  await context.close();
}

/** One online visit of the home page; afterwards only what the worker keeps is on the device. */
async function visitOnce(width: number): Promise<{ context: BrowserContext; page: Page }> {
  const context = await newVisitor(browser, width);
  const page = await context.newPage();
  await page.goto(`${product.url}/`);
  await untilKept(page);
  await clearHttpCache(page);
  return { context, page };
}

/** Works on all of them, in a few tabs at a time. */
async function inTabs<T>(
  context: BrowserContext,
  items: Iterable<T>,
  work: (page: Page, item: T) => Promise<void>,
): Promise<void> {
  const left = [...items];
  const tab = async (): Promise<void> => {
    const page = await context.newPage();
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(page, item);
    await page.close();
  };
  await Promise.all(Array.from({ length: TABS }, tab));
}

async function expectEverythingReadable(context: BrowserContext): Promise<void> {
  await inTabs(context, online, async (page, [path, before]) => {
    const read = await readAt(page, product.url + path);
    expect(read, path).toMatchObject({
      path,
      heading: before.heading,
      pictures: before.pictures,
      rows: before.rows,
      brokenPictures: [],
      retry: true,
    });
    expect(read.age, path).toMatch(AGE);
    expect(read.title, path).toBe(before.title);
  });
}

/** Answers of addresses that are no pages, asked without a connection. */
async function askFromPage(page: Page, paths: readonly string[]): Promise<string[]> {
  return page.evaluate(
    async (all) =>
      Promise.all(
        all.map(async (path) => {
          const response = await fetch(path).catch(() => undefined);
          return response
            ? `${response.headers.get('content-type') ?? ''} ${await response.text()}`
            : '';
        }),
      ),
    [...paths],
  );
}

async function expectNoFalsePages(page: Page): Promise<void> {
  const answers = await askFromPage(page, [
    '/api/Programs/GetPrograms',
    '/media/11111111-1111-4111-8111-111111111111.pdf',
    '/media/11111111-1111-4111-8111-111111111111-320.webp',
    '/assets/missing-12345678.js',
    '/graphql?documentId=unknown&variables=%7B%7D',
  ]);
  expect(answers.slice(0, 4)).toEqual(['', '', '', '']);
  expect(answers[4]).toMatch(/^application\/json .*"code":"OFFLINE"/);
  for (const path of ['/ap', '/ap-login', '/admin-panel', '/api/docs', '/media/x.pdf']) {
    await expect(page.goto(product.url + path), path).rejects.toThrow(/ERR_/);
  }
}

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  await readOnline();
});

afterAll(async () => {
  await browser.close();
  await product.stop();
});

describe('after one online visit of the home page', () => {
  test('the lists link to many details, and all of them were read online', () => {
    expect(online.size).toBeGreaterThan(60);
    for (const read of online.values()) expect(read.age).toBe('');
    const rows = (path: string): number => online.get(path)?.rows.length ?? 0;
    expect(rows('/raspored')).toBeGreaterThan(5);
    expect(rows('/raspored?programi=1')).toBeGreaterThan(rows('/raspored'));
    for (const [path, read] of online) {
      if (/dan=|film=/.test(path)) expect(read.rows.length, path).toBeGreaterThan(0);
    }
    const section = online.get('/program/likovni')?.title;
    const opened = [...online].filter(([path]) => path.includes('slika='));
    expect(opened).toHaveLength(3);
    for (const [path, { title }] of opened) expect(title, path).not.toBe(section);
  });

  test('everything opens at its own address without a connection, on a phone', async () => {
    const { context, page } = await visitOnce(390);
    await context.setOffline(true);
    await expectEverythingReadable(context);
    await expectNoFalsePages(page);
    await context.close();
  });

  test('an address that the device knows nothing of is honestly not kept', async () => {
    const { context, page } = await visitOnce(390);
    await context.setOffline(true);
    for (const path of ['/nepoznata-strana', '/news/999999']) {
      const read = await readAt(page, product.url + path);
      expect(read).toMatchObject({ path, heading: NOT_KEPT });
    }
    await context.close();
  });

  test('nothing of staff is kept after signing in and out', async () => {
    const { context, page } = await visitOnce(1280);
    await page.goto(`${product.url}/ap-login`);
    await page.locator('input[type="email"], input[name="email"]').first().fill(product.adminEmail);
    await page.locator('input[type="password"]').first().fill(product.adminPassword);
    await page.locator('button[type="submit"]').click();
    await page.waitForURL(/\/(ap|admin-panel)(\/|$)/);
    const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
    expect(token.length).toBeGreaterThan(20);
    await page.goto(`${product.url}/news-list`);
    await page.goto(`${product.url}/ap`);
    await page.waitForLoadState('networkidle');
    await page.evaluate(async () => {
      const bearer = `Bearer ${localStorage.getItem('token') ?? ''}`;
      await fetch('/api/UserAuth/Me', { headers: { authorization: bearer } });
    });
    await page.getByText('Izloguj se').first().click();
    await page.waitForURL(`${product.url}/`);
    await untilKept(page, new Date(Date.now() - 2000).toISOString());
    const stored = await storedText(page);
    const found = [product.adminEmail, token, '"roleAccess":', '"roleId":', '/api/'].filter(
      (text) => stored.includes(text),
    );
    expect(stored.includes('/offline-snapshot')).toBe(true);
    expect(found).toEqual([]);
    await context.close();
  });

  test('the site can be installed, without a single complaint', async () => {
    const { context, page } = await visitOnce(390);
    const session = await context.newCDPSession(page);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
    const { errors, data } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const manifest = JSON.parse(data ?? '{}') as Record<string, unknown>;
    expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone' });
    const { icons, screenshots, shortcuts } = manifest as unknown as InstalledLook;
    expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
    expect(shortcuts[0]).toMatchObject({ name: 'Raspored', url: '/raspored' });
    expect(screenshots.map((one) => one.form_factor).sort()).toEqual(['narrow', 'wide']);
    for (const { src, sizes } of [...icons, ...screenshots]) {
      const size = await page.evaluate(async (address) => {
        const picture = new Image();
        picture.src = address;
        await picture.decode();
        return `${String(picture.naturalWidth)}x${String(picture.naturalHeight)}`;
      }, src);
      expect(size, src).toBe(sizes);
    }
    await context.close();
  });

  // The last one: it ends the product for good.
  test('everything opens with the server gone, on a desktop', async () => {
    const { context, page } = await visitOnce(1280);
    await product.kill();
    await expectEverythingReadable(context);
    await expectNoFalsePages(page);
    await context.close();
  });
});
