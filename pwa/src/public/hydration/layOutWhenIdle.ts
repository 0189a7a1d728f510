function whenIdle(work: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work, 200);
}

/** The elements inside one whose layout a style sheet puts off, in the order of the page. */
function* deferredElements(parent: Element): Generator<HTMLElement, undefined> {
  for (const element of parent.children) {
    if (!(element instanceof HTMLElement)) continue;
    if (getComputedStyle(element).contentVisibility === 'auto') yield element;
    yield* deferredElements(element);
  }
}

/**
 * Lays out, whenever the browser has nothing else to do, what the style sheets put off until it comes near the screen
 * (`--deferred-layout`): a picture of the whole page, a preview or an archive would show it empty. One element a frame:
 * all at once they would keep a slow phone from answering a press.
 */
export function layOutWhenIdle(): void {
  const waiting = deferredElements(document.body);
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
