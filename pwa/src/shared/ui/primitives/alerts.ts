import type { SweetAlertOptions } from 'sweetalert2';
import { shownText } from '../../script/script.ts';
import { uiTexts } from '../../texts/ui.texts.ts';

export interface ErrorOptions {
  /** A sentence under the title. */
  readonly text?: string | undefined;
  /** Adds the button 'Pokušaj ponovo', which calls it. */
  readonly retry?: (() => void) | undefined;
}

export interface Question {
  readonly title: string;
  readonly text?: string | undefined;
  /** The label of the red button. */
  readonly confirmLabel?: string;
  readonly cancelLabel?: string;
}

/** Loads the code in advance, so that popups also work without a connection. */
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

/** Undefined if the code fails to load; the browser's dialogs replace the popups. */
const tryLoad = (): Promise<Popups | undefined> => load().catch(() => undefined);

const plainText = (title: string, text: string | undefined): string =>
  shownText(text ? `${title}\n\n${text}` : title);

const WARNING = `<svg class="icon" width="40" height="40" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 3.8 21.5 20h-19zM12 10v5M12 16.8V18"/></svg>`;

/** An open dialog is in the top layer: a popup must be inside it to be visible. */
const openDialog = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);

const frame = (kind: string, confirmKind: string): SweetAlertOptions => ({
  target: openDialog() ?? document.body,
  buttonsStyling: false,
  scrollbarPadding: false,
  iconHtml: WARNING,
  icon: 'error',
  // The library removes the class when the popup closes; it would wait for a remaining animation.
  showClass: { popup: 'popup-in', backdrop: '', icon: '' },
  hideClass: { popup: '', backdrop: '', icon: '' },
  customClass: {
    popup: `popup ${kind}`,
    confirmButton: `button compact ${confirmKind}`,
    cancelButton: 'button compact button-outline',
  },
});

let isOpening = false;

const openPopup = (): Element | null => document.querySelector('.swal2-popup:not(.swal2-toast)');

/** Read from the document: a popup disappears without an event when the dialog around it closes. */
const isShown = (): boolean => isOpening || openPopup() !== null;

/**
 * Shows a failure with the exact sentence of the specification as plain text. While a popup is
 * open, further ones are dropped. Resolves when it is closed.
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

/** True only if the red button was pressed. The cancel button has the focus. */
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

export interface ToastOptions {
  /** A sentence under the title. */
  readonly text?: string | undefined;
  /** Buttons and links, rendered by the caller. */
  readonly actions: HTMLElement;
  /** Whether the toast stays until it is closed. */
  readonly stays: boolean;
}

/** How long a toast without buttons is shown, in milliseconds. */
const TOAST_MS = 7000;

/** The library shows one popup or toast at a time: a toast waits until the open popup is closed. */
async function untilNoPopup(isPending: () => boolean): Promise<boolean> {
  while (isPending() && openPopup()) await new Promise((resolve) => setTimeout(resolve, 100));
  return isPending();
}

/**
 * Shows a success without taking the focus; screen readers announce it. It replaces the previous
 * toast. Returns a function that closes it. `onMissing` is called if the code fails to load.
 */
export function showToast(
  title: string,
  { text, actions, stays }: ToastOptions,
  onMissing: () => void,
): () => void {
  let isPending = true;
  let close = (): void => undefined;
  const open = async (): Promise<void> => {
    const Swal = await tryLoad();
    if (!Swal) {
      onMissing();
      return;
    }
    if (!(await untilNoPopup(() => isPending))) return;
    const body = document.createElement('div');
    if (text) body.append(Object.assign(document.createElement('p'), { textContent: text }));
    body.append(actions);
    /** Where the keyboard was before it went into the toast. */
    let from: HTMLElement | undefined;
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
      willClose: (popup) => {
        if (!popup.contains(document.activeElement)) return;
        (from?.isConnected ? from : document.getElementById('sadrzaj'))?.focus();
      },
      // `didOpen` is a task later: the focus may be in the toast by then.
      willOpen: (popup) => {
        close = () => {
          // Another toast may have replaced it.
          if (popup.isConnected) Swal.close();
        };
        popup.addEventListener('focusin', ({ relatedTarget }) => {
          if (relatedTarget instanceof HTMLElement && !popup.contains(relatedTarget)) {
            from = relatedTarget;
          }
        });
        for (const name of ['mouseenter', 'focusin']) popup.addEventListener(name, Swal.stopTimer);
        for (const name of ['mouseleave', 'focusout']) {
          popup.addEventListener(name, Swal.resumeTimer);
        }
      },
    });
  };
  void open();
  return () => {
    isPending = false;
    close();
  };
}
