/**
 * Lays out, once the browser has nothing else to do, what the style sheets put off until it comes near the screen
 * (`--deferred-layout`): a picture of the whole page, a preview or an archive would show it empty.
 */
export function layOutWhenIdle(): void {
  const layOut = (): void => {
    document.documentElement.style.setProperty('--deferred-layout', 'visible');
  };
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) window.requestIdleCallback(layOut);
  else setTimeout(layOut, 1000);
}
