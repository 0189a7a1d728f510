import { useState, type ReactNode } from 'react';
import { MAX_MORE_DOCUMENTS } from '@centar/domain/content/notice.ts';
import { useSave } from '../../../admin/form/useSave.ts';
import { useWaitingPart } from '../../../admin/form/waitingParts.ts';
import { useStaffCalls } from '../../../admin/graphql/staffCalls.ts';
import { DoneToast } from '../../../admin/toast/DoneToast.tsx';
import { FieldError } from '../../../admin/ui/FieldFrame.tsx';
import { RowActions } from '../../../admin/ui/RowActions.tsx';
import { documentsOf } from '../../../admin/upload/seenFile.ts';
import { Button } from '../../../shared/ui/primitives/Button.tsx';
import {
  areChanged,
  focusWrong,
  mergedRows,
  readRow,
  seenRows,
  storedRows,
  type Edited,
} from './documentRows.ts';
import { DocumentFields } from './DocumentFields.tsx';
import { documentTexts as texts } from './documents.texts.ts';
import { NewDocuments } from './NewDocuments.tsx';
import type { NoticeDocuments, NoticeItem } from './notices.adminOperations.ts';
import './MoreDocuments.css';

/** After the first one: stored documents, and new ones. */
export function MoreDocuments(props: {
  readonly documents: NoticeDocuments;
  /** Absent before the first save. */
  readonly item: NoticeItem | undefined;
  readonly onSaved: (item: NoticeItem) => void;
}): ReactNode {
  const { documents, item, onSaved } = props;
  const stored = item?.documents.filter(({ documentId }) => documentId !== null).length ?? 0;
  return (
    <fieldset className="more-documents" tabIndex={-1}>
      <legend>{texts.title}</legend>
      <p className="field-help">{texts.help}</p>
      {item ? <StoredDocuments documents={documents} item={item} onSaved={onSaved} /> : null}
      <NewDocuments
        documents={documents}
        item={item}
        onSaved={onSaved}
        room={MAX_MORE_DOCUMENTS - stored}
      />
    </fieldset>
  );
}

const idOf = ({ documentId }: Edited): string => `dokument-${String(documentId)}`;

interface StoredDocumentsProps {
  readonly documents: NoticeDocuments;
  readonly item: NoticeItem;
  readonly onSaved: (item: NoticeItem) => void;
}

function useStoredRows({ documents, item, onSaved }: StoredDocumentsProps) {
  const { mutate } = useStaffCalls();
  const [seen, setSeen] = useState(item);
  const [rows, setRows] = useState<readonly Edited[]>(() => storedRows(item));
  const [problem, setProblem] = useState<string>();
  const stored = storedRows(item);
  if (item !== seen) {
    setSeen(item);
    setRows(mergedRows(rows, storedRows(seen), stored));
  }
  const isChanged = areChanged(rows, stored);
  const change = (next: readonly Edited[]): void => {
    setProblem(undefined);
    setRows(next);
  };
  const check = (): boolean => {
    const areWhole = rows.every(readRow);
    setProblem(areWhole ? undefined : texts.wrong);
    focusWrong(rows, idOf);
    return areWhole;
  };
  const send = async (): Promise<NoticeItem> => {
    const edited = rows.flatMap((row) => {
      const read = readRow(row);
      return read ? [{ documentId: row.documentId, ...read }] : [];
    });
    const input = { id: item.id, version: item.version, documents: edited };
    const saved = (await mutate(documents.saveDocuments, { input })).item;
    setRows(storedRows(saved));
    onSaved(saved);
    return saved;
  };
  useWaitingPart(
    isChanged
      ? {
          name: texts.list,
          isFile: false,
          seen: (shown) => ({ ...shown, documents: seenRows(documentsOf(shown), rows) }),
          // Before new documents, which change the list's version.
          order: -1,
          check,
          send,
          drop: () => {
            change(stored);
          },
        }
      : undefined,
  );
  return { rows, hasStored: stored.length > 0, isChanged, problem, change, check, send };
}

/** Saved with the form, or immediately by 'Sačuvaj spisak'. */
function StoredDocuments(props: StoredDocumentsProps): ReactNode {
  const { rows, hasStored, isChanged, problem, change, check, send } = useStoredRows(props);
  const { save, isBusy, failure } = useSave();
  return (
    <>
      {rows.map((row, at) => (
        <DocumentFields
          key={row.documentId}
          id={idOf(row)}
          fileName={row.fileName}
          row={row}
          onChange={(changed) => {
            change(rows.with(at, changed));
          }}
          actions={<RowActions rows={rows} at={at} name={row.title} isOrdered onChange={change} />}
        />
      ))}
      {problem ? <FieldError text={problem} /> : null}
      <DoneToast done={undefined} failure={failure} />
      {hasStored ? (
        <div>
          <Button
            compact
            kind={isChanged ? 'outline' : 'quiet'}
            busy={isBusy}
            onClick={() => void (check() && save(send))}
          >
            {texts.save}
          </Button>
        </div>
      ) : null}
    </>
  );
}
