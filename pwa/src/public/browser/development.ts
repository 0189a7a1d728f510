import { fetchPage, updatePage } from './renewal.ts';

const STYLES = 'style[data-vite-dev-id]';

/** During development a changed source of the page shows without a reload. */
import.meta.hot?.on('page-changed', () => {
  void fetchPage().then(({ page }) => {
    updatePage(page);
    const former = document.querySelectorAll(STYLES);
    document.head.append(...page.querySelectorAll(STYLES));
    for (const style of former) style.remove();
  });
});
