import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { MAX_PICTURES } from '@centar/domain/content/pictures.ts';
import type { ImageView } from '@centar/domain/content/shared.ts';
import { FILE_RULES, fileProblem } from '@centar/domain/fileRules.ts';
import { Icon } from '../../../../shared/ui/primitives/Icon.tsx';
import { Button } from '../../../../shared/ui/primitives/Button.tsx';
import type { Control } from '../../../fields/fields.tsx';
import { useUnsavedChanges } from '../../../form/unsavedChanges.ts';
import { useWaitingPart, type WaitingPart } from '../../../form/waitingParts.ts';
import { useLatest } from '../../../screen/useLatest.ts';
import { FieldError } from '../../../ui/FieldFrame.tsx';
import { RowActions } from '../../../ui/RowActions.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useFileDrop } from '../../../ui/useFileDrop.ts';
import { usePreview } from '../../../upload/FileField.tsx';
import { seenPicture } from '../../../upload/seenFile.ts';
import { useUpload } from '../../../upload/useUpload.ts';
import { readFile } from '../../useCopiedFile.ts';
import { FocusDialog } from './FocusDialog.tsx';
import { CreditOffer } from './newPicture.tsx';
import {
  arranged,
  isFresh,
  separated,
  type AddPicture,
  type FreshPicture,
  type PictureRow,
  type SavedPicture,
  type WithPictures,
} from './pictureRows.ts';
import { severalTexts as texts } from './several.texts.ts';
import '../../../ui/FileDrop.css';
import './Pictures.css';

const ACCEPTED = FILE_RULES.image.extensions.map((extension) => `.${extension}`).join(',');
const NO_PICTURES: readonly ImageView[] = [];

/** The further pictures of the item that a new one copies. */
export const CopiedPicturesContext = createContext(NO_PICTURES);

export interface PicturesControlProps extends Control<readonly SavedPicture[] | null> {
  readonly add: AddPicture;
}

const allOf = ({ image, morePictures }: WithPictures): readonly ImageView[] => [
  ...(image ? [image] : []),
  ...morePictures,
];

const withoutText = { alt: '', credit: '', focus: '' };

/** Stored pictures are saved with the fields, new ones are sent after them. */
export function PicturesControl(props: PicturesControlProps): ReactNode {
  const { id, value, onChange, add } = props;
  const [fresh, setFresh] = useState<readonly FreshPicture[]>([]);
  const [refused, setRefused] = useState<string>();
  const [dragged, setDragged] = useState<number>();
  const nextKey = useRef(0);
  const uploading = useUpload();
  const isNew = value === null;
  const [wasEmpty] = useState(value?.length === 0);
  const rows = arranged(value ?? [], fresh);
  const change = (next: readonly PictureRow[]): void => {
    const parts = separated(next);
    setFresh(parts.fresh);
    if (value) onChange(parts.saved);
  };
  const rowOf = (file: File, words = withoutText): FreshPicture => {
    nextKey.current += 1;
    return { ...words, key: String(nextKey.current), file, after: undefined };
  };
  const isFull = rows.length + (isNew ? 1 : 0) >= MAX_PICTURES;
  const choose = (files: readonly File[]): void => {
    const fitting = files.filter((file) => fileProblem('image', file) === undefined);
    const others = files.filter((file) => !fitting.includes(file));
    setRefused(others.length > 0 ? others.map(({ name }) => name).join(', ') : undefined);
    const room = MAX_PICTURES - rows.length - (isNew ? 1 : 0);
    change([...rows, ...fitting.slice(0, room).map((file) => rowOf(file))]);
  };
  const isCopyMissing = useCopiedPictures((file, { alt, credit = '', focus }) => {
    const row = rowOf(file, { alt, credit, focus: focus ?? '' });
    setFresh((before) => [...before, row]);
  });
  const target = useFileDrop((files) => {
    if (files.length > 0 && !isFull) choose(files);
  });
  const moveTo = (place: number): void => {
    if (dragged === undefined || dragged === place) return;
    change(rows.toSpliced(dragged, 1).toSpliced(place, 0, ...rows.slice(dragged, dragged + 1)));
    setDragged(place);
  };
  const sender = (row: FreshPicture, at: number) => async (saved: unknown) => {
    const to = saved as WithPictures;
    const position = at + (isNew && to.image ? 1 : 0);
    const { alt, credit, focus, file, key, after } = row;
    const input = { id: to.id, position, alt, credit, focus };
    const { item } = await uploading.upload(add, { input, file });
    const pictures = allOf(item);
    const src = (pictures[position] ?? pictures.at(-1))?.src;
    setFresh((before) => {
      const index = before.findIndex((one) => one.key === key);
      return before.flatMap((one, place) => {
        if (place === index) return [];
        const isBehind = place > index && after !== undefined && one.after === after;
        return [isBehind ? { ...one, after: src } : one];
      });
    });
    return item;
  };
  // The field of the first picture is enough.
  if (wasEmpty && rows.length === 0) return null;
  return (
    <fieldset className="pictures" id={id} tabIndex={-1}>
      <legend>
        {isNew ? texts.more : texts.title}
        {rows.length > 0 ? <span>{texts.words(rows.length)}</span> : null}
      </legend>
      <p className="field-help" id={`${id}-h`}>
        {isNew ? texts.moreHelp : texts.help}
      </p>
      {props.error ? <FieldError text={props.error} /> : null}
      {rows.length > 0 ? (
        <ol className="pictures-list">
          {rows.map((row, at) => (
            <Row
              key={isFresh(row) ? row.key : row.src}
              id={`${id}-${String(at)}`}
              row={row}
              name={isNew || at > 0 ? texts.nth(isNew ? at + 2 : at + 1) : texts.first}
              isDragged={dragged === at}
              onDrag={() => {
                setDragged(at);
              }}
              onDragOver={() => {
                moveTo(at);
              }}
              onDragEnd={() => {
                setDragged(undefined);
              }}
              onChange={(words) => {
                change(rows.with(at, { ...row, ...words }));
              }}
              part={
                isFresh(row)
                  ? {
                      name: row.file.name,
                      isFile: true,
                      order: at + 1,
                      seen: async (item) => withSeen(item, row, isNew ? at + 1 : at),
                      send: sender(row, at),
                      drop: () => {
                        setFresh([]);
                      },
                      percent: uploading.progress?.percent,
                    }
                  : undefined
              }
              actions={
                <RowActions
                  rows={rows}
                  at={at}
                  name={nameOf(row, at)}
                  isOrdered
                  onChange={change}
                />
              }
            />
          ))}
        </ol>
      ) : null}
      {refused ? <FieldError text={texts.refused(refused)} /> : null}
      {isCopyMissing ? <FieldError text={texts.failedCopy} /> : null}
      {isFull ? (
        <p className="field-help">{texts.full}</p>
      ) : (
        <div {...target}>
          <input
            id={`${id}-files`}
            type="file"
            multiple
            accept={ACCEPTED}
            aria-label={texts.add}
            aria-describedby={`${id}-h`}
            onChange={(event) => {
              choose([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
          <label className="drop-new" htmlFor={`${id}-files`}>
            <Icon name="upload" size={28} />
            <span>
              <b>{texts.add}</b> <span className="drop-way">{texts.drop}</span>
            </span>
          </label>
        </div>
      )}
    </fieldset>
  );
}

const nameOf = (row: PictureRow, at: number): string =>
  row.alt || (isFresh(row) ? row.file.name : texts.nth(at + 1));

/** For the preview. */
async function withSeen(
  item: { readonly image?: unknown; readonly morePictures?: unknown },
  { file, alt, credit, focus }: FreshPicture,
  at: number,
) {
  const picture = { ...(await seenPicture(file, alt)), credit, focus: focus || null };
  const further: readonly unknown[] = Array.isArray(item.morePictures) ? item.morePictures : [];
  const pictures = item.image ? [item.image, ...further] : further;
  const [image = null, ...morePictures] = pictures.toSpliced(at, 0, picture);
  return { ...item, image, morePictures };
}

/** Calls `onRead` for each picture. Returns whether one failed to load. */
function useCopiedPictures(onRead: (file: File, image: ImageView) => void): boolean {
  const copied = useContext(CopiedPicturesContext);
  const [isMissing, setMissing] = useState(false);
  const take = useLatest(onRead);
  useEffect(() => {
    let isCurrent = true;
    const read = async (): Promise<void> => {
      for (const image of copied) {
        const file = await readFile(image.src).catch(() => undefined);
        if (!isCurrent) return;
        if (file) take(file, image);
        else setMissing(true);
      }
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [copied, take]);
  return isMissing;
}

interface RowProps {
  readonly id: string;
  readonly row: PictureRow;
  readonly name: string;
  readonly isDragged: boolean;
  readonly onDrag: () => void;
  readonly onDragOver: () => void;
  readonly onDragEnd: () => void;
  readonly onChange: (words: Partial<Pick<PictureRow, 'alt' | 'credit' | 'focus'>>) => void;
  /** Of a new one. */
  readonly part: WaitingPart | undefined;
  readonly actions: ReactNode;
}

function Row(props: RowProps): ReactNode {
  const { id, row, name, isDragged, onChange, part, actions } = props;
  const file = isFresh(row) ? row.file : undefined;
  const preview = usePreview(file);
  const url = isFresh(row) ? preview : row.thumbnail;
  const [isFocusOpen, setFocusOpen] = useState(false);
  useWaitingPart(part);
  useUnsavedChanges(file !== undefined);
  return (
    <li
      className={isDragged ? 'is-dragged' : undefined}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        props.onDragOver();
      }}
    >
      <span
        className="pictures-thumbnail"
        draggable
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData('text/plain', name);
          props.onDrag();
        }}
        onDragEnd={props.onDragEnd}
      >
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
              file={file}
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
      <div className="pictures-ways">
        <Button
          compact
          kind="outline"
          icon={row.focus ? 'check' : 'place'}
          aria-label={texts.focusOf(nameOf(row, 0), row.focus !== '')}
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
