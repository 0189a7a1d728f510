import type { ReactNode } from 'react';
import { printPage } from '../screen/printPage.ts';
import { Button } from '../../shared/ui/primitives/Button.tsx';
import { Modal } from '../ui/Modal.tsx';
import { useCopy } from '../ui/useCopy.tsx';
import { factorTexts as texts } from './factors.texts.ts';

function download(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = texts.fileName;
  link.click();
  // The browser reads the file after the click.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 60_000);
}

/** Shown once, so that only its own button closes it. */
export function RecoveryCodesDialog(props: {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}): ReactNode {
  const { codes, onClose } = props;
  const { copy, said } = useCopy(texts);
  const text = `${codes.join('\n')}\n`;
  return (
    <Modal
      open
      title={texts.codes}
      onClose={() => undefined}
      actions={
        <>
          <Button
            onClick={() => {
              copy(text);
            }}
          >
            {texts.copy}
          </Button>
          <Button
            onClick={() => {
              download(text);
            }}
          >
            {texts.download}
          </Button>
          <Button onClick={printPage}>{texts.print}</Button>
          <Button kind="green" onClick={onClose}>
            {texts.saved}
          </Button>
        </>
      }
    >
      <p className="panel-text">{texts.codesShown}</p>
      <ol className="recovery-codes" data-verbatim="">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      {said}
    </Modal>
  );
}
