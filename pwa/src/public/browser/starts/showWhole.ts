/** Browsers do not scroll to a focused element that is partly visible. */
export function start(row: HTMLElement): void {
  row.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}
