import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';
import { DESKTOP, PHONE } from './site.ts';
import { layOutAll } from './watch.ts';

/**
 * The content security policy refuses a script tag, so the source is evaluated through the
 * debugger.
 */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const EVERYTHING: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** Rules that depend on the theme, but not on width or script. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const COLOURS: RunOptions = { runOnly: COLOUR_RULES };
/** Everything except colours. */
const STRUCTURE: RunOptions = {
  ...EVERYTHING,
  rules: Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }])),
};

export async function violations(page: Page, options = EVERYTHING): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(async (asked) => {
    const { axe } = window as unknown as {
      axe: { run(root: Document, options: RunOptions): Promise<AxeResults> };
    };
    // Passed rules are not described, because that takes longer than the check.
    return (await axe.run(document, { ...asked, resultTypes: ['violations'] })).violations;
  }, options);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

/** Checks the page at another width or in the other script, after its colours were checked. */
export async function violationsOfStructure(page: Page): Promise<string[]> {
  return violations(page, STRUCTURE);
}

/** Checks everything twice: on a phone in light mode, and on a desktop in dark mode. */
export async function violationsAtBothWidths(page: Page): Promise<string[]> {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await violations(page);
  await page.setViewportSize(DESKTOP);
  await page.emulateMedia({ colorScheme: 'dark' });
  await layOutAll(page);
  return [...light, ...(await violations(page)).map((one) => `dark: ${one}`)];
}

/** Checks the page in light and dark mode. */
export async function violationsInBoth(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await violations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await violations(page, COLOURS);
  return [...light, ...dark.map((one) => `dark: ${one}`)];
}
