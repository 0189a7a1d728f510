/** Elements that a style sheet may put off; on the others the property does nothing. */
const DEFERRABLE = '.defer-layout, .band, .detail-side, :is(.grid3, .grid5) > li';

function whenIdle(work: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work, 200);
}

/**
 * Lays out, whenever the browser has nothing else to do, what the style sheets put off until it comes near the screen
 * (`--deferred-layout`): a picture of the whole page, a preview or an archive would show it empty. One element a frame:
 * all at once they would keep a slow phone from answering a press.
 */
export function layOutWhenIdle(): void {
  const waiting = document.querySelectorAll<HTMLElement>(DEFERRABLE).values();
  const layOutNext = (): void => {
    const { value: element } = waiting.next();
    if (!element) return;
    element.style.setProperty('--deferred-layout', 'visible');
    requestAnimationFrame(() => {
      whenIdle(layOutNext);
    });
  };
  whenIdle(layOutNext);
}
