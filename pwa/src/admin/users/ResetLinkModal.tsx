import { useState, type ReactNode } from 'react';
import { formatDateTime } from '@centar/domain/dates.ts';
import { usersTexts } from './users.texts.ts';
import { uiTexts } from '../../shared/texts/ui.texts.ts';
import { Button } from '../../shared/ui/primitives/Button.tsx';
import { FormGrid } from '../ui/FormGrid.tsx';
import { Modal } from '../ui/Modal.tsx';
import { AlertBox } from '../ui/AlertBox.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { HandedLink } from './users.adminOperations.ts';

const texts = usersTexts.link;
const FIELD = 'reset-link';

export interface ResetLinkModalProps {
  readonly name: string;
  readonly link: HandedLink;
  readonly onClose: () => void;
}

/** The link is not available after closing the dialog. */
export function ResetLinkModal({ name, link, onClose }: ResetLinkModalProps): ReactNode {
  const [copied, setCopied] = useState<boolean>();
  const copy = async (): Promise<void> => {
    document.querySelector<HTMLInputElement>(`#${FIELD}`)?.select();
    setCopied(
      await navigator.clipboard.writeText(link.url).then(
        () => true,
        () => false,
      ),
    );
  };
  return (
    <Modal
      open
      title={texts.action}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{uiTexts.close}</Button>
          <Button kind="green" onClick={() => void copy()}>
            {texts.copy}
          </Button>
        </>
      }
    >
      <FormGrid>
        <p>{texts.text(name)}</p>
        <TextField
          id={FIELD}
          label={texts.label}
          value={link.url}
          help={texts.until(formatDateTime(link.expiresAt))}
          readOnly
          onChange={() => undefined}
        />
      </FormGrid>
      <div className="panel-said" aria-live="polite">
        {copied === undefined ? null : (
          <AlertBox
            tone={copied ? 'green' : 'amber'}
            text={copied ? texts.copied : texts.notCopied}
          />
        )}
      </div>
    </Modal>
  );
}
