import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { startProduct } from './product.ts';
import { readContent } from './publicContent.ts';
import type { PublicContent } from './publicContent.ts';
import { untilAlive } from './watch.ts';

/** A phone and a desktop, in CSS pixels. */
export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

/** So long, in milliseconds, is anything on a page waited for. */
const PATIENCE_MS = 10_000;

/** The running product with a browser beside it. */
export interface Site {
  readonly content: PublicContent;
  /** The whole address of a path. */
  address(path: string): string;
  /** A visitor of his own, on a desktop unless told otherwise. */
  visitor(options?: BrowserContextOptions): Promise<BrowserContext>;
  /** Does something with a page of a visitor of its own, once its script has taken over. */
  visit(
    path: string,
    work: (page: Page) => Promise<void>,
    options?: BrowserContextOptions,
  ): Promise<void>;
  close(): Promise<void>;
}

/** Starts the product and a browser; each test file does so once. */
export async function openSite(): Promise<Site> {
  const [product, browser]: [Awaited<ReturnType<typeof startProduct>>, Browser] = await Promise.all(
    [startProduct(), launchBrowser()],
  );
  const address = (path: string): string => product.url + path;
  const visitor = async (options: BrowserContextOptions = {}): Promise<BrowserContext> => {
    const context = await browser.newContext({ viewport: DESKTOP, ...options });
    context.setDefaultTimeout(PATIENCE_MS);
    return context;
  };
  return {
    content: await readContent(product.url),
    address,
    visitor,
    async visit(path, work, options = {}) {
      const context = await visitor(options);
      try {
        const page = await context.newPage();
        await page.goto(address(path));
        if (options.javaScriptEnabled !== false) await untilAlive(page);
        await work(page);
      } finally {
        await context.close();
      }
    },
    async close() {
      await Promise.all([browser.close(), product.stop()]);
    },
  };
}

/** Runs `work` for every item, a few at a time: more would only wait for each other. */
export async function inParallel<T>(
  items: readonly T[],
  lanes: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const left = [...items];
  const lane = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
