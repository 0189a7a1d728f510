import { expect, type Page } from '@playwright/test';
import type { ExpectedPage } from './expectedPages.ts';

const bare = (text: string): string => text.replace(/\s+/g, ' ');

export interface ShownTexts {
  readonly h1: readonly string[];
  readonly h2: readonly string[];
  /** The text of the main part, with single spaces. */
  readonly main: string;
}

/** Fails unless the page has the expected headings and texts. */
export function expectTexts(shown: ShownTexts, expected: ExpectedPage): void {
  const { path } = expected;
  expect(shown.h1, path).toEqual([expected.h1]);
  expect(shown.h2, path).toEqual(expect.arrayContaining([...expected.h2]));
  const missing = expected.texts.filter((text) => !shown.main.includes(bare(text)));
  expect(missing, path).toEqual([]);
}

export async function shownTexts(page: Page): Promise<ShownTexts> {
  const shown = await page.evaluate(() => {
    const texts = (selector: string): string[] =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
    return { h1: texts('h1'), h2: texts('h2'), main: texts('main').join(' ') };
  });
  return { ...shown, main: bare(shown.main) };
}
