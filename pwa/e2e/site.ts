import {
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { readContent, type PublicContent } from './publicContent.ts';
import { untilHydrated } from './watch.ts';
import { asNewVisitor } from './windows.ts';

/** A phone and a desktop, in CSS pixels. */
export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

/** The running product on its demo content, for tests that write nothing, with the browser of this worker. */
export interface Site {
  readonly content: PublicContent;
  /** The whole address of a path. */
  address(path: string): string;
  /** A visitor of their own, on a desktop unless told otherwise. */
  visitor(options?: BrowserContextOptions): Promise<BrowserContext>;
  /** Does something with a page of a new visitor, once its script runs. What belongs to the page ends with the visit. */
  visit(
    path: string,
    work: (page: Page) => Promise<void>,
    options?: BrowserContextOptions,
  ): Promise<void>;
}

/** Time alone changes what is on: at midnight, and when a screening has begun. */
const FRESH_MS = 60_000;

let read: { readonly at: number; readonly content: Promise<PublicContent> } | undefined;

/** The content, read by this worker a minute ago at most. */
function freshContent(url: string): Promise<PublicContent> {
  if (!read || Date.now() - read.at > FRESH_MS)
    read = { at: Date.now(), content: readContent(url) };
  return read.content;
}

/** Playwright's `test` with the read-only product that all workers share. */
export const test = base.extend<{ site: Site }>({
  site: async ({ browser }, use) => {
    const url = process.env['E2E_READ_ONLY_URL'] ?? '';
    const address = (path: string): string => url + path;
    const visitor = (options: BrowserContextOptions = {}): Promise<BrowserContext> =>
      browser.newContext({ viewport: DESKTOP, ...options });
    await use({
      content: await freshContent(url),
      address,
      visitor,
      async visit(path, work, options = {}) {
        await asNewVisitor(browser, url, { viewport: DESKTOP, ...options }, async (page) => {
          await page.goto(address(path));
          if (options.javaScriptEnabled !== false) await untilHydrated(page);
          await work(page);
        });
      },
    });
  },
});

/** Two cores are the smallest machine that runs the tests. */
const TABS = 2;

/** Runs `work` for every item, each in one of a few tabs, which are used again. */
export async function inTabs<T>(
  context: BrowserContext,
  items: readonly T[],
  work: (tab: Page, item: T) => Promise<void>,
): Promise<void> {
  const free: Page[] = [];
  await inParallel(items, TABS, async (item) => {
    const tab = free.pop() ?? (await context.newPage());
    await work(tab, item);
    free.push(tab);
  });
  await Promise.all(free.map((tab) => tab.close()));
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
