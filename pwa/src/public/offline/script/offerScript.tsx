import type { ReactNode } from 'react';
import { inScript, LANGUAGE_TAGS, splitScript, type Script } from '@centar/domain/scriptAddress.ts';
import { ButtonLink } from '../../../shared/ui/primitives/Button.tsx';
import { shownScript } from '../../../shared/script/script.ts';
import { chooseScript } from '../../device/scriptChoice.ts';
import { Toast } from '../toast/Toast.tsx';
import { openToast } from '../toast/openToast.tsx';
import { toastTexts } from '../toast/toasts.texts.ts';

const { script: texts } = toastTexts;

interface ScriptToastProps {
  readonly chosen: Script;
  readonly close: () => void;
}

function ScriptToast({ chosen, close }: ScriptToastProps): ReactNode {
  const { pathname, search, hash } = window.location;
  const address = inScript(chosen, splitScript(pathname).path + search + hash);
  const stay = (): void => {
    chooseScript(shownScript());
    close();
  };
  return (
    <Toast
      title={texts.title[chosen]}
      closeLabel={texts.stay}
      onClose={stay}
      actions={
        <ButtonLink kind="green" compact href={address} hrefLang={LANGUAGE_TAGS[chosen]}>
          {texts.follow[chosen]}
        </ButtonLink>
      }
    />
  );
}

/** Offers this page in the chosen script. Staying updates the choice. */
export function offerScript(chosen: Script): void {
  openToast((close) => <ScriptToast chosen={chosen} close={close} />, true);
}
