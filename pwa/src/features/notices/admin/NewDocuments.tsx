import { useRef, useState, type ReactNode } from 'react';
import { formatDate, readDay } from '@centar/domain/dates.ts';
import { useSave } from '../../../admin/form/useSave.ts';
import { useWaitingPart, type WaitingPart } from '../../../admin/form/waitingParts.ts';
import { DoneToast } from '../../../admin/toast/DoneToast.tsx';
import { FieldError } from '../../../admin/ui/FieldFrame.tsx';
import { RowActions } from '../../../admin/ui/RowActions.tsx';
import { FileField } from '../../../admin/upload/FileField.tsx';
import { useUpload } from '../../../admin/upload/useUpload.ts';
import { documentsOf, seenDocument } from '../../../admin/upload/seenFile.ts';
import { Button } from '../../../shared/ui/primitives/Button.tsx';
import { DocumentFields } from './DocumentFields.tsx';
import { focusWrong, readRow, type NewDocument } from './documentRows.ts';
import { documentTexts as texts } from './documents.texts.ts';
import type { NoticeDocuments, NoticeItem } from './notices.adminOperations.ts';

/** Absent before the notice's first save, which sends the documents. */
export interface NewDocumentsProps {
  readonly documents: NoticeDocuments;
  readonly item: NoticeItem | undefined;
  readonly onSaved: (item: NoticeItem) => void;
  /** The remaining number of documents. */
  readonly room: number;
}

const FIELD = 'novi-dokument';

const idOf = ({ key }: NewDocument): string => `novi-dokument-${String(key)}`;

const titleOf = ({ name }: File): string => name.replace(/\.[^.]+$/, '');

interface Chosen {
  readonly rows: readonly NewDocument[];
  /** Names of files that did not fit. */
  readonly tooMany: readonly string[];
}

function useNewRows({ documents, item, onSaved, room }: NewDocumentsProps) {
  const uploading = useUpload();
  const [{ rows, tooMany }, setChosen] = useState<Chosen>({ rows: [], tooMany: [] });
  const [problem, setProblem] = useState<string>();
  const nextKey = useRef(0);
  const change = (next: readonly NewDocument[]): void => {
    setProblem(undefined);
    setChosen({ rows: next, tooMany: [] });
  };
  const add = (files: readonly File[]): void => {
    const day = formatDate(new Date());
    const added = files.map((file) => {
      nextKey.current += 1;
      return { key: nextKey.current, file, title: titleOf(file), day };
    });
    setProblem(undefined);
    // The first file and the others are chosen separately.
    setChosen((before) => {
      const left = Math.max(0, room - before.rows.length);
      return {
        rows: [...before.rows, ...added.slice(0, left)],
        tooMany: [...before.tooMany, ...files.slice(left).map(({ name }) => name)],
      };
    });
  };
  const check = (): boolean => {
    const areWhole = rows.every(readRow);
    setProblem(areWhole ? undefined : texts.missing);
    focusWrong(rows, idOf);
    return areWhole;
  };
  const send = async (row: NewDocument, to: NoticeItem): Promise<NoticeItem> => {
    const read = readRow(row);
    if (!read) return to;
    const input = { id: to.id, ...read };
    const saved = (await uploading.upload(documents.addDocument, { input, file: row.file })).item;
    setChosen((before) => ({
      ...before,
      rows: before.rows.filter(({ key }) => key !== row.key),
    }));
    if (item) onSaved(saved);
    return saved;
  };
  const partOf = (row: NewDocument, at: number): WaitingPart => ({
    name: row.file.name,
    isFile: true,
    seen: (shown) => ({
      ...shown,
      documents: [
        ...documentsOf(shown),
        {
          ...seenDocument(row.file, row.title, readDay(row.day) ?? ''),
          documentId: row.key,
        },
      ],
    }),
    order: at + 1,
    check,
    send: (saved) => send(row, saved as NoticeItem),
    drop: () => {
      change([]);
    },
    percent: uploading.progress?.percent,
  });
  return { uploading, rows, tooMany, problem, change, add, check, send, partOf };
}

/** Saved with the form, or immediately by 'Dodaj'. */
export function NewDocuments(props: NewDocumentsProps): ReactNode {
  const { item, room } = props;
  const { uploading, rows, tooMany, problem, change, add, check, send, partOf } = useNewRows(props);
  const { save, isBusy, failure } = useSave();
  const sendAll = async (to: NoticeItem): Promise<void> => {
    for (const row of rows) await send(row, to);
  };
  return (
    <>
      {rows.map((row, at) => (
        <NewRow
          key={row.key}
          row={row}
          part={partOf(row, at)}
          onChange={(changed) => {
            change(rows.with(at, changed));
          }}
          actions={<RowActions rows={rows} at={at} name={row.title} isOrdered onChange={change} />}
        />
      ))}
      {tooMany.length > 0 ? <FieldError text={texts.tooMany(tooMany.join(', '))} /> : null}
      {problem ? <FieldError text={problem} /> : null}
      <DoneToast done={undefined} failure={failure} />
      {item && rows.length > 0 ? (
        <div>
          <Button
            compact
            icon="plus"
            busy={isBusy}
            onClick={() => void (check() && save(() => sendAll(item)))}
          >
            {texts.add}
          </Button>
        </div>
      ) : null}
      {rows.length < room ? (
        <FileField
          id={FIELD}
          kind="document"
          label={texts.file}
          file={undefined}
          onChoose={(file) => {
            if (file) add([file]);
          }}
          onFurther={add}
          uploading={uploading}
          ignoresPaste
        />
      ) : (
        <p className="field-help">{texts.full}</p>
      )}
    </>
  );
}

function NewRow(props: {
  readonly row: NewDocument;
  readonly part: WaitingPart;
  readonly onChange: (row: NewDocument) => void;
  readonly actions: ReactNode;
}): ReactNode {
  const { row, part, onChange, actions } = props;
  useWaitingPart(part);
  return (
    <DocumentFields
      id={idOf(row)}
      fileName={row.file.name}
      row={row}
      onChange={onChange}
      actions={actions}
    />
  );
}
