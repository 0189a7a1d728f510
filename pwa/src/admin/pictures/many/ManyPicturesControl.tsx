import { useEffect, useState, type ReactNode } from 'react';
import type { Control } from '../../fields/fields.tsx';
import { failureSentence } from '../../form/useSave.ts';
import { Icon } from '../../../shared/ui/primitives/Icon.tsx';
import { FieldError } from '../../ui/FieldFrame.tsx';
import { changeRows } from '../../ui/changeRows.ts';
import { IconAction } from '../../ui/IconAction.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { isTooSmall, ITEM_PICTURE, type PictureSize } from '../../upload/pictureSize.ts';
import { useSamePicture, type KnownPicture } from '../../upload/samePicture.ts';
import { staffTexts } from '../../texts/staff.texts.ts';
import { usePreview } from '../../upload/FileField.tsx';
import { PictureFiles } from '../PictureFiles.tsx';
import { manyPicturesTexts as texts } from './manyPictures.texts.ts';
import { MOST_PICTURES, withFiles, type PictureRow } from './pictureRow.ts';
import type { PictureState } from './sendPictures.ts';
import '../../ui/FileDrop.css';
import './ManyPictures.css';

/** With the state that drafts don't store: files and progress. */
export interface ManyPicturesControlProps extends Control<readonly PictureRow[]> {
  readonly files: ReadonlyMap<string, File>;
  readonly states: ReadonlyMap<string, PictureState>;
  /** To detect duplicates. */
  readonly known: readonly KnownPicture[];
  readonly onAdd: (files: readonly File[]) => void;
  readonly onDrop: (file: string) => void;
  /** Nothing can be added or removed while sending. */
  readonly isBusy: boolean;
}

export function ManyPicturesControl(props: ManyPicturesControlProps): ReactNode {
  const {
    id,
    label,
    help,
    value: rows,
    onChange,
    error,
    files,
    states,
    known,
    onAdd,
    onDrop,
    isBusy,
  } = props;
  const [refused, setRefused] = useState<readonly string[]>([]);
  const choose = (chosen: readonly File[], others: readonly string[]): void => {
    const next = withFiles(rows, chosen);
    const { alike, tooMany } = next;
    setRefused([
      ...others,
      ...(alike.length > 0 ? [texts.alike(alike.map(({ name }) => name).join(', '))] : []),
      ...(tooMany > 0 ? [texts.tooMany(tooMany, MOST_PICTURES)] : []),
    ]);
    onAdd(chosen.filter((file) => !alike.includes(file)));
    onChange(next.rows);
  };
  useEffect(() => {
    const isJustSaved = ({ file, isSaved }: PictureRow): boolean =>
      !isSaved && states.get(file)?.kind === 'saved';
    if (!rows.some(isJustSaved)) return;
    onChange(rows.map((row) => (isJustSaved(row) ? { ...row, isSaved: true } : row)));
  }, [rows, states, onChange]);
  const change = (changed: PictureRow): void => {
    onChange(rows.map((row) => (row.file === changed.file ? changed : row)));
  };
  return (
    <fieldset className="many-pictures" id={id} tabIndex={-1}>
      <legend>
        {label}
        {rows.length > 0 ? <span>{texts.count(rows.length)}</span> : null}
      </legend>
      {error ? <FieldError text={error} /> : null}
      {refused.map((text) => (
        <FieldError key={text} text={text} />
      ))}
      <PictureFiles
        id={id}
        label={label}
        action={texts.choose}
        way={texts.drop}
        isBusy={isBusy}
        onFiles={choose}
      />
      <p className="field-help" id={`${id}-h`}>
        {help}
      </p>
      {rows.length > 0 ? (
        <ul className="many-pictures-list">
          {rows.map((row) => (
            <Row
              key={row.file}
              row={row}
              file={files.get(row.file)}
              state={states.get(row.file)}
              known={known}
              isBusy={isBusy}
              onChange={change}
              onRemove={() => {
                onDrop(row.file);
                onChange(rows.filter(({ file }) => file !== row.file));
              }}
            />
          ))}
        </ul>
      ) : null}
    </fieldset>
  );
}

interface RowProps {
  readonly row: PictureRow;
  readonly file: File | undefined;
  readonly state: PictureState | undefined;
  readonly known: readonly KnownPicture[];
  readonly isBusy: boolean;
  readonly onChange: (row: PictureRow) => void;
  readonly onRemove: () => void;
}

function Row({ row, file, state, known, isBusy, onChange, onRemove }: RowProps): ReactNode {
  const { isSaved = false } = row;
  const [size, setSize] = useState<PictureSize>();
  const small = !isSaved && size && isTooSmall(size, ITEM_PICTURE) ? size : undefined;
  const same = useSamePicture(isSaved ? undefined : file, known);
  return (
    <li className={isSaved ? 'is-saved' : undefined}>
      <Thumbnail file={file} onSize={setSize} />
      <div className="many-pictures-fields">
        {isSaved ? (
          <b>{row.title}</b>
        ) : (
          <>
            <TextField
              id={`t-${row.creationKey}`}
              label={texts.titleOf(row.fileName)}
              value={row.title}
              onChange={(title) => {
                onChange({ ...row, title });
              }}
            />
            <TextField
              id={`a-${row.creationKey}`}
              label={texts.altOf(row.fileName)}
              placeholder={texts.alt}
              optional
              value={row.alt}
              onChange={(alt) => {
                onChange({ ...row, alt });
              }}
            />
          </>
        )}
        {file || isSaved ? null : <FieldError text={texts.noFile} />}
        {small ? (
          <p className="drop-warning">{staffTexts.smallPicture(small, ITEM_PICTURE)}</p>
        ) : null}
        {same ? <p className="drop-warning">{staffTexts.samePicture(same.title)}</p> : null}
        <State state={isSaved ? SAVED : state} />
      </div>
      {isSaved || isBusy ? null : (
        <IconAction
          icon="trash"
          danger
          label={texts.remove(row.fileName)}
          act="remove"
          onClick={({ currentTarget }) => {
            changeRows(currentTarget, 'remove', onRemove);
          }}
        />
      )}
    </li>
  );
}

const SAVED: PictureState = { kind: 'saved' };

function State({ state }: { readonly state: PictureState | undefined }): ReactNode {
  if (!state) return null;
  if (state.kind === 'failed') {
    return <FieldError text={`${texts.failed}: ${failureSentence(state.failure)}`} />;
  }
  return (
    <p className="many-pictures-state">
      {state.kind === 'saved' ? <Icon name="check" size={16} /> : null}
      {state.kind === 'saved' ? texts.saved : texts.sending}
    </p>
  );
}

/** Lazy, because there may be hundreds. */
function Thumbnail(props: {
  readonly file: File | undefined;
  readonly onSize: (size: PictureSize) => void;
}): ReactNode {
  const { file, onSize } = props;
  const url = usePreview(file);
  return (
    <span className="many-pictures-thumbnail">
      {url ? (
        <img
          src={url}
          alt=""
          loading="lazy"
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            onSize({ width: naturalWidth, height: naturalHeight });
          }}
        />
      ) : null}
    </span>
  );
}
