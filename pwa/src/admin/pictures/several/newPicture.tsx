import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { Button } from '../../../shared/ui/primitives/Button.tsx';
import type { Control } from '../../fields/fields.tsx';
import { usePreview } from '../../upload/FileField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { FocusDialog } from './FocusDialog.tsx';
import { creditIn } from './pictureCredit.ts';
import { severalTexts as texts } from './several.texts.ts';

/** Chosen for a new item. */
export const NewPictureContext = createContext<File | undefined>(undefined);

/** Empty until it is read, or if the file has none. */
function useCreditIn(file: File | undefined): string {
  const [found, setFound] = useState<{ readonly of: File; readonly credit: string }>();
  useEffect(() => {
    if (!file) return undefined;
    let isCurrent = true;
    void creditIn(file).then((credit) => {
      if (isCurrent) setFound({ of: file, credit });
    });
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return found?.of === file ? (found?.credit ?? '') : '';
}

export interface CreditOfferProps {
  readonly file: File | undefined;
  readonly value: string;
  readonly onChange: (credit: string) => void;
}

/** Offers the file's credit. */
export function CreditOffer({ file, value, onChange }: CreditOfferProps): ReactNode {
  const found = useCreditIn(file);
  if (found === '' || found === value) return null;
  return (
    <Button
      compact
      kind="quiet"
      className="credit-offer"
      onClick={() => {
        onChange(found);
      }}
    >
      {texts.fromFile(found)}
    </Button>
  );
}

/** Of the first picture of a new item; nothing before it is chosen. */
export function CreditField(control: Control<string>): ReactNode {
  const file = useContext(NewPictureContext);
  if (!file) return null;
  return <TextField {...control} after={<CreditOffer {...control} file={file} />} />;
}

/** Of the first picture of a new item; nothing before it is chosen. */
export function NewFocusField({ label, help, value, onChange }: Control<string>): ReactNode {
  const file = useContext(NewPictureContext);
  const url = usePreview(file);
  const [isOpen, setOpen] = useState(false);
  if (url === undefined) return null;
  return (
    <div className="field">
      <span className="field-label">{label}</span>
      <div>
        <Button
          compact
          kind="outline"
          icon={value ? 'check' : 'place'}
          onClick={() => {
            setOpen(true);
          }}
        >
          {texts.focus}
        </Button>
      </div>
      <p className="field-help">{help}</p>
      {isOpen ? (
        <FocusDialog
          src={url}
          focus={value}
          onClose={() => {
            setOpen(false);
          }}
          onApply={onChange}
        />
      ) : null}
    </div>
  );
}
