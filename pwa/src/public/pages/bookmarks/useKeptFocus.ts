import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Bookmark } from '../../device/bookmarks.ts';

const stars = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('.mine [data-press="star"]'),
];

/** Removing a star removes its row, with the focus: the next star gets it. */
export function useKeptFocus(bookmarks: readonly Bookmark[] | undefined): void {
  const at = useRef(-1);
  useEffect(() => {
    const remember = ({ target }: FocusEvent): void => {
      at.current = target instanceof HTMLElement ? stars().indexOf(target) : -1;
    };
    document.addEventListener('focusin', remember);
    return () => {
      document.removeEventListener('focusin', remember);
    };
  }, []);
  useLayoutEffect(() => {
    if (at.current < 0 || document.activeElement !== document.body) return;
    const left = stars();
    (left[Math.min(at.current, left.length - 1)] ?? document.querySelector('main'))?.focus();
  }, [bookmarks]);
}
