/** Scrolls a strip, not the page, to its selected item. */
export function start(strip: HTMLElement): void {
  const chosen = strip.querySelector('[aria-current]')?.parentElement;
  if (!chosen) return;
  strip.scrollLeft = chosen.offsetLeft - (strip.clientWidth - chosen.offsetWidth) / 2;
}
