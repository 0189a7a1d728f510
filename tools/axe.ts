import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';

/**
 * The content security policy refuses a script tag, so the source is evaluated through the
 * debugger.
 */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const EVERYTHING: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/**
 * Elements that break a rule, each with the rule and what to do. Elements within `omitted`
 * selectors are not reported. With `onlyNew`, only displayed elements without `data-shown` are
 * checked, and rules for the complete page do not apply.
 */
export async function violations(
  page: Page,
  options = EVERYTHING,
  omitted: readonly string[] = [],
  onlyNew = false,
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(
    async ({ asked, exclude, isOnlyNew }) => {
      const { axe } = window as typeof window & {
        axe: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> };
      };
      const include = [isOnlyNew ? '[data-new]' : 'html'];
      if (isOnlyNew) {
        // At once with the check: the page may replace elements between two steps.
        const outside = [...include, ...exclude].join();
        for (const element of document.querySelectorAll('body :not([data-shown])')) {
          const isShown = element.getClientRects().length > 0;
          if (isShown && !element.closest(outside)) element.toggleAttribute('data-new', true);
        }
        if (!document.querySelector('[data-new]')) return [];
      }
      // Passed rules are not described, because that takes longer than the check.
      return (await axe.run({ include, exclude }, { ...asked, resultTypes: ['violations'] }))
        .violations;
    },
    { asked: options, exclude: [...omitted], isOnlyNew: onlyNew },
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}
