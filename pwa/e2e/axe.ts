import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';

/** The library's own source: the page's security policy lets no script tag in, the debugger may run it. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Everything that is looked for. */
export const EVERYTHING: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** Rules whose result depends on the theme, but not on the width or script: the colours are the same there. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const COLOURS: RunOptions = { runOnly: COLOUR_RULES };
/** Everything but the colours. */
const STRUCTURE: RunOptions = {
  ...EVERYTHING,
  rules: Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }])),
};

/** The page's violations: rule, element and reason. */
export async function violations(page: Page, options = EVERYTHING): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(async (asked) => {
    const { axe } = window as unknown as {
      axe: { run(root: Document, options: RunOptions): Promise<AxeResults> };
    };
    // Passed rules are only counted: describing them takes longer than the check.
    return (await axe.run(document, { ...asked, resultTypes: ['violations'] })).violations;
  }, options);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

/** Checks what is on the screen at one more width or in the other script, after its colours were checked. */
export async function violationsOfStructure(page: Page): Promise<string[]> {
  return violations(page, STRUCTURE);
}

/** Checks what is on the screen in the light and in the dark. */
export async function violationsInBoth(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await violations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await violations(page, COLOURS);
  return [...light, ...dark.map((one) => `dark: ${one}`)];
}
