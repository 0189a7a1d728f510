import { useState, type ReactNode } from 'react';
import { Icon } from '../../../shared/ui/primitives/Icon.tsx';
import { Button } from '../../../shared/ui/primitives/Button.tsx';
import { useUnsavedChanges } from '../../form/unsavedChanges.ts';
import { useWaitingPart, type WaitingPart } from '../../form/waitingParts.ts';
import { TextField } from '../../ui/TextField.tsx';
import { usePreview } from '../../upload/FileField.tsx';
import { FocusDialog } from './FocusDialog.tsx';
import { CreditOffer } from './newPicture.tsx';
import { isFresh, type PictureRow, type PictureWords } from './pictureRows.ts';
import type { Handle } from './useDragging.ts';
import { severalTexts as texts } from './several.texts.ts';

export interface PictureFieldsProps {
  readonly id: string;
  readonly row: PictureRow;
  readonly name: string;
  /** Names the row's buttons. */
  readonly label: string;
  readonly handle: Handle;
  readonly onChange: (words: Partial<PictureWords>) => void;
  /** Of a new one. */
  readonly part: WaitingPart | undefined;
  readonly actions: ReactNode;
}

export const nameOf = (row: PictureRow, at: number): string =>
  row.alt || (isFresh(row) ? row.file.name : texts.nth(at + 1));

export function PictureFields(props: PictureFieldsProps): ReactNode {
  const { id, row, name, label, handle, onChange, part, actions } = props;
  const file = isFresh(row) ? row.file : undefined;
  const preview = usePreview(file);
  const url = isFresh(row) ? preview : row.thumbnail;
  const [isFocusOpen, setFocusOpen] = useState(false);
  useWaitingPart(part);
  useUnsavedChanges(file !== undefined);
  return (
    <li>
      <span className="pictures-thumbnail" {...handle}>
        {url ? (
          <img
            src={url}
            alt=""
            draggable={false}
            loading="lazy"
            style={{ objectPosition: row.focus || undefined }}
          />
        ) : null}
        <b>{name}</b>
      </span>
      <Words id={id} row={row} onChange={onChange} />
      <div className="pictures-ways">
        <Button
          compact
          kind="outline"
          icon={row.focus ? 'check' : 'place'}
          aria-label={texts.focusOf(label, row.focus !== '')}
          onClick={() => {
            setFocusOpen(true);
          }}
        >
          {texts.focus}
        </Button>
        <span>{actions}</span>
      </div>
      {isFocusOpen && url ? (
        <FocusDialog
          src={isFresh(row) ? url : row.src}
          focus={row.focus}
          onClose={() => {
            setFocusOpen(false);
          }}
          onApply={(focus) => {
            onChange({ focus });
          }}
        />
      ) : null}
    </li>
  );
}

function Words({
  id,
  row,
  onChange,
}: Pick<PictureFieldsProps, 'id' | 'row' | 'onChange'>): ReactNode {
  return (
    <div className="pictures-fields">
      <TextField
        id={`${id}-alt`}
        label={texts.alt}
        value={row.alt}
        optional
        after={
          row.alt.trim() ? undefined : (
            <p className="drop-warning">
              <Icon name="warning" />
              {texts.missingAlt}
            </p>
          )
        }
        onChange={(alt) => {
          onChange({ alt });
        }}
      />
      <TextField
        id={`${id}-credit`}
        label={texts.credit}
        value={row.credit}
        optional
        after={
          <CreditOffer
            file={isFresh(row) ? row.file : undefined}
            value={row.credit}
            onChange={(credit) => {
              onChange({ credit });
            }}
          />
        }
        onChange={(credit) => {
          onChange({ credit });
        }}
      />
    </div>
  );
}
