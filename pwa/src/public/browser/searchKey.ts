/**
 * The `/` key focuses the search field, or follows the link to it. An address with the field's hash
 * focuses it.
 */
export function watchSearchKey(): void {
  const link = document.querySelector<HTMLAnchorElement>('a.nav-find');
  if (!link) return;
  const { hash } = link;
  const field = (): HTMLElement | null => document.querySelector<HTMLElement>(hash);
  if (window.location.hash === hash) field()?.focus();
  document.addEventListener('keydown', (event) => {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    if (key !== '/' || altKey || ctrlKey || metaKey || event.defaultPrevented) return;
    if (target instanceof Element && target.closest('input, textarea, select, dialog')) return;
    event.preventDefault();
    const found = field();
    if (found) found.focus();
    else link.click();
  });
}
