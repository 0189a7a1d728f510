import type { RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';
import { EVERYTHING, violations } from '../../tools/axe.ts';
import { DESKTOP, PHONE } from './site.ts';
import { layOutAll } from './watch.ts';

/** Rules that depend on the theme, but not on width or script. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const COLOURS: RunOptions = { runOnly: COLOUR_RULES };
/** Everything except colours. */
const STRUCTURE: RunOptions = {
  ...EVERYTHING,
  rules: Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }])),
};

/** Checks the page at another width or in the other script, after its colours were checked. */
export async function violationsOfStructure(
  page: Page,
  omitted: readonly string[] = [],
): Promise<string[]> {
  return violations(page, STRUCTURE, omitted);
}

/** Header and footer, which are the same on every page. */
export const FRAME: readonly string[] = ['header.nav', 'footer.foot'];

/**
 * Removes list items and table rows with the same elements, classes and attributes as an earlier
 * one, so that a rule is checked on each once. Hidden ones would cost half as much as shown ones;
 * the panel can only have them hidden, because React fails on removed elements.
 */
export async function omitAlike(page: Page, how: 'remove' | 'hide'): Promise<void> {
  await page.evaluate((isHidden) => {
    const markup = ({ tagName, className, attributes, children }: Element): string =>
      [tagName, className, ...[...attributes].map(({ name }) => name)].join() +
      `(${[...children].map(markup).join('')})`;
    const seen = new Set<string>();
    for (const item of document.querySelectorAll<HTMLElement>('main :is(li, tbody tr)')) {
      const its = markup(item);
      if (!seen.has(its)) seen.add(its);
      else if (isHidden) item.style.setProperty('display', 'none', 'important');
      else item.remove();
    }
  }, how === 'hide');
}

/** Marks the elements that the page shows at its present width, for `violationsOfNew`. */
export async function markShown(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('body *')) {
      element.toggleAttribute('data-shown', element.getClientRects().length > 0);
      element.removeAttribute('data-new');
    }
  });
}

/** All violations of elements that the page shows only at its present width. */
export async function violationsOfNew(page: Page, omitted: readonly string[]): Promise<string[]> {
  return violations(page, EVERYTHING, omitted, true);
}

/**
 * Checks a page, except `omitted` parts, on a phone in light mode, and on a desktop in dark mode.
 * `onDesktop` sees it there first, since each change of the width costs as much as a check.
 */
export async function violationsAtBothWidths(
  page: Page,
  omitted: readonly string[] = [],
  onDesktop?: () => Promise<void>,
): Promise<string[]> {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await violations(page, EVERYTHING, omitted);
  await page.setViewportSize(DESKTOP);
  await layOutAll(page);
  await onDesktop?.();
  await page.emulateMedia({ media: null, colorScheme: 'dark' });
  // Once for all rules: of a second check, preparing takes longer than the rules it saves.
  const dark = await violations(page, EVERYTHING, omitted);
  return [...light, ...dark.map((one) => `dark: ${one}`)];
}

/** Checks the page, except `omitted` parts, in light and dark mode. */
export async function violationsInBoth(
  page: Page,
  omitted: readonly string[] = [],
): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await violations(page, EVERYTHING, omitted);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await violations(page, COLOURS, omitted);
  return [...light, ...dark.map((one) => `dark: ${one}`)];
}
