import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** The place at the foot of the window; what comes there is announced politely. */
function toastRegion(): HTMLElement {
  const known = document.querySelector<HTMLElement>('.toasts');
  if (known) return known;
  const place = document.createElement('div');
  place.className = 'toasts';
  place.setAttribute('aria-live', 'polite');
  document.body.append(place);
  return place;
}

/**
 * Shows a band beside the application, so that no page carries its code; `close` takes it away again. One is seen at
 * a time: the newest, and one that can `wait` after all others.
 */
export function openToast(draw: (close: () => void) => ReactNode, wait = false): void {
  const element = document.createElement('div');
  if (wait) toastRegion().append(element);
  else toastRegion().prepend(element);
  const root = createRoot(element);
  root.render(
    draw(() => {
      root.unmount();
      element.remove();
    }),
  );
}
