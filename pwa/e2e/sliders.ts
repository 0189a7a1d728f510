import type { Locator, Page } from '@playwright/test';

/** How the slides of a row stand. */
export interface Row {
  readonly perView: number;
  readonly gap: number;
  /** A slide's share of the row. */
  readonly share: number;
}

/** The slider of a title, its head included. */
export const slider = (page: Page, title: string): Locator =>
  page.locator('div:has(> .sl)').filter({ has: page.getByRole('heading', { name: title }) });

/** Measures a row of at least two slides. */
export async function measureRow(page: Page, title: string): Promise<Row> {
  return slider(page, title)
    .locator('.sl')
    .evaluate((row: HTMLElement) => {
      const style = getComputedStyle(row);
      const inner =
        row.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      const [one, two] = [...row.querySelectorAll('.sl-i')].map((slide) =>
        slide.getBoundingClientRect(),
      );
      if (!one || !two) throw new Error('Too few slides');
      const gap = two.left - one.right;
      return {
        gap: Math.round(gap),
        // A neighbour that peeks in doesn't count.
        perView: Math.floor((inner + gap) / (one.width + gap) + 0.05),
        share: one.width / inner,
      };
    });
}

/** What a slider did by itself: when a move began and ended, in milliseconds, and how long it was meant to last. */
export interface Moves {
  readonly began: number[];
  readonly ended: number[];
  readonly lasting: string[];
}

/** Notes the moves of a slider from now on. */
export async function watchMoves(page: Page, title: string): Promise<() => Promise<Moves>> {
  const wrapper = slider(page, title).locator('.sl-on > .sl-w');
  await wrapper.evaluate((element: HTMLElement & { moves?: Moves }) => {
    const moves: Moves = { began: [], ended: [], lasting: [] };
    element.moves = moves;
    element.addEventListener('transitionstart', (event) => {
      if (event.target !== element) return;
      moves.began.push(performance.now());
      moves.lasting.push(getComputedStyle(element).transitionDuration);
    });
    element.addEventListener('transitionend', (event) => {
      if (event.target === element) moves.ended.push(performance.now());
    });
  });
  return () =>
    wrapper.evaluate(
      (element: HTMLElement & { moves?: Moves }) =>
        element.moves ?? { began: [], ended: [], lasting: [] },
    );
}
