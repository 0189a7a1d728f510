import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { readyToDraw } from '../../browser/readyToDraw.ts';

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
 * Renders a toast outside the application, so that pages do not load its code. Only the first one
 * is visible: a new toast is put first, or last with `wait`.
 */
export function openToast(draw: (close: () => void) => ReactNode, wait = false): void {
  const element = document.createElement('div');
  if (wait) toastRegion().append(element);
  else toastRegion().prepend(element);
  const root = createRoot(element);
  const render = (): void => {
    root.render(
      draw(() => {
        root.unmount();
        element.remove();
      }),
    );
  };
  // Latin if the code for the page's script fails to load.
  readyToDraw().then(render, render);
}
