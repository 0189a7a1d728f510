import type { ReactNode } from 'react';
import { toastTexts } from '../toast/toasts.texts.ts';
import { Button } from '../../../shared/ui/primitives/Button.tsx';
import { Toast } from '../toast/Toast.tsx';
import { openToast } from '../toast/openToast.tsx';

const { install: texts } = toastTexts;

/** The `beforeinstallprompt` event of Chromium. */
export interface InstallEvent extends Event {
  prompt(): Promise<void>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** The browser's prompt, or a browser in which the reader installs through its menu. */
export type InstallWay = InstallEvent | 'iphone' | 'firefox';

const siteName = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? '';

interface InstallToastProps {
  readonly way: InstallWay;
  readonly close: () => void;
  readonly decline: () => void;
}

function InstallToast({ way, close, decline }: InstallToastProps): ReactNode {
  const refuse = (): void => {
    decline();
    close();
  };
  const ask = async (asked: InstallEvent): Promise<void> => {
    close();
    await asked.prompt();
    if ((await asked.userChoice).outcome === 'dismissed') decline();
  };
  const isByHand = typeof way === 'string';
  const actions = isByHand ? undefined : (
    <Button
      kind="green"
      compact
      onClick={() => {
        ask(way).catch(() => undefined);
      }}
    >
      {texts.install}
    </Button>
  );
  return (
    <Toast
      title={texts.title(siteName())}
      closeLabel={texts.decline}
      onClose={refuse}
      actions={actions}
    >
      <p>{isByHand ? texts.byHand[way] : texts.text}</p>
    </Toast>
  );
}

/** `decline` is called when the reader does not want to install. */
export function offerInstall(way: InstallWay, decline: () => void): void {
  openToast((close) => <InstallToast way={way} close={close} decline={decline} />, true);
}
