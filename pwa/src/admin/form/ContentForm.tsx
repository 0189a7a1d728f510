import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { DraftNotices } from '../drafts/DraftNotices.tsx';
import { fieldErrorSentence } from '../texts/errors.texts.ts';
import { staffTexts } from '../texts/staff.texts.ts';
import { Button, ButtonLink } from '../../shared/ui/primitives/Button.tsx';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { FormColumns, FormGrid } from '../ui/FormGrid.tsx';
import type { Failure } from '../graphql/staffFailure.ts';
import { AlertBox } from '../ui/AlertBox.tsx';
import { ConflictAlert } from './ConflictAlert.tsx';
import { FailureAlert } from './FailureAlert.tsx';
import type { Field } from '../fields/fields.tsx';
import { fieldList, type Typed } from '../fields/formValues.ts';
import {
  useContentForm,
  type ContentFormState,
  type ContentFormWork,
  type PartlySaved,
} from './useContentForm.ts';
import type { OwnSentences } from './useSave.ts';
import { useUnsavedChanges } from './unsavedChanges.ts';
import {
  leaveParts,
  useShownParts,
  useWaitingParts,
  WaitingPartsContext,
  type Seen,
} from './waitingParts.ts';

export interface ContentFormProps<Input, Item> extends ContentFormWork<Input, Item> {
  readonly onCancel: () => void;
  readonly sentences?: OwnSentences | undefined;
  /** Warnings; they don't prevent saving. */
  readonly notice?: (typed: Typed) => ReactNode;
  /** Renders over the form; without it there is no button. */
  readonly preview?: (input: Input, waiting: readonly Seen[], close: () => void) => ReactNode;
  readonly previewHref?: string;
  readonly aside?: ReactNode;
  /** An `ActionBar` on a page, the footer of a dialog. */
  readonly drawActions: (
    save: ReactNode,
    cancel: ReactNode,
    isSaved: boolean,
    /** 0 to 100. */
    percent: number | undefined,
    preview: ReactNode,
  ) => ReactNode;
}

const WIDTHS: Readonly<Record<string, string>> = { false: 'is-wide', onPhones: 'is-paired' };

/** `useContentForm` has the logic. */
export function ContentForm<Input, Item>(props: ContentFormProps<Input, Item>): ReactNode {
  const { form, aside, drawActions, onCancel } = props;
  const [previewed, setPreviewed] = useState<{ input: Input; waiting: readonly Seen[] }>();
  const parts = useWaitingParts();
  const { percent } = useShownParts(parts);
  const state = useContentForm(props, parts);
  const prefix = useId();
  const idOf = (name: string): string => `${prefix}-${name}`;
  const faulty = fieldList(form.fields).filter(([name]) => state.errors[name] !== undefined);
  const onlyFaulty = faulty.length === 1 ? faulty[0]?.[0] : undefined;
  const sentenceOf = (name: string, { sentences }: Field<unknown>): string => {
    const error = state.errors[name] ?? 'invalid';
    return sentences[error] ?? fieldErrorSentence(error);
  };
  useUnsavedChanges(state.isDirty);
  useEffect(() => {
    // For several errors, the summary takes the focus.
    if (state.attempt === 0 || !onlyFaulty) return;
    const control = document.getElementById(`${prefix}-${onlyFaulty}`);
    control?.focus({ preventScroll: true });
    // Centred, because the action bar covers the bottom of the screen.
    control?.scrollIntoView({ block: 'center' });
    // oxlint-disable-next-line react/exhaustive-deps -- only a new attempt moves the focus, not typing
  }, [state.attempt]);

  const shown = fieldList(form.fields).filter(
    ([name, { visibleWhen }]) => visibleWhen(state.typed) || state.errors[name] !== undefined,
  );
  const notice = props.notice?.(state.typed);
  const fields = (
    <FormGrid columns={2}>
      {shown.map(([name, field]) => (
        <div key={name} className={WIDTHS[String(field.short)]}>
          {field.draw({
            id: idOf(name),
            name,
            label: field.label,
            help: field.hintFor?.(state.typed) ?? field.hint,
            optional: !field.required,
            value: state.typed[name],
            onChange: (value) => {
              state.type(name, value);
            },
            error: state.errors[name] && sentenceOf(name, field),
            typed: state.typed,
          })}
        </div>
      ))}
      {notice ? <div className="is-wide">{notice}</div> : null}
    </FormGrid>
  );
  const openPreview = (): void => {
    const input = state.checked() as Input | undefined;
    setPreviewed(input && { input, waiting: parts.all().flatMap(({ seen }) => seen ?? []) });
  };
  const look = { compact: true, kind: 'quiet', icon: 'eye' } as const;
  const previewButton = !props.preview ? null : props.previewHref === undefined ? (
    <Button {...look} onClick={openPreview}>
      {staffTexts.preview}
    </Button>
  ) : (
    <ButtonLink
      {...look}
      href={props.previewHref}
      onClick={(event) => {
        // A new tab opens the preview of the stored item.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        openPreview();
      }}
    >
      {staffTexts.preview}
    </ButtonLink>
  );
  const preview =
    previewed &&
    props.preview?.(previewed.input, previewed.waiting, () => {
      setPreviewed(undefined);
    });
  return (
    <>
      {preview}
      <form
        noValidate
        onKeyDown={(event) => {
          if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          void state.submit();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          void state.submit();
        }}
      >
        <Notices state={state} sentences={props.sentences} />
        {state.theirs ? (
          <ConflictAlert fields={form.fields} state={state} theirs={state.theirs} />
        ) : null}
        <ErrorSummary
          attempt={state.attempt}
          problems={faulty.map(([name, field]) => ({
            fieldId: idOf(name),
            text: `${field.label}: ${sentenceOf(name, field)}`,
          }))}
        />
        <WaitingPartsContext value={parts}>
          {aside ? <FormColumns main={fields} side={aside} /> : fields}
        </WaitingPartsContext>
        {drawActions(
          <Button type="submit" kind="green" busy={state.isBusy}>
            {staffTexts.save}
          </Button>,
          <Button onClick={() => void leaveParts(parts, onCancel)}>{staffTexts.cancel}</Button>,
          state.isSaved,
          percent,
          previewButton,
        )}
      </form>
    </>
  );
}

const listed = (names: readonly string[]): string => names.join(', ');

function outcomeOf(partly: PartlySaved | undefined, { code }: Failure): string | undefined {
  const texts = staffTexts.waiting;
  if (partly && partly.saved.length > 0) {
    return texts.savedAndNot(listed(partly.saved), listed(partly.failed));
  }
  // The message of a stopped upload already says it.
  return partly && code !== 'STOPPED' ? texts.nothing : undefined;
}

/** Found drafts, unsaved changes and the last failed save. */
function Notices({
  state,
  sentences,
}: {
  readonly state: ContentFormState;
  readonly sentences: OwnSentences | undefined;
}): ReactNode {
  const { draft, failure, isDirty, lostFiles } = state;
  const alertsRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) alertsRef.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  return (
    <div ref={alertsRef}>
      <DraftNotices
        draft={draft}
        typed={state.typed}
        isDirty={isDirty}
        onRestore={state.restore}
        onReset={state.reset}
      />
      {lostFiles.length > 0 ? (
        <AlertBox tone="amber" text={staffTexts.waiting.again(listed(lostFiles))} />
      ) : null}
      {failure && !state.theirs ? (
        <FailureAlert
          failure={failure}
          sentences={sentences}
          outcome={outcomeOf(state.partly, failure)}
        />
      ) : null}
    </div>
  );
}
