import { useEffect, type RefObject } from 'react';

const FOCUSABLE = 'summary, a[href], button:not([disabled])';

/** Without a modifier key that opens the link elsewhere. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * Enhances a full-screen `details` menu.
 * - Escape or a followed link closes it.
 * - Tab stays inside while it is open. We move the focus because WebKit neither focuses a clicked
 * summary nor tabs to links.
 * - An open menu has a history entry, so that Back closes it without leaving the page. A followed
 * link replaces this entry.
 */
export function useMenu(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const element = menu.current;
    if (!element) return undefined;
    let hasEntry = false;
    const close = (): void => {
      element.open = false;
    };
    const onToggle = (): void => {
      if (element.open && !hasEntry) {
        // The new entry keeps the router's state of the page.
        history.pushState(history.state, '');
        hasEntry = true;
      } else if (!element.open && hasEntry) {
        hasEntry = false;
        history.back();
      }
    };
    const onPopState = (): void => {
      if (!hasEntry) return;
      hasEntry = false;
      close();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (!element.open) return;
      if (event.key === 'Escape') {
        close();
        element.querySelector('summary')?.focus();
        return;
      }
      if (event.key !== 'Tab') return;
      const stops = [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
        (stop) => stop.getClientRects().length > 0,
      );
      // From outside the menu as from the summary, which is the first stop.
      const from = Math.max(0, stops.indexOf(document.activeElement as HTMLElement));
      event.preventDefault();
      stops.at((from + (event.shiftKey ? -1 : 1)) % stops.length)?.focus();
    };
    const onClick = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || event.defaultPrevented) return;
      if (hasEntry && isPlain(event) && /^https?:$/.test(link.protocol)) {
        event.preventDefault();
        hasEntry = false;
        location.replace(link.href);
      }
      close();
    };
    // It may have been opened before hydration.
    onToggle();
    element.addEventListener('toggle', onToggle);
    window.addEventListener('popstate', onPopState);
    document.addEventListener('keydown', onKey);
    element.addEventListener('click', onClick);
    return () => {
      element.removeEventListener('toggle', onToggle);
      window.removeEventListener('popstate', onPopState);
      document.removeEventListener('keydown', onKey);
      element.removeEventListener('click', onClick);
    };
  }, [menu]);
}
