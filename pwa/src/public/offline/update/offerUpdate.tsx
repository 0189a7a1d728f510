import { useState } from 'react';
import type { ReactNode } from 'react';
import { bandTexts } from '../toast/toasts.texts.ts';
import { Button } from '../../../shared/ui/primitives/Button.tsx';
import { Toast } from '../toast/Toast.tsx';
import { openToast } from '../toast/openToast.tsx';
import { hasUnsavedText } from './unsavedText.ts';

const { update: texts } = bandTexts;

/** The page is of the network first, so it is new even where the new worker does not come, in milliseconds. */
const TAKE_OVER_MS = 2000;

function reloadWith(activate: () => void): void {
  const reload = (): void => {
    window.location.reload();
  };
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  setTimeout(reload, TAKE_OVER_MS);
  activate();
}

interface UpdateBandProps {
  readonly takeOver: () => void;
  readonly close: () => void;
}

function UpdateBand({ takeOver, close }: UpdateBandProps): ReactNode {
  const [unsaved, setUnsaved] = useState(false);
  const reload = (): void => {
    if (hasUnsavedText()) setUnsaved(true);
    else reloadWith(takeOver);
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

/** Offers a new version, once; the page is reloaded only at the press and never while it holds typed text. */
export function offerUpdate(takeOver: () => void): void {
  if (offered) return;
  offered = true;
  openToast((close) => <UpdateBand takeOver={takeOver} close={close} />);
}
