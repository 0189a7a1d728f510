import { useState, type ReactNode } from 'react';
import { MAX_MORE_DOCUMENTS } from '@centar/domain/content/notice.ts';
import { formatDate, readDay, showDay } from '@centar/domain/dates.ts';
import { useSave } from '../../../admin/form/useSave.ts';
import { useStaffCalls } from '../../../admin/graphql/staffCalls.ts';
import { DoneToast } from '../../../admin/toast/DoneToast.tsx';
import { FieldError } from '../../../admin/ui/FieldFrame.tsx';
import { MomentField } from '../../../admin/ui/MomentField.tsx';
import { RowActions } from '../../../admin/ui/RowActions.tsx';
import { TextField } from '../../../admin/ui/TextField.tsx';
import { FileField } from '../../../admin/upload/FileField.tsx';
import { useUpload } from '../../../admin/upload/useUpload.ts';
import { Button } from '../../../shared/ui/primitives/Button.tsx';
import type { NoticeDocuments, NoticeItem } from './notices.admin.ts';
import './MoreDocuments.css';

const texts = {
  title: 'Ostali dokumenti',
  help: 'Stoje iza glavnog, ovim redom.',
  name: 'Naziv',
  date: 'Datum',
  file: 'Dodaj dokument',
  add: 'Dodaj',
  save: 'Sačuvaj spisak',
  missing: 'Upišite naziv i datum, i izaberite dokument.',
  full: 'Više od dvadeset dokumenata ne može. Uklonite neki.',
  wrong: 'Svaki dokument ima naziv i postojeći datum, na primer 24.11.2026.',
} as const;

/** A document as it is edited; the day as it is typed. */
interface Edited {
  readonly documentId: number;
  readonly fileName: string;
  readonly title: string;
  readonly day: string;
}

/** The documents after the first one: their names, days and order, and a form for one more. */
export function MoreDocuments(props: {
  readonly documents: NoticeDocuments;
  readonly item: NoticeItem;
  readonly onSaved: (item: NoticeItem) => void;
}): ReactNode {
  const { documents, item, onSaved } = props;
  const { mutate } = useStaffCalls();
  const [rows, setRows] = useState<readonly Edited[]>(() =>
    item.documents.flatMap(({ documentId, fileName, title, date }) =>
      documentId === null ? [] : [{ documentId, fileName, title, day: showDay(date) }],
    ),
  );
  const [problem, setProblem] = useState<string>();
  const { save, isBusy, failure } = useSave();
  const set = (at: number, change: Partial<Edited>): void => {
    setProblem(undefined);
    setRows(rows.map((row, place) => (place === at ? { ...row, ...change } : row)));
  };
  const send = async (): Promise<void> => {
    const edited = rows.flatMap(({ documentId, title, day }) => {
      const date = readDay(day);
      return title.trim() && date ? [{ documentId, title, date }] : [];
    });
    setProblem(edited.length < rows.length ? texts.wrong : undefined);
    if (edited.length < rows.length) return;
    const { id, version } = item;
    const input = { id, version, documents: edited };
    const outcome = await save(() => mutate(documents.save, { input }));
    if (outcome && 'result' in outcome) onSaved(outcome.result.item);
  };
  const isStored = item.documents.some(({ documentId }) => documentId !== null);
  return (
    <fieldset className="more-documents">
      <legend>{texts.title}</legend>
      <p className="field-help">{texts.help}</p>
      {rows.map((row, at) => (
        <fieldset className="more-documents-one" key={row.documentId}>
          <legend className="visually-hidden">{row.fileName}</legend>
          <TextField
            id={`dokument-${String(row.documentId)}`}
            label={texts.name}
            help={row.fileName}
            value={row.title}
            onChange={(title) => {
              set(at, { title });
            }}
          />
          <MomentField
            id={`dokument-${String(row.documentId)}-dan`}
            label={texts.date}
            isDay
            value={row.day}
            onChange={(day) => {
              set(at, { day });
            }}
          />
          <p className="panel-ways">
            <RowActions rows={rows} at={at} name={row.title} isOrdered onChange={setRows} />
          </p>
        </fieldset>
      ))}
      {problem ? <FieldError text={problem} /> : null}
      <DoneToast done={undefined} failure={failure} />
      {isStored ? (
        <div>
          <Button compact busy={isBusy} onClick={() => void send()}>
            {texts.save}
          </Button>
        </div>
      ) : null}
      <NewDocument {...props} isFull={rows.length >= MAX_MORE_DOCUMENTS} />
    </fieldset>
  );
}

function NewDocument(props: {
  readonly documents: NoticeDocuments;
  readonly item: NoticeItem;
  readonly onSaved: (item: NoticeItem) => void;
  readonly isFull: boolean;
}): ReactNode {
  const { documents, item, onSaved, isFull } = props;
  const uploading = useUpload();
  const { save, isBusy, failure } = useSave();
  const [file, setFile] = useState<File>();
  const [title, setTitle] = useState('');
  const [day, setDay] = useState(() => formatDate(new Date()));
  const [problem, setProblem] = useState<string>();
  const send = async (): Promise<void> => {
    const date = readDay(day);
    const isWhole = file && title.trim() && date;
    setProblem(isWhole ? undefined : texts.missing);
    if (!isWhole) return;
    const outcome = await save(() =>
      uploading.upload(documents.add, { input: { id: item.id, title, date }, file }),
    );
    if (outcome && 'result' in outcome) onSaved(outcome.result.item);
  };
  if (isFull) return <p className="field-help">{texts.full}</p>;
  return (
    <>
      <FileField
        id="novi-dokument"
        kind="document"
        label={texts.file}
        file={file}
        onChoose={(chosen) => {
          setFile(chosen);
          setProblem(undefined);
          if (chosen && !title) setTitle(chosen.name.replace(/\.[^.]+$/, ''));
        }}
        uploading={uploading}
        ignoresPaste
      />
      {file ? (
        <>
          <TextField
            id="novi-dokument-naziv"
            label={texts.name}
            value={title}
            onChange={setTitle}
          />
          <MomentField
            id="novi-dokument-dan"
            label={texts.date}
            isDay
            value={day}
            onChange={setDay}
          />
        </>
      ) : null}
      {problem ? <FieldError text={problem} /> : null}
      <DoneToast done={undefined} failure={failure} />
      {file ? (
        <div>
          <Button compact icon="plus" busy={isBusy} onClick={() => void send()}>
            {texts.add}
          </Button>
        </div>
      ) : null}
    </>
  );
}
