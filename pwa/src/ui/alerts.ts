import type { SweetAlertOptions } from 'sweetalert2';
import { uiTexts } from '../texts/ui.ts';

/** How an error popup goes on. */
export interface ErrorOptions {
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

const load = async (): Promise<typeof import('sweetalert2').default> => {
  const [{ default: Swal }] = await Promise.all([
    import('sweetalert2/dist/sweetalert2.esm.js'),
    import('./alerts.css'),
  ]);
  return Swal;
};

const WARNING = `<svg class="i" width="40" height="40" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 3.8 21.5 20h-19zM12 10v5M12 16.8V18"/></svg>`;

const frame = (kind: string, confirmKind: string): SweetAlertOptions => ({
  buttonsStyling: false,
  scrollbarPadding: false,
  iconHtml: WARNING,
  icon: 'error',
  // The class goes when the popup closes; an animation that stayed would be waited for.
  showClass: { popup: 'pop-in', backdrop: '', icon: '' },
  hideClass: { popup: '', backdrop: '', icon: '' },
  customClass: {
    // The staff panel is light whatever the device says.
    container: document.querySelector('.light') ? 'light' : '',
    popup: `pop ${kind}`,
    confirmButton: `btn sm ${confirmKind}`,
    cancelButton: 'btn sm b-outline',
  },
});

let shown = false;

/**
 * Tells that something failed, with the exact sentence of the specification as title. One popup at a time: while one
 * is open, further ones are dropped. Resolves when it is closed. Text only.
 */
export async function showError(title: string, { retry }: ErrorOptions = {}): Promise<void> {
  if (shown) return;
  shown = true;
  try {
    const Swal = await load();
    const { isConfirmed } = await Swal.fire({
      ...frame('pop-err', retry ? 'b-green' : 'b-outline'),
      titleText: title,
      confirmButtonText: retry ? uiTexts.retry : uiTexts.close,
      showCancelButton: Boolean(retry),
      cancelButtonText: uiTexts.close,
    });
    shown = false;
    if (isConfirmed) retry?.();
  } finally {
    shown = false;
  }
}

/** Asks before a delete; true only when the red button was pressed. The safe button has the focus. Text only. */
export async function confirm(question: Question): Promise<boolean> {
  const Swal = await load();
  const { isConfirmed } = await Swal.fire({
    ...frame('pop-ask', 'b-red'),
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
