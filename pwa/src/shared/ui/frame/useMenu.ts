import { useEffect, type RefObject } from 'react';

const FOCUSABLE = 'summary, a[href], button:not([disabled])';

/**
 * Enhances a full-screen `details` menu: Escape closes it and returns the focus to its summary, Tab stays inside while
 * it is open, a followed link closes it.
 */
export function useMenu(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const element = menu.current;
    if (!element) return undefined;
    const close = (): void => {
      element.open = false;
    };
    const onKey = (event: KeyboardEvent): void => {
      if (!element.open) return;
      if (event.key === 'Escape') {
        close();
        element.querySelector('summary')?.focus();
        return;
      }
      if (event.key !== 'Tab') return;
      const stops = [...element.querySelectorAll<HTMLElement>(FOCUSABLE)];
      const edge = event.shiftKey ? stops[0] : stops.at(-1);
      if (document.activeElement !== edge && element.contains(document.activeElement)) return;
      event.preventDefault();
      (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
    };
    const onClick = (event: MouseEvent): void => {
      if (event.target instanceof Element && event.target.closest('a')) close();
    };
    document.addEventListener('keydown', onKey);
    element.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKey);
      element.removeEventListener('click', onClick);
    };
  }, [menu]);
}
