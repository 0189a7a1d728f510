import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { mounted } from '../../../../test/mounted.ts';
import '../../../shared/ui/base.css';
import '../../../shared/ui/tokens.css';
import { DateBadge } from '../cards/DateBadge.tsx';
import { FactRows } from './FactRows.tsx';

const render = mounted();

/** The words that the browser divides between two lines. */
function dividedWords(): string[] {
  const range = document.createRange();
  return [...document.querySelectorAll('dt, dd')].flatMap((cell) => {
    const { firstChild } = cell;
    if (!firstChild) return [];
    range.selectNodeContents(firstChild);
    return range.getClientRects().length > 1 ? [cell.textContent] : [];
  });
}

it.each([320, 390])('words of a film fit %i pixels in letters of twice the size', async (width) => {
  onTestFinished(() => {
    document.documentElement.removeAttribute('style');
  });
  document.documentElement.style.fontSize = '200%';
  await page.viewport(width, 700);
  render(
    <div style={{ margin: '0 20px' }}>
      <DateBadge iso="2026-12-17T17:00:00Z" size="row" />
      <FactRows
        facts={[
          { label: 'Trajanje', value: '1H 39M' },
          { label: 'Žanr', value: 'fantastika' },
        ]}
      />
    </div>,
  );
  await expect.element(page.getByText('fantastika')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(width);
  expect(dividedWords()).toEqual([]);
});
