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
 * selectors and outside `within` are not reported. Rules for the complete page apply without
 * `within`.
 */
export async function violations(
  page: Page,
  options = EVERYTHING,
  omitted: readonly string[] = [],
  within?: string,
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(
    async ({ asked, include, exclude }) => {
      const { axe } = window as unknown as {
        axe: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> };
      };
      // Passed rules are not described, because that takes longer than the check.
      return (await axe.run({ include, exclude }, { ...asked, resultTypes: ['violations'] }))
        .violations;
    },
    { asked: options, include: [within ?? 'html'], exclude: [...omitted] },
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}
