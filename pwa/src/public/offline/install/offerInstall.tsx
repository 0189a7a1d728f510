import type { ReactNode } from 'react';
import { readPageData } from '../../page/pageData.ts';
import { toastTexts } from '../toast/toasts.texts.ts';
import { Button } from '../../../shared/ui/primitives/Button.tsx';
import { Toast } from '../toast/Toast.tsx';
import { openToast } from '../toast/openToast.tsx';

const { install: texts } = toastTexts;

/** Chromium's event, which asks to install when it is told to; other browsers have none. */
export interface InstallEvent extends Event {
  prompt(): Promise<void>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

interface InstallToastProps {
  /** Undefined where only the reader himself can install: on an iPhone. */
  readonly event: InstallEvent | undefined;
  readonly close: () => void;
  readonly decline: () => void;
}

function InstallToast({ event, close, decline }: InstallToastProps): ReactNode {
  const { shortName } = readPageData().facts;
  const refuse = (): void => {
    decline();
    close();
  };
  const ask = async (asked: InstallEvent): Promise<void> => {
    close();
    await asked.prompt();
    if ((await asked.userChoice).outcome === 'dismissed') decline();
  };
  const actions = event ? (
    <Button
      kind="green"
      compact
      onClick={() => {
        ask(event).catch(() => undefined);
      }}
    >
      {texts.install}
    </Button>
  ) : undefined;
  return (
    <Toast
      title={texts.title(shortName)}
      closeLabel={texts.decline}
      onClose={refuse}
      actions={actions}
    >
      <p>{event ? texts.text : texts.textIos}</p>
    </Toast>
  );
}

/** Offers to install the site. `decline` is called once the reader does not want to. */
export function offerInstall(event: InstallEvent | undefined, decline: () => void): void {
  openToast((close) => <InstallToast event={event} close={close} decline={decline} />, true);
}
