import { useState, type ReactNode } from 'react';
import { toastTexts } from '../toast/toasts.texts.ts';
import { Button } from '../../../shared/ui/primitives/Button.tsx';
import { Toast } from '../toast/Toast.tsx';
import { openToast } from '../toast/openToast.tsx';

const { update: texts } = toastTexts;

const TYPED = 'textarea, input:is([type="text"], [type="email"], [type="tel"], :not([type]))';

/** Whether a reload would lose typed text. */
function hasUnsavedText(root: ParentNode = document): boolean {
  const fields = root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED);
  return [...fields].some(({ value }) => value.trim() !== '');
}

/**
 * The page reloads after this time even if the new worker is not active yet, because pages are
 * fetched from the network first.
 */
const ACTIVATION_MS = 2000;

function reloadWith(activate: () => void): void {
  const reload = (): void => {
    window.location.reload();
  };
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  setTimeout(reload, ACTIVATION_MS);
  activate();
}

interface UpdateToastProps {
  readonly activate: () => void;
  readonly close: () => void;
}

function UpdateToast({ activate, close }: UpdateToastProps): ReactNode {
  const [unsaved, setUnsaved] = useState(false);
  const reload = (): void => {
    if (hasUnsavedText()) setUnsaved(true);
    else reloadWith(activate);
  };
  const actions = (
    <Button kind="green" compact onClick={reload}>
      {texts.reload}
    </Button>
  );
  return (
    <Toast title={texts.title} actions={actions} closeLabel={texts.later} onClose={close}>
      {unsaved ? <p>{texts.unsaved}</p> : null}
    </Toast>
  );
}

let offered = false;

/** Once. The page reloads only at the press, and never while it contains typed text. */
export function offerUpdate(activate: () => void): void {
  if (offered) return;
  offered = true;
  openToast((close) => <UpdateToast activate={activate} close={close} />);
}
