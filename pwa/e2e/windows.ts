import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/** Reused windows by their options. A new one costs half as much processor time as a page. */
const rested = new Map<string, BrowserContext>();

/** Deletes all data that visits have stored, except the HTTP cache, and closes their pages. */
async function forgetAll(context: BrowserContext, page: Page, origin: string): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await Promise.all(context.pages().map((one) => one.close()));
}

/** Runs `work` on a page of a new visitor. Everything of the page ends with the visit. */
export async function asNewVisitor<T>(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const key = JSON.stringify(options);
  const context = rested.get(key) ?? (await browser.newContext(options));
  rested.delete(key);
  const page = await context.newPage();
  try {
    const result = await work(page);
    await forgetAll(context, page, origin);
    rested.set(key, context);
    return result;
  } finally {
    if (rested.get(key) !== context) await context.close();
  }
}
