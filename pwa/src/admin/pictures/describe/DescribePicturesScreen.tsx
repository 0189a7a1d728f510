import { use, useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../shared/ui/primitives/Button.tsx';
import { DraftNotices } from '../../drafts/DraftNotices.tsx';
import { useDraft } from '../../drafts/useDraft.ts';
import { FieldLabelContext, type FieldLabelOf } from '../../audit/fieldLabelContext.ts';
import { useSaveEach, type FailedRow } from '../../form/useSaveEach.ts';
import { useUnsavedChanges } from '../../form/unsavedChanges.ts';
import type { Failure } from '../../graphql/staffFailure.ts';
import { useStaffCalls } from '../../graphql/staffCalls.ts';
import { adminPaths } from '../../navigation/adminPaths.ts';
import { itemUrl } from '../../navigation/itemUrls.ts';
import { LoadedView } from '../../screen/LoadedView.tsx';
import { StaffScreen } from '../../screen/StaffScreen.tsx';
import { fieldErrorSentence } from '../../texts/errors.texts.ts';
import { staffTexts } from '../../texts/staff.texts.ts';
import { DoneToast } from '../../toast/DoneToast.tsx';
import { useDone } from '../../toast/useDone.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { AlertBox } from '../../ui/AlertBox.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { failureOfItem } from '../../items/failureOfItem.ts';
import type { DescribedOf } from './describedType.ts';
import { describePicturesTexts as texts } from './describePictures.texts.ts';
import {
  usePicturesToDescribe,
  type PicturesToDescribe,
  type PictureToDescribe,
} from './usePicturesToDescribe.ts';
import '../many/ManyPictures.css';

/** Stored with its text, because a restored draft may contain rows that the list no longer has. */
interface Described {
  readonly row: PictureToDescribe;
  readonly words: string;
}

type DescribedRows = Readonly<Record<string, Described>>;

const NOTHING: DescribedRows = {};
/** Only the texts are stored, so there is no version to compare. */
const OVER = { typed: NOTHING, version: undefined };

const isWritten = ({ words }: Described): boolean => words.trim() !== '';

const inputId = ({ key }: PictureToDescribe): string => `opis-${key}`;

function reasonOf(
  { itemType }: PictureToDescribe,
  failure: Failure,
  fieldLabelOf: FieldLabelOf,
): string {
  const { code, fields } = failure;
  const own = fields['imageAlt'];
  if (own !== undefined) return fieldErrorSentence(own);
  if (code === 'CONFLICT') return texts.describedNow;
  return failureOfItem(itemType, failure, fieldLabelOf);
}

/** Of the user's published pictures. */
export function DescribePicturesScreen({
  describedOf,
}: {
  readonly describedOf: DescribedOf;
}): ReactNode {
  const loaded = usePicturesToDescribe(describedOf);
  return (
    <StaffScreen
      title={texts.title}
      crumbs={{
        parents: [{ label: staffTexts.panel, href: adminPaths.panel }],
        current: texts.title,
      }}
    >
      <LoadedView loaded={loaded} failed={texts.failed}>
        {(found) => (
          <DescribeForm describedOf={describedOf} found={found} onSaved={loaded.reload} />
        )}
      </LoadedView>
    </StaffScreen>
  );
}

const isIn = (rows: readonly PictureToDescribe[], key: string): boolean =>
  rows.some((row) => row.key === key);

interface DescribeFormProps {
  readonly describedOf: DescribedOf;
  readonly found: PicturesToDescribe;
  readonly onSaved: () => void;
}

function useDescribing({ describedOf, found, onSaved }: DescribeFormProps) {
  const calls = useStaffCalls();
  const { done, say } = useDone();
  const { isBusy, saveEach } = useSaveEach();
  const [typed, setTyped] = useState(NOTHING);
  const [saved, setSaved] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState<readonly FailedRow<Described>[]>([]);
  const [isEmpty, setEmpty] = useState(false);
  // Rows with typed text stay when the list changes.
  const kept = Object.values(typed).map(({ row }) => row);
  const rows = [...kept.filter(({ key }) => !isIn(found.rows, key)), ...found.rows].filter(
    ({ key }) => !saved.has(key),
  );
  const written = Object.values(typed).filter(isWritten);
  const isDirty = written.length > 0;
  const draft = useDraft('opisi-fotografija', { typed, over: OVER }, isDirty);
  useUnsavedChanges(isDirty);

  async function save(): Promise<void> {
    setEmpty(written.length === 0);
    const [first] = rows;
    if (written.length === 0) {
      if (first) document.getElementById(inputId(first))?.focus();
      return;
    }
    const outcome = await saveEach(written, ({ row, words }) =>
      describedOf(row.itemType).write(calls, row.id, row.src, words.trim()),
    );
    if (!outcome) return;
    setFailed(outcome.failed);
    if (outcome.done.length > 0) {
      const done = outcome.done.map(({ row: { key } }) => key);
      setSaved((before) => new Set([...before, ...done]));
      setTyped((before) =>
        Object.fromEntries(Object.entries(before).filter(([key]) => !done.includes(key))),
      );
      say(texts.saved(outcome.done.length));
      onSaved();
    }
  }

  return {
    rows,
    typed,
    isDirty,
    draft,
    saved,
    failed,
    isEmpty,
    isBusy,
    done,
    save,
    type(row: PictureToDescribe, words: string) {
      setEmpty(false);
      setTyped((before) => ({ ...before, [row.key]: { row, words } }));
    },
    restore() {
      setTyped((before) => ({ ...(draft.found?.typed as DescribedRows), ...before }));
      draft.discard();
    },
    reset() {
      setTyped(NOTHING);
      setFailed([]);
    },
  };
}

function DescribeForm(props: DescribeFormProps): ReactNode {
  const { found } = props;
  const state = useDescribing(props);
  const { rows, typed, failed, saved } = state;
  const none = useRef<HTMLParagraphElement>(null);
  const rest = found.count - found.rows.length;
  // Without rows but with more to come, the next page is loading.
  const isDone = rows.length === 0 && rest <= 0;
  useEffect(() => {
    // The focused button was removed.
    if (isDone && saved.size > 0) none.current?.focus();
  }, [isDone, saved]);

  return (
    <>
      <DoneToast done={state.done} failure={undefined} />
      {isDone ? (
        <p className="panel-text" ref={none} tabIndex={-1}>
          {texts.none}
        </p>
      ) : (
        <form
          noValidate
          aria-label={texts.title}
          onSubmit={(event) => {
            event.preventDefault();
            void state.save();
          }}
        >
          <p className="many-pictures-lead">
            {texts.lead} {rest > 0 ? texts.rest(found.rows.length, found.count) : null}
          </p>
          <DraftNotices
            draft={state.draft}
            typed={typed}
            isDirty={state.isDirty}
            onRestore={state.restore}
            onReset={state.reset}
          />
          {state.isEmpty ? <AlertBox tone="red" text={texts.nothingTyped} /> : null}
          {failed.length > 0 ? (
            <AlertBox tone="red" text={texts.notSaved(failed.map(({ row }) => row.row.title))} />
          ) : null}
          <ul className="many-pictures-list" aria-label={texts.list}>
            {rows.map((row) => (
              <PictureRow
                key={row.key}
                row={row}
                words={typed[row.key]?.words ?? ''}
                failure={failed.find((one) => one.row.row.key === row.key)?.failure}
                onChange={(words) => {
                  state.type(row, words);
                }}
              />
            ))}
          </ul>
          <ActionBar>
            <Button kind="green" type="submit" disabled={state.isBusy}>
              {texts.save}
            </Button>
          </ActionBar>
        </form>
      )}
    </>
  );
}

function PictureRow(props: {
  readonly row: PictureToDescribe;
  readonly words: string;
  readonly failure: Failure | undefined;
  readonly onChange: (words: string) => void;
}): ReactNode {
  const { row, words, failure, onChange } = props;
  const fieldLabelOf = use(FieldLabelContext);
  return (
    <li>
      <span className="many-pictures-thumbnail">
        {row.src ? <img src={row.src} alt="" loading="lazy" /> : null}
      </span>
      <div className="many-pictures-fields">
        <TextField
          id={inputId(row)}
          label={texts.fieldOf(row.title, row.place)}
          optional
          value={words}
          error={failure && reasonOf(row, failure, fieldLabelOf)}
          help={row.src ? undefined : texts.noPicture}
          onChange={onChange}
        />
        <p className="field-help">
          {row.section},{' '}
          <a href={itemUrl(row.itemType, row.id, row.section)} aria-label={texts.open(row.title)}>
            {texts.openShort}
          </a>
        </p>
      </div>
    </li>
  );
}
