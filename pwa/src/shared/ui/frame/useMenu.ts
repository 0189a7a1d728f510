import { useEffect, type RefObject } from 'react';

const FOCUSABLE = 'summary, a[href], button:not([disabled])';

/** A plain press: without a key that opens the link elsewhere. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * Enhances a full-screen `details` menu: Escape closes it and returns the focus to its summary, Tab goes round inside
 * while it is open, a followed link closes it. Tab is moved by hand: in WebKit a pressed summary has no focus, and Tab
 * passes links by. While it is open it has an entry in the history, so that the browser's way back closes it and stays
 * on the page; the page of a followed link takes the place of this entry.
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
        // The router's own state of the page goes on being that of the entry.
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
      // From outside as from the summary, which is the first.
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
    // It may have been opened before this code came.
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
