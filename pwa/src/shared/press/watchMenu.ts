import { isPlain } from './isPlain.ts';

const FOCUSABLE = 'summary, a[href], button:not([disabled])';

const openMenu = (): HTMLDetailsElement | null =>
  document.querySelector<HTMLDetailsElement>('details.menu[open]');

/**
 * Enhances the full-screen `details` menu of phones.
 * - Escape or a followed link closes it.
 * - Tab stays inside while it is open. We move the focus because WebKit neither focuses a clicked
 * summary nor tabs to links.
 * - An open menu has a history entry, so that Back closes it without leaving the page. A followed
 * link replaces this entry.
 */
export function watchMenu(): void {
  /** The open menu that has a history entry. */
  let entered: HTMLDetailsElement | undefined;
  const onToggle = (menu: HTMLDetailsElement): void => {
    if (menu.open && !entered) {
      entered = menu;
      // The new entry keeps the router's state of the page.
      history.pushState(history.state, '');
    } else if (!menu.open && entered === menu) {
      entered = undefined;
      history.back();
    }
  };
  const onKey = (event: KeyboardEvent): void => {
    const menu = openMenu();
    if (!menu) return;
    if (event.key === 'Escape') {
      menu.open = false;
      menu.querySelector('summary')?.focus();
      return;
    }
    if (event.key !== 'Tab') return;
    const stops = [...menu.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
      (stop) => stop.getClientRects().length > 0,
    );
    // From outside the menu as from the summary, which is the first stop.
    const from = Math.max(0, stops.indexOf(document.activeElement as HTMLElement));
    event.preventDefault();
    stops.at((from + (event.shiftKey ? -1 : 1)) % stops.length)?.focus();
  };
  const onClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const menu = link?.closest<HTMLDetailsElement>('details.menu[open]');
    if (!link || !menu || event.defaultPrevented) return;
    if (entered === menu && isPlain(event) && /^https?:$/.test(link.protocol)) {
      event.preventDefault();
      entered = undefined;
      location.replace(link.href);
    }
    menu.open = false;
  };
  // One may have been opened before this script ran.
  const first = openMenu();
  if (first) onToggle(first);
  // `toggle` does not bubble.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.matches('.menu')) onToggle(target);
    },
    true,
  );
  window.addEventListener('popstate', () => {
    const menu = entered;
    entered = undefined;
    if (menu) menu.open = false;
  });
  document.addEventListener('keydown', onKey);
  // Before the panel's router, which would follow the link on its own.
  document.addEventListener('click', onClick, true);
}
