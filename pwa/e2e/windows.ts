import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/** Windows of former visits by their options. A new one costs half as much processor time as a page. */
const rested = new Map<string, BrowserContext>();

/** Deletes what visits have left on the device, but for files that the browser may keep, and closes their pages. */
async function forgetAll(context: BrowserContext, page: Page, origin: string): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await Promise.all(context.pages().map((one) => one.close()));
}

/** Does something with a page of a new visitor of an origin. What belongs to the page alone ends with the visit. */
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
