/** The elements that style sheets may defer (`--deferred-layout`). */
const CANDIDATES = 'section, li, .row, .detail-side';

function whenIdle(work: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work, 200);
}

const isDeferred = (element: Element): boolean =>
  getComputedStyle(element).contentVisibility === 'auto';

/**
 * Otherwise a full-page screenshot, a preview or an archive shows deferred elements
 * (`--deferred-layout`) empty. One element a frame keeps the page responsive.
 */
export function layOutWhenIdle(): void {
  const waiting = [...document.querySelectorAll<HTMLElement>(CANDIDATES)];
  const layOutNext = (): void => {
    let element = waiting.shift();
    while (element && !isDeferred(element)) element = waiting.shift();
    if (!element) return;
    element.style.setProperty('--deferred-layout', 'visible');
    // Layout now and paint in the next frame are two shorter tasks.
    element.getBoundingClientRect();
    requestAnimationFrame(() => {
      whenIdle(layOutNext);
    });
  };
  whenIdle(layOutNext);
}
