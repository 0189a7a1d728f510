import {
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { readContent, type PublicContent } from './publicContent.ts';
import { untilInteractive } from './watch.ts';
import { asNewVisitor } from './windows.ts';

/** In CSS pixels. */
export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

/** The running product on its demo content, for tests that write nothing. */
export interface Site {
  readonly content: PublicContent;
  /** The absolute address of a path. */
  address(path: string): string;
  /** A new browser context, by default on a desktop. */
  visitor(options?: BrowserContextOptions): Promise<BrowserContext>;
  /**
   * Runs `work` on a interactive page of a new visitor. Everything of the page ends with the visit.
   */
  visit(
    path: string,
    work: (page: Page) => Promise<void>,
    options?: BrowserContextOptions,
  ): Promise<void>;
}

/** Content changes only with time: at midnight, and when a screening has begun. */
const FRESH_MS = 60_000;

let read: { readonly at: number; readonly content: Promise<PublicContent> } | undefined;

/** The content, at most a minute old. */
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
          if (options.javaScriptEnabled !== false) await untilInteractive(page);
          await work(page);
        });
      },
    });
  },
});

/** For the smallest machine that runs the tests, with two cores. */
const TABS = 2;

/** Runs `work` for every item in a few reused tabs. */
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
