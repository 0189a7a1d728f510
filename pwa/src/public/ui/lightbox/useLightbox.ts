import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { wallLinkId } from './GalleryGrid.tsx';
import { useSwipe, type SwipeHandlers } from './useSwipe.ts';

interface LightboxKeys {
  /** The current picture. */
  readonly id: number;
  readonly onClose: () => void;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
}

interface LightboxHandles {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly touch: SwipeHandlers;
}

/** Modal, with keys and swipes; restores the focus when it closes. */
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
    // Only a closed dialog can become modal; it was rendered open for readers without JavaScript.
    element.close();
    const root = document.documentElement;
    // Keeps the space of the scroll bar, so that nothing moves behind the overlay.
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
      // Browsers let a second Escape close a dialog in any case; the address must follow.
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
      // A picture of another gallery page has no link here; then the first link is focused.
      const own = document.getElementById(wallLinkId(latest.current.id));
      (own ?? element.closest('section')?.querySelector('a'))?.focus();
    };
  }, []);

  return { dialog, touch };
}
