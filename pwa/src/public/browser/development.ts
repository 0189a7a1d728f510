import { fetchPage, updatePage } from './renewal.ts';

const STYLES = 'style[data-vite-dev-id]';

let changes = 0;

/** During development a changed source of the page shows without a reload. */
import.meta.hot?.on('page-changed', () => {
  changes += 1;
  const change = changes;
  void fetchPage().then(({ page }) => {
    // An earlier change may be answered later.
    if (change !== changes) return;
    updatePage(page);
    const former = document.querySelectorAll(STYLES);
    document.head.append(...page.querySelectorAll(STYLES));
    for (const style of former) style.remove();
  });
});
