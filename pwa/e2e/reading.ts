import { expect, type Locator, type Page } from '@playwright/test';

/** The pages that are opened most. */
export const LISTS = ['/', '/raspored', '/programs-list', '/news-list', '/bioskop-list'] as const;

/** The headline of a page that is not cached. */
export const NOT_KEPT = 'Ova stranica nije sačuvana na uređaju';

/** The visible content of a page. */
export interface Read {
  /** With its query. */
  readonly path: string;
  readonly heading: string;
  readonly title: string;
  /** The message about the age; empty if there is none. */
  readonly age: string;
  readonly retry: boolean;
  readonly pictures: number;
  readonly brokenPictures: readonly string[];
  /** In the schedule: the link and time of each row, in order. */
  readonly rows: readonly string[];
  readonly main: string;
}

/** The message about an old page, with its retry link: amber or red. */
export const agedLine = (page: Page): Locator =>
  page
    .locator('div:has(> [role=status])')
    .filter({ has: page.getByRole('link', { name: 'Pokušaj ponovo' }) });

/** Opens an address by a full page load, and reads it with all its pictures. */
export async function readAt(page: Page, address: string): Promise<Read> {
  await page.goto(address, { waitUntil: 'load' });
  const heading = page.getByRole('main').getByRole('heading');
  await heading.first().waitFor();
  // The age of cached content is said by an island.
  await expect(async () => {
    const isKept = await page.locator('html[data-saved-at]').count();
    const isSaid = await agedLine(page).getByRole('link').count();
    const isMissing = await page.getByText(NOT_KEPT).count();
    // A list may still be loading below its headline.
    expect(await page.locator('main .skeleton').count()).toBe(0);
    expect(isKept === 0 || isSaid + isMissing > 0, address).toBe(true);
  }).toPass({ timeout: 15_000, intervals: [20] });
  const line = await agedLine(page).evaluateAll(([found]) => ({
    age: found?.querySelector('[role=status]')?.textContent ?? '',
    retry: found !== undefined,
  }));
  const read = await page.evaluate(async () => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map(async (picture) => picture.decode().catch(() => undefined)));
    return {
      path: window.location.pathname + window.location.search,
      heading: document.querySelector('main h1, main h2')?.textContent ?? '',
      title: document.title,
      pictures: pictures.length,
      brokenPictures: pictures
        .filter(({ naturalWidth }) => naturalWidth === 0)
        .map(({ currentSrc }) => currentSrc),
      rows: [...document.querySelectorAll('main li:has(> p > time):has(h3 > a)')].map(
        (row) =>
          `${row.querySelector('time')?.dateTime ?? ''} ${row.querySelector('h3 a')?.getAttribute('href') ?? ''}`,
      ),
      main: document.querySelector('main')?.textContent ?? '',
    };
  });
  return { ...read, ...line };
}
