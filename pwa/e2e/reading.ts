import type { Page } from '@playwright/test';

/** The pages whose content is always kept. */
export const LISTS = ['/', '/raspored', '/programs-list', '/news-list', '/bioskop-list'] as const;

/** The headline of a page that the device has not kept. */
export const NOT_KEPT = 'Ova stranica nije sačuvana na uređaju';

/** What a reader sees of a page. */
export interface Read {
  /** With its query. */
  readonly path: string;
  readonly heading: string;
  readonly title: string;
  /** The amber line; empty where the page says nothing of its age. */
  readonly age: string;
  readonly retry: boolean;
  readonly pictures: number;
  readonly brokenPictures: readonly string[];
  /** Of the schedule: what each row leads to and when, in order. */
  readonly rows: readonly string[];
  readonly main: string;
}

/** Addresses that a page links to, of everything on it. */
export async function detailsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')]
        .map(({ pathname }) => pathname)
        .filter((path) => !/^\/(ap|media|api)\b|\.\w+$/.test(path)),
    ),
  ]);
}

/** Opens an address by a full page load, as a card or the address bar does, and reads it with all its pictures. */
export async function readAt(page: Page, address: string): Promise<Read> {
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForSelector('main h1, main h2', { timeout: 10_000 });
  // The script takes over shortly after the page has loaded; wherever content comes from the device it tells so.
  await page
    .waitForFunction(
      (notKept) =>
        document.documentElement.dataset['savedAt'] === undefined ||
        document.querySelector('.fr-off p') !== null ||
        document.querySelector('main')?.textContent.includes(notKept),
      NOT_KEPT,
      { timeout: 5000 },
    )
    .catch(() => undefined);
  return page.evaluate(async () => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map(async (picture) => picture.decode().catch(() => undefined)));
    return {
      path: window.location.pathname + window.location.search,
      heading: document.querySelector('main h1, main h2')?.textContent ?? '',
      title: document.title,
      age: document.querySelector('.fr-off p')?.textContent ?? '',
      retry: document.querySelector('.fr-off a.again') !== null,
      pictures: pictures.length,
      brokenPictures: pictures
        .filter(({ naturalWidth }) => naturalWidth === 0)
        .map(({ currentSrc }) => currentSrc),
      rows: [...document.querySelectorAll('main .row')].map(
        (row) =>
          `${row.querySelector('time')?.dateTime ?? ''} ${row.querySelector('h3 a')?.getAttribute('href') ?? ''}`,
      ),
      main: document.querySelector('main')?.textContent ?? '',
    };
  });
}
