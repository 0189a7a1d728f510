import type { ReactNode } from 'react';
import { uiTexts } from '../../shared/texts/ui.texts.ts';
import { Button } from '../../shared/ui/primitives/Button.tsx';
import { staffUiTexts } from './adminUi.texts.ts';
import { FormGrid } from './FormGrid.tsx';
import { Modal } from './Modal.tsx';
import { TextField } from './TextField.tsx';
import { useCopy } from './useCopy.tsx';

const FIELD = 'handed-link';

export interface LinkModalProps {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly help: string;
  readonly url: string;
  /** Prints what the page has for paper. */
  readonly onPrint?: () => void;
  readonly onClose: () => void;
}

/** A link to pass on, which is not available after closing the dialog. */
export function LinkModal(props: LinkModalProps): ReactNode {
  const { title, text, label, help, url, onPrint, onClose } = props;
  const texts = staffUiTexts.link;
  const { copy, said } = useCopy(texts);
  return (
    <Modal
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{uiTexts.close}</Button>
          {onPrint ? (
            <Button icon="print" onClick={onPrint}>
              {texts.print}
            </Button>
          ) : null}
          <Button
            kind="green"
            onClick={() => {
              document.querySelector<HTMLInputElement>(`#${FIELD}`)?.select();
              copy(url);
            }}
          >
            {texts.copy}
          </Button>
        </>
      }
    >
      <FormGrid>
        <p>{text}</p>
        <TextField
          id={FIELD}
          label={label}
          value={url}
          help={help}
          readOnly
          onChange={() => undefined}
        />
      </FormGrid>
      {said}
    </Modal>
  );
}
