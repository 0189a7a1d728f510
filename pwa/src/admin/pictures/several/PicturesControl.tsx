import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { MAX_PICTURES } from '@centar/domain/content/pictures.ts';
import type { ImageView } from '@centar/domain/content/shared.ts';
import type { Control } from '../../fields/fields.tsx';
import type { WaitingPart } from '../../form/waitingParts.ts';
import { useLatest } from '../../screen/useLatest.ts';
import { FieldError } from '../../ui/FieldFrame.tsx';
import { RowActions } from '../../ui/RowActions.tsx';
import { seenPicture } from '../../upload/seenFile.ts';
import { useUpload } from '../../upload/useUpload.ts';
import { readFile } from '../../items/useCopiedFile.ts';
import { PictureFiles } from '../PictureFiles.tsx';
import { nameOf, PictureFields } from './PictureFields.tsx';
import {
  arranged,
  isFresh,
  separated,
  withoutSent,
  type AddPicture,
  type FreshPicture,
  type PictureRow,
  type SavedPicture,
  type WithPictures,
} from './pictureRows.ts';
import { useDragging } from './useDragging.ts';
import { severalTexts as texts } from './several.texts.ts';
import '../../ui/FileDrop.css';
import './Pictures.css';

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

function usePictureRows({ value, onChange, add }: PicturesControlProps) {
  const [fresh, setFresh] = useState<readonly FreshPicture[]>([]);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const nextKey = useRef(0);
  const uploading = useUpload();
  const isNew = value === null;
  const rows = arranged(value ?? [], fresh);
  const room = MAX_PICTURES - rows.length - (isNew ? 1 : 0);
  const change = (next: readonly PictureRow[]): void => {
    const parts = separated(next);
    setFresh(parts.fresh);
    if (value) onChange(parts.saved);
  };
  const rowOf = (file: File, words = withoutText): FreshPicture => {
    nextKey.current += 1;
    return { ...words, key: String(nextKey.current), file, after: undefined };
  };
  const isCopyMissing = useCopiedPictures((file, { alt, credit = '', focus }) => {
    const row = rowOf(file, { alt, credit, focus: focus ?? '' });
    setFresh((before) => [...before, row]);
  });
  const sender = (row: FreshPicture, at: number) => async (saved: unknown) => {
    const to = saved as WithPictures;
    const position = at + (isNew && to.image ? 1 : 0);
    const { alt, credit, focus, file } = row;
    const input = { id: to.id, position, alt, credit, focus };
    const { item } = await uploading.upload(add, { input, file });
    const pictures = allOf(item);
    const src = (pictures[position] ?? pictures.at(-1))?.src;
    setFresh((before) => withoutSent(before, row, src));
    return item;
  };
  return {
    rows,
    isNew,
    isFull: room <= 0,
    refused,
    isCopyMissing,
    change,
    choose(files: readonly File[], others: readonly string[]) {
      const tooMany = files.slice(room).map(({ name }) => name);
      setRefused([...others, ...(tooMany.length > 0 ? [texts.tooMany(tooMany.join(', '))] : [])]);
      change([...rows, ...files.slice(0, room).map((file) => rowOf(file))]);
    },
    partOf(row: FreshPicture, at: number): WaitingPart {
      return {
        name: row.file.name,
        isFile: true,
        order: at + 1,
        seen: async (item) => withSeen(item, row, isNew ? at + 1 : at),
        send: sender(row, at),
        drop: () => {
          setFresh([]);
        },
        percent: uploading.progress?.percent,
      };
    },
  };
}

/** Stored pictures are saved with the fields, new ones are sent after them. */
export function PicturesControl(props: PicturesControlProps): ReactNode {
  const { id, value } = props;
  const pictures = usePictureRows(props);
  const { rows, isNew, change } = pictures;
  const [wasEmpty] = useState(value?.length === 0);
  const handle = useDragging((from, to) => {
    change(rows.toSpliced(from, 1).toSpliced(to, 0, ...rows.slice(from, from + 1)));
  });
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
            <PictureFields
              key={isFresh(row) ? row.key : row.src}
              id={`${id}-${String(at)}`}
              row={row}
              name={isNew || at > 0 ? texts.nth(isNew ? at + 2 : at + 1) : texts.first}
              label={nameOf(row, at)}
              handle={handle}
              onChange={(words) => {
                change(rows.with(at, { ...row, ...words }));
              }}
              part={isFresh(row) ? pictures.partOf(row, at) : undefined}
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
      {pictures.refused.map((text) => (
        <FieldError key={text} text={text} />
      ))}
      {pictures.isCopyMissing ? <FieldError text={texts.failedCopy} /> : null}
      {pictures.isFull ? (
        <p className="field-help">{texts.full}</p>
      ) : (
        <PictureFiles
          id={id}
          label={texts.add}
          action={texts.add}
          way={texts.drop}
          onFiles={pictures.choose}
        />
      )}
    </fieldset>
  );
}

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
