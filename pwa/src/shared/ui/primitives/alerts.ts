import type { SweetAlertOptions } from 'sweetalert2';
import { shownText } from '../../script/script.ts';
import { uiTexts } from '../../texts/ui.texts.ts';

/** How an error popup goes on. */
export interface ErrorOptions {
  /** A sentence under the title. */
  readonly text?: string | undefined;
  /** Offers 'Pokušaj ponovo' and is called when it is pressed. */
  readonly retry?: (() => void) | undefined;
}

/** A question before something that can't be undone. */
export interface Question {
  readonly title: string;
  readonly text?: string | undefined;
  /** The word on the red button. */
  readonly confirmLabel?: string;
  readonly cancelLabel?: string;
}

/** Fetches the popups' code before it is needed, so that they also show once the connection is lost. */
export async function preloadAlerts(): Promise<void> {
  await load();
}

type Popups = typeof import('sweetalert2').default;

const load = async (): Promise<Popups> => {
  const [{ default: Swal }] = await Promise.all([
    import('sweetalert2/dist/sweetalert2.esm.js'),
    import('./alerts.css'),
  ]);
  return Swal;
};

/** The popups' code, or undefined where it can't be had; the browser's own dialogs stand in for it then. */
const tryLoad = (): Promise<Popups | undefined> => load().catch(() => undefined);

/** The title and the sentence under it, as the browser's own dialogs show them. */
const plainText = (title: string, text: string | undefined): string =>
  shownText(text ? `${title}\n\n${text}` : title);

const WARNING = `<svg class="icon" width="40" height="40" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 3.8 21.5 20h-19zM12 10v5M12 16.8V18"/></svg>`;

/** An open dialog lies above all of the page: a popup must stand within it to be seen. */
const openDialog = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);

const frame = (kind: string, confirmKind: string): SweetAlertOptions => ({
  target: openDialog() ?? document.body,
  buttonsStyling: false,
  scrollbarPadding: false,
  iconHtml: WARNING,
  icon: 'error',
  // The class goes when the popup closes; an animation that stayed would be waited for.
  showClass: { popup: 'popup-in', backdrop: '', icon: '' },
  hideClass: { popup: '', backdrop: '', icon: '' },
  customClass: {
    // The staff panel is light whatever the device says.
    container: document.querySelector('.light') ? 'light' : '',
    popup: `popup ${kind}`,
    confirmButton: `button compact ${confirmKind}`,
    cancelButton: 'button compact button-outline',
  },
});

let isOpening = false;

const openPopup = (): Element | null => document.querySelector('.swal2-popup:not(.swal2-toast)');

/** Asked of the page and not remembered: a popup goes without a word when the dialog around it does. */
const isShown = (): boolean => isOpening || openPopup() !== null;

/**
 * Tells that something failed, with the exact sentence of the specification as title. One popup at a time: while one
 * is open, further ones are dropped. Resolves when it is closed. Text only.
 */
export async function showError(title: string, { text, retry }: ErrorOptions = {}): Promise<void> {
  if (isShown()) return;
  isOpening = true;
  const Swal = await tryLoad();
  isOpening = false;
  if (!Swal) {
    const plain = plainText(title, text);
    if (!retry) window.alert(plain);
    else if (window.confirm(`${plain}\n\n${shownText(uiTexts.retry)}?`)) retry();
    return;
  }
  const { isConfirmed } = await Swal.fire({
    ...frame('popup-error', retry ? 'button-green' : 'button-outline'),
    titleText: shownText(title),
    ...(text ? { text: shownText(text) } : {}),
    confirmButtonText: shownText(retry ? uiTexts.retry : uiTexts.close),
    showCancelButton: Boolean(retry),
    cancelButtonText: shownText(uiTexts.close),
  });
  if (isConfirmed) retry?.();
}

/** Asks before a delete; true only when the red button was pressed. The safe button has the focus. Text only. */
export async function confirm(question: Question): Promise<boolean> {
  const Swal = await tryLoad();
  if (!Swal) return window.confirm(plainText(question.title, question.text));
  const { isConfirmed } = await Swal.fire({
    ...frame('popup-ask', 'button-red'),
    titleText: question.title,
    ...(question.text ? { text: question.text } : {}),
    confirmButtonText: question.confirmLabel ?? uiTexts.confirm.yes,
    cancelButtonText: question.cancelLabel ?? uiTexts.confirm.no,
    showCancelButton: true,
    reverseButtons: true,
    focusCancel: true,
  });
  return isConfirmed;
}

/** A success: the exact sentence of the specification, and what it brings with it. */
export interface ToastOptions {
  /** A sentence under the first. */
  readonly text?: string | undefined;
  /** Holds the buttons and links of the toast, drawn by the caller. */
  readonly actions: HTMLElement;
  /** Whether there are any: such a toast stays until it is closed. */
  readonly stays: boolean;
}

/** Time to read a toast without buttons, in milliseconds. */
const TOAST_MS = 7000;

/** Only one of the library's windows is open at a time: a toast waits until an open question or failure is answered. */
async function untilNoPopup(isWanted: () => boolean): Promise<boolean> {
  while (isWanted() && openPopup()) await new Promise((resolve) => setTimeout(resolve, 100));
  return isWanted();
}

/**
 * Shows a success beside the page, without taking the focus; screen readers announce it. The next one takes its place.
 * Returns what closes it. `onMissing` is called where the popups' code can't be had. Text only.
 */
export function showToast(
  title: string,
  { text, actions, stays }: ToastOptions,
  onMissing: () => void,
): () => void {
  let isWanted = true;
  let close = (): void => undefined;
  const open = async (): Promise<void> => {
    const Swal = await tryLoad();
    if (!Swal) {
      onMissing();
      return;
    }
    if (!(await untilNoPopup(() => isWanted))) return;
    const body = document.createElement('div');
    if (text) body.append(Object.assign(document.createElement('p'), { textContent: text }));
    body.append(actions);
    await Swal.fire({
      toast: true,
      target: openDialog() ?? document.body,
      position: 'bottom-end',
      titleText: title,
      html: body,
      showConfirmButton: false,
      showCloseButton: true,
      closeButtonAriaLabel: uiTexts.close,
      ...(stays ? {} : { timer: TOAST_MS }),
      showClass: { popup: 'popup-in', backdrop: '', icon: '' },
      hideClass: { popup: '', backdrop: '', icon: '' },
      customClass: { container: 'toast-place', popup: 'toast-done' },
      didOpen: (popup) => {
        close = () => {
          // Another one may have taken its place.
          if (popup.isConnected) Swal.close();
        };
        for (const name of ['mouseenter', 'focusin']) popup.addEventListener(name, Swal.stopTimer);
        for (const name of ['mouseleave', 'focusout']) {
          popup.addEventListener(name, Swal.resumeTimer);
        }
      },
    });
  };
  void open();
  return () => {
    isWanted = false;
    close();
  };
}
