import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { wallLinkId } from './GalleryGrid.tsx';
import { useSwipe, type SwipeHandlers } from '../carousel/useSwipe.ts';

interface LightboxKeys {
  /** The picture on show. */
  readonly id: number;
  readonly onClose: () => void;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
}

interface LightboxHandles {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly touch: SwipeHandlers;
}

/** Makes the overlay modal, handles keys and swipes, and returns the focus when it closes. */
export function useLightbox(keys: LightboxKeys): LightboxHandles {
  const dialog = useRef<HTMLDialogElement>(null);
  const latest = useRef(keys);
  const touch = useSwipe((direction) => {
    if (direction > 0) keys.onNext();
    else keys.onPrevious();
  });

  useEffect(() => {
    latest.current = keys;
  });

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    // Rendered open for readers without JavaScript: only a closed dialog can become modal.
    element.close();
    const root = document.documentElement;
    // Where the scroll bar takes space, its space stays: nothing moves behind the overlay.
    if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
    root.classList.add('lightbox-on');
    element.showModal();
    element.querySelector<HTMLElement>('.lightbox-close')?.focus({ preventScroll: true });
    const onCancel = (event: Event): void => {
      event.preventDefault();
      latest.current.onClose();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'ArrowLeft') latest.current.onPrevious();
      else if (event.key === 'ArrowRight') latest.current.onNext();
      // The browser lets a second Escape close a dialog whatever its page says; the address must follow.
      else if (event.key === 'Escape') onCancel(event);
    };
    element.addEventListener('cancel', onCancel);
    element.addEventListener('keydown', onKey);
    return () => {
      element.removeEventListener('cancel', onCancel);
      element.removeEventListener('keydown', onKey);
      element.close();
      root.classList.remove('lightbox-on');
      root.style.scrollbarGutter = '';
      // A picture of another page has no link here: then the wall's first one.
      const own = document.getElementById(wallLinkId(latest.current.id));
      (own ?? element.closest('section')?.querySelector('a'))?.focus();
    };
  }, []);

  return { dialog, touch };
}
