import { useEffect } from 'react';
import { paths } from '../../../shared/paths.ts';
import { shownAddress } from '../../../shared/script/script.ts';

const FIELD = paths.searchField.slice(paths.search.length);

/** The `/` key focuses the search field, or opens the search page. */
export function useSearchKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { key, target, altKey, ctrlKey, metaKey } = event;
      if (key !== '/' || altKey || ctrlKey || metaKey || event.defaultPrevented) return;
      if (target instanceof Element && target.closest('input, textarea, select, dialog')) return;
      event.preventDefault();
      const field = document.querySelector<HTMLElement>(FIELD);
      if (field) field.focus();
      else window.location.assign(shownAddress(paths.searchField));
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, []);
}
