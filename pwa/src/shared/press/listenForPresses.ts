import { isPlain } from './isPlain.ts';

/** The code of a control, loaded with its first press. */
export interface PressCode {
  readonly press: (control: HTMLElement) => void | Promise<void>;
}

/** By the value of `data-press`. */
export type Presses = Readonly<Record<string, () => Promise<PressCode>>>;

/** Presses `control` as if it had no `data-press`. */
export function pressNatively(control: HTMLElement): void {
  const name = control.dataset['press'] ?? '';
  delete control.dataset['press'];
  control.click();
  control.dataset['press'] = name;
}

/**
 * Handles presses of elements with `data-press`. If the code of a link cannot be loaded although
 * there is a connection, the link is followed.
 */
export function listenForPresses(presses: Presses): void {
  document.addEventListener('click', (event) => {
    const control = event.target instanceof Element ? event.target.closest('[data-press]') : null;
    if (!(control instanceof HTMLElement) || event.defaultPrevented || !isPlain(event)) return;
    const load = presses[control.dataset['press'] ?? ''];
    if (!load) return;
    event.preventDefault();
    load()
      .then(({ press }) => press(control))
      .catch(() => {
        if (control instanceof HTMLAnchorElement && navigator.onLine) pressNatively(control);
      });
  });
}
