import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import type { ExpectedPage } from './expectedPages.ts';

/** The texts of all elements that a selector finds. */
export const texts = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((found) => found.map((one) => one.textContent));

/** The text of the page's main part, with single spaces. */
export const bareText = async (page: Page): Promise<string> => {
  const all = await page.locator('main').textContent();
  return (all ?? '').replace(/\s+/g, ' ');
};

/** Fails unless the page shows what it must. */
export async function expectShown(page: Page, expected: ExpectedPage): Promise<void> {
  expect(await texts(page, 'h1')).toEqual([expected.h1]);
  expect(await texts(page, 'h2')).toEqual(expect.arrayContaining([...expected.h2]));
  const shown = await bareText(page);
  const missing = expected.texts.filter((text) => !shown.includes(text.replace(/\s+/g, ' ')));
  expect(missing).toEqual([]);
}
