import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { startProduct } from './product.ts';
import type { Product } from './product.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

let product: Product;
let browser: Browser;
let context: BrowserContext;
let page: Page;

/** What the tests read of the window after the browser's offer. */
interface OfferedWindow extends Window {
  prompted?: number;
}

async function visitor(options: BrowserContextOptions): Promise<void> {
  context = await browser.newContext(options);
  page = await context.newPage();
}

/** The browser's own offer, as Chromium makes it while the page is loading. */
async function letBrowserOffer(outcome: 'accepted' | 'dismissed'): Promise<void> {
  await context.addInitScript((answer) => {
    window.addEventListener('DOMContentLoaded', () => {
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: () => {
          const offered = window as OfferedWindow;
          offered.prompted = (offered.prompted ?? 0) + 1;
          return Promise.resolve();
        },
        userChoice: Promise.resolve({ outcome: answer }),
      });
      window.dispatchEvent(event);
    });
  }, outcome);
}

const band = () => page.locator('.nband');

/** Reads pages until the offer may be made, and one more. */
async function readPages(count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    await page.goto(`${product.url}/${at % 2 === 0 ? 'news-list' : 'programs-list'}`);
    const before = at;
    await page.waitForFunction(
      (n) =>
        Number(localStorage.getItem('instalacija')) > n ||
        localStorage.getItem('instalacija') === 'ne',
      before,
    );
  }
}

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
});

afterAll(async () => {
  await browser.close();
  await product.stop();
});

afterEach(async () => {
  await context.close();
});

test('installing is offered quietly on the third page, and a refusal is for good', async () => {
  await visitor(PHONE);
  await letBrowserOffer('dismissed');
  await readPages(2);
  expect(await band().count()).toBe(0);
  await page.goto(`${product.url}/news-list`);
  await band().waitFor();
  expect(await band().locator('.nband-t').textContent()).toMatch(/^Instalirajte .+ na telefon$/);
  await band().getByRole('button', { name: 'Ne, hvala' }).click();
  expect(await band().count()).toBe(0);
  await page.goto(`${product.url}/news-list`);
  await page.waitForTimeout(2500);
  expect(await band().count()).toBe(0);
});

test('the button asks the browser, and its refusal counts as one', async () => {
  await visitor(PHONE);
  await letBrowserOffer('dismissed');
  await readPages(3);
  await band().getByRole('button', { name: 'Instaliraj', exact: true }).click();
  await page.waitForFunction(() => (window as OfferedWindow).prompted === 1);
  await page.waitForFunction(() => localStorage.getItem('instalacija') === 'ne');
  expect(await band().count()).toBe(0);
});

test('on an iPhone the way is told, for there is no button', async () => {
  await visitor({ ...PHONE, userAgent: IPHONE });
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'standalone', { value: false });
  });
  await readPages(3);
  await band().waitFor();
  expect(await band().textContent()).toContain('Add to Home Screen');
  expect(await band().getByRole('button').count()).toBe(1);
});

test('on a desktop nobody is asked', async () => {
  await visitor({ viewport: { width: 1440, height: 900 } });
  await letBrowserOffer('accepted');
  for (let at = 0; at < 4; at += 1) await page.goto(`${product.url}/news-list`);
  await page.waitForTimeout(2500);
  expect(await band().count()).toBe(0);
});
