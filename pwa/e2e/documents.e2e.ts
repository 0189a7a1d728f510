import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from './browser.ts';
import { startProduct } from './product.ts';
import type { Product } from './product.ts';
import { expectedPages } from './expectedPages.ts';
import type { ExpectedPage } from './expectedPages.ts';
import { belgradeTime, first, readContent } from './publicContent.ts';
import type { PublicContent } from './publicContent.ts';
import { bareText, expectShown, texts } from './shown.ts';
import {
  brokenPictures,
  measureShifts,
  scriptsBeforeLoad,
  scrollThrough,
  shiftsOf,
  sidewaysScroll,
  untilAlive,
  watchPage,
} from './watch.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
const PATIENCE_MS = 10_000;
const PAGE_SECONDS = 45;
/** Texts that only the staff panel's own code holds. */
const STAFF_ONLY = ['Usesno azurirana fotografija', 'Pogresni kredencijali', 'apollo-require'];

let product: Product;
let browser: Browser;
let content: PublicContent;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  content = await readContent(product.url);
});
afterAll(async () => {
  await Promise.all([browser.close(), product.stop()]);
});

const address = (path: string): string => product.url + path;

/** A visitor far from Belgrade, on a phone unless told otherwise. */
async function visitor(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const far = { viewport: PHONE, timezoneId: 'America/New_York' };
  const context = await browser.newContext({ ...far, ...options });
  context.setDefaultTimeout(PATIENCE_MS);
  return context;
}

/**
 * So that a page on which something never ends is named. Counted in seconds that pass one by one: a
 * machine that stands still as a whole for a while is nobody's fault.
 */
async function tooLate(seconds: number): Promise<never> {
  for (let passed = 0; passed < seconds; passed += 1) {
    await sleep(1000, undefined, { ref: false });
  }
  throw new Error(`Not done after ${String(seconds)} s`);
}

/** Does something with a page of a visitor of its own. */
async function visit(
  path: string,
  work: (page: Page) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const context = await visitor(options);
  const page = await context.newPage();
  await page.goto(address(path));
  if (options.javaScriptEnabled !== false) await untilAlive(page);
  await work(page);
  await context.close();
}

describe.each([
  { name: 'phone', viewport: PHONE },
  { name: 'desktop', viewport: DESKTOP },
])('every public address on a $name', ({ viewport }) => {
  let context: BrowserContext;

  beforeAll(async () => {
    context = await visitor({ viewport });
    await measureShifts(context);
  });
  afterAll(() => context.close());

  let doing = '';

  async function check(expected: ExpectedPage): Promise<void> {
    doing = 'opening a page';
    const page = await context.newPage();
    const watch = watchPage(page, address(expected.path));
    doing = 'loading';
    const answer = await page.goto(address(expected.path), { waitUntil: 'load' });
    expect(answer?.status()).toBe(expected.status);
    doing = 'taking over';
    await untilAlive(page);
    doing = 'scrolling';
    await scrollThrough(page);
    doing = 'reading';
    await expectShown(page, expected);
    expect(await shiftsOf(page)).toSatisfy(({ value }: { value: number }) => value < 0.01);
    doing = 'loading pictures';
    expect(await brokenPictures(page)).toEqual([]);
    doing = 'measuring';
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await scriptsBeforeLoad(page)).toEqual([]);
    expect(watch.scripts.filter((script) => /staff|sweetalert/.test(script))).toEqual([]);
    expect(watch.foreign).toEqual([]);
    expect(watch.problems).toEqual([]);
    doing = 'closing';
    await page.close();
  }

  it('shows its content, stands still, and nothing fails', async () => {
    const wrong: string[] = [];
    for (const expected of expectedPages(content)) {
      const checking = Promise.race([check(expected), tooLate(PAGE_SECONDS)]);
      await checking.catch((error: unknown) => {
        const { message, actual } = error as Error & { actual?: unknown };
        const found = actual === undefined ? '' : JSON.stringify(actual);
        wrong.push(`${expected.path} (${doing}): ${message} ${found}`);
      });
    }
    expect(wrong).toEqual([]);
  }, 300_000);
});

it('brings no code of the staff panel to a public page', async () => {
  await visit('/', async (page) => {
    await scrollThrough(page);
    const scripts = await page.evaluate(async () => {
      const names = performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => /\/assets\/.+\.js/.test(name));
      return Promise.all(names.map(async (name) => (await fetch(name)).text()));
    });
    expect(scripts.length).toBeGreaterThan(0);
    const all = scripts.join('\n');
    expect(STAFF_ONLY.filter((text) => all.includes(text))).toEqual([]);
  });
});

describe('the frame of every page', () => {
  const NAVBAR = [
    { label: 'Kontakt', target: '#kontakt' },
    { label: 'Javne nabavke', target: '/javne-nabavke-list' },
    { label: 'Konkursi', target: '/konkurs-list' },
    { label: 'Prijavi se', target: '/ap-login' },
  ];
  const links = (page: Page, list: string): Promise<{ label: string; target: string }[]> =>
    page.locator(`${list} a`).evaluateAll((found) =>
      found.map((link) => ({
        label: link.textContent,
        target: link.getAttribute('href') ?? '',
      })),
    );

  it('has the four links of the navigation bar, wide and in the phone menu', async () => {
    await visit(
      '/news-list',
      async (page) => {
        expect(await links(page, '.nav-main')).toEqual(NAVBAR);
        await page.locator('.nav-main').getByText('Kontakt').click();
        expect(new URL(page.url()).pathname).toBe('/news-list');
        await expect.poll(() => page.locator('#kontakt').isVisible()).toBe(true);
        await page.locator('.nav-main').getByText('Prijavi se').click();
        await page.waitForURL('**/ap-login');
      },
      { viewport: DESKTOP },
    );
    await visit('/news-list', async (page) => {
      expect(await links(page, '.menu-main')).toEqual(NAVBAR);
    });
  });

  it('loses no press that comes while the page wakes up on a slow phone', async () => {
    const context = await visitor();
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(address('/'), { waitUntil: 'domcontentloaded' });
    const menu = page.locator('details.menu');
    for (let press = 1; press <= 10; press += 1) {
      await menu.locator('summary').click();
      expect(await menu.evaluate((element: HTMLDetailsElement) => element.open)).toBe(
        press % 2 === 1,
      );
    }
    await context.close();
  });

  it('keeps the chosen theme over a reload, and puts it on before the first paint', async () => {
    await visit('/', async (page) => {
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
      await untilAlive(page);
      expect(await page.getByLabel('Tamno').isChecked()).toBe(true);
      await page.getByLabel('Kao uređaj').check();
      expect(await ground()).toBe(light);
    });
  });
});

describe('the home page', () => {
  it('leads from the ten category buttons to the documented pages', async () => {
    await visit('/', async (page) => {
      const targets = await page
        .locator('.cats a')
        .evaluateAll((found) =>
          found.map((link) => [
            link.textContent,
            new URL((link as HTMLAnchorElement).href).pathname,
          ]),
        );
      expect(targets).toEqual([
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
      ]);
      await page.locator('.cats').getByText('Turski kutak').click();
      await page.waitForURL('**/program/mladi#turski');
    });
  });

  it('leads from the hero to the list of programmes', async () => {
    await visit('/', async (page) => {
      const button = page.locator('.hero').getByRole('link', { name: 'Na programu' });
      expect(await button.getAttribute('href')).toBe('/programs-list');
    });
  });

  it('leads on to the about page', async () => {
    await visit('/', async (page) => {
      const link = page.getByRole('link', { name: 'Saznaj vise', exact: true });
      expect(await link.getAttribute('href')).toBe('/o-nama');
      expect(await page.locator('.about dl > div').count()).toBe(4);
    });
  });
});

describe('cards', () => {
  const LISTS = [
    { list: '/programs-list', detail: /\/programs\/\d+$/ },
    { list: '/news-list', detail: /\/news\/\d+$/ },
    { list: '/bioskop-list', detail: /\/cinema\/\d+$/ },
    { list: '/program/muzicki', detail: /\/programs\/\d+$/ },
  ];

  async function follow(page: Page, detail: RegExp): Promise<void> {
    const card = page.locator('main a.card').first();
    const title = (await texts(page, 'main a.card .card-t'))[0];
    await card.click();
    await page.waitForURL(detail);
    expect(await texts(page, 'h1')).toEqual([title]);
  }

  it.each(LISTS)('open the right detail of $list by a full page load', async ({ list, detail }) => {
    await visit(list, async (page) => {
      await page.evaluate(() => document.documentElement.setAttribute('data-before', ''));
      await follow(page, detail);
      expect(await page.locator('html[data-before]').count()).toBe(0);
    });
  });

  it.each(LISTS)('show and lead on from $list without JavaScript', async ({ list, detail }) => {
    await visit(list, (page) => follow(page, detail), { javaScriptEnabled: false });
  });

  it('stand on the home page without JavaScript', async () => {
    const soon = content.programs[1] ?? first(content.programs);
    await visit(
      '/',
      async (page) => {
        const shown = await bareText(page);
        expect(shown).toContain(belgradeTime(soon.eventHappeningDateTime));
        const card = page.locator(`a.card[href="/programs/${String(soon.id)}"]`).first();
        expect(await card.locator('.card-t').textContent()).toBe(soon.title);
      },
      { javaScriptEnabled: false },
    );
  });
});
