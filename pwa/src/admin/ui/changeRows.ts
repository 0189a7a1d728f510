import { flushSync } from 'react-dom';

/** What a button of a row does; the last one is in every row. */
export type RowAct = 'up' | 'down' | 'remove';

const STEPS: Readonly<Record<RowAct, number>> = { up: -1, down: 1, remove: 0 };

const LIST = 'fieldset[tabindex="-1"]';

/**
 * Changes a list and keeps the focus: on the same button of a moved row, after a removal on that of
 * the row that took its place. An empty list has the focus itself.
 */
export function changeRows(button: HTMLElement, act: RowAct, change: () => void): void {
  const list = button.closest<HTMLElement>(LIST);
  const rows = (): Element[] =>
    [...(list?.querySelectorAll('[data-act="remove"]') ?? [])].flatMap(
      ({ parentElement }) => parentElement ?? [],
    );
  const place = rows().findIndex((row) => row.contains(button)) + STEPS[act];
  flushSync(change);
  const left = rows();
  const row = left[Math.min(place, left.length - 1)];
  const next =
    row?.querySelector<HTMLElement>(`[data-act="${act}"]`) ??
    row?.querySelector<HTMLElement>('[data-act]');
  (next ?? list)?.focus();
}
