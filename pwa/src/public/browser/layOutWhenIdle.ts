function whenIdle(work: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work, 200);
}

/** In document order. */
function* deferredElements(parent: Element): Generator<HTMLElement, undefined> {
  for (const element of parent.children) {
    if (!(element instanceof HTMLElement)) continue;
    if (getComputedStyle(element).contentVisibility === 'auto') yield element;
    yield* deferredElements(element);
  }
}

/**
 * Otherwise a full-page screenshot, a preview or an archive shows deferred elements
 * (`--deferred-layout`) empty. One element a frame keeps slow phones responsive.
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
