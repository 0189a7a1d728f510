import { expect, type Locator, type Page } from '@playwright/test';

export interface Row {
  readonly perView: number;
  readonly gap: number;
  /** The slides that are at least partly visible. */
  readonly seen: number;
  /** Whether they fill the row from edge to edge. */
  readonly isFull: boolean;
}

/** The row of slides under a heading. */
export const slidesOf = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: title, exact: true });

/** The control of a slider; visible once the slider runs and can move. */
export const controlOf = (page: Page, title: string): Locator =>
  page.getByRole('group', { name: `Pomeranje: ${title}`, exact: true });

/** `3 / 12` */
export const placeOf = (control: Locator): Locator => control.getByText(/^\d+ \/ \d+$/);

/** Scrolls to a slider and waits until it runs. */
export async function untilRuns(page: Page, title: string): Promise<void> {
  await slidesOf(page, title).scrollIntoViewIfNeeded();
  await expect(controlOf(page, title)).toBeVisible();
}

/** Measures a row of at least two slides. */
export async function measureRow(page: Page, title: string): Promise<Row> {
  return slidesOf(page, title).evaluate((row: HTMLElement) => {
    const style = getComputedStyle(row);
    const inner = row.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const slides = [...row.querySelectorAll('li')].map((slide) => slide.getBoundingClientRect());
    const [one, two] = slides;
    if (!one || !two) throw new Error('Too few slides');
    const gap = two.left - one.right;
    const frame = row.getBoundingClientRect();
    const seen = slides.filter(
      ({ left, right }) => right > frame.left + 1 && left < frame.right - 1,
    );
    const width = seen.length * (one.width + gap) - gap;
    return {
      gap: Math.round(gap),
      perView: Math.floor((inner + gap) / (one.width + gap) + 0.05),
      seen: seen.length,
      isFull: Math.abs(width - inner) < 1.5,
    };
  });
}

/** Automatic moves of a slider: how many ended, and the intended duration of each. */
export interface Moves {
  readonly lasting: string[];
  ended: number;
}

/** Records the moves of a slider from now on. */
export async function watchMoves(page: Page, title: string): Promise<() => Promise<Moves>> {
  const list = slidesOf(page, title).getByRole('list');
  await list.evaluate((element: HTMLElement & { moves?: Moves }) => {
    const moves: Moves = { lasting: [], ended: 0 };
    element.moves = moves;
    element.addEventListener('transitionstart', (event) => {
      if (event.target !== element) return;
      moves.lasting.push(getComputedStyle(element).transitionDuration);
    });
    element.addEventListener('transitionend', (event) => {
      if (event.target === element) moves.ended += 1;
    });
  });
  return () =>
    list.evaluate(
      (element: HTMLElement & { moves?: Moves }) => element.moves ?? { lasting: [], ended: 0 },
    );
}
