import {
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { DraftNotices } from '../drafts/DraftNotices.tsx';
import { staffTexts } from '../texts/staff.texts.ts';
import { Button } from '../../shared/ui/primitives/Button.tsx';
import { ErrorSummary, type FieldProblem } from '../ui/ErrorSummary.tsx';
import { Modal } from '../ui/Modal.tsx';
import { useLatest } from '../screen/useLatest.ts';
import { useMedia } from '../screen/useMedia.ts';
import { publicationTexts } from '../texts/publication.texts.ts';
import type { Failure } from '../graphql/staffFailure.ts';
import { AlertBox } from '../ui/AlertBox.tsx';
import { focusInvalid } from '../ui/focusInvalid.ts';
import { ConflictAlert } from './ConflictAlert.tsx';
import { FailureAlert } from './FailureAlert.tsx';
import type { FieldsOf } from '../fields/fields.tsx';
import { baseOf, controlOf, fieldList, type Typed } from '../fields/formValues.ts';
import { shownInput } from '../fields/shownInput.ts';
import { focusField } from './focusField.ts';
import { FormFields, sentenceOf } from './FormFields.tsx';
import { FormRemarks } from './FormRemarks.tsx';
import type { FieldPath } from '../fields/inputTexts.ts';
import type { Remark } from '../secondLook/remarks.ts';
import type { PartlySaved } from './fieldsThenParts.ts';
import { useContentForm, type ContentFormState, type ContentFormWork } from './useContentForm.ts';
import type { OwnSentences } from './useSave.ts';
import { useUnsavedChanges } from './unsavedChanges.ts';
import {
  leaveParts,
  useShownParts,
  useWaitingParts,
  WaitingPartsContext,
  type WaitingParts,
} from './waitingParts.ts';

/** The source of the form's public page. */
export interface ShownForm<Input> {
  /** Undefined while too little is typed. */
  readonly input: Input | undefined;
  readonly parts: WaitingParts;
  /** Focuses the field that a part of the page shows. */
  readonly onPress: (path: FieldPath) => void;
}

export interface ContentFormProps<Input, Item> extends ContentFormWork<Input, Item> {
  readonly onCancel: () => void;
  readonly sentences?: OwnSentences | undefined;
  /** Warnings; they don't prevent saving. */
  readonly notice?: (typed: Typed) => ReactNode;
  /** The public page; without it there is no preview. */
  readonly page?: (shown: ShownForm<Input>) => ReactNode;
  /** Of the type; they don't prevent saving. */
  readonly remarks?: ((typed: Typed) => readonly Remark[]) | undefined;
  /** The item's file or files. */
  readonly file?: ReactNode;
  /** Below the fields. */
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

/** The form and the page fit beside each other. */
const WIDE = '(min-width: 75em)';

const texts = publicationTexts.preview;

/** `useContentForm` has the logic. */
export function ContentForm<Input, Item>(props: ContentFormProps<Input, Item>): ReactNode {
  const { form, aside, file, page, drawActions, onCancel } = props;
  const parts = useWaitingParts();
  const { percent, files } = useShownParts(parts);
  const state = useContentForm(props, parts);
  // Page and remarks follow the fields when there is time. A form is first shown without them, and
  // without fields below the screen.
  const later = useDeferredValue<Typed | null>(state.typed, null);
  const prefix = useId();
  const problems = useProblems(form.fields, state, prefix);
  const fileRef = useRef<HTMLDivElement>(null);
  const view = usePageView(page !== undefined);
  useUnsavedChanges(state.isDirty);
  const focus = useLatest(([name = '', ...rest]: FieldPath) => {
    focusField(prefix, [controlOf(form.fields, name), ...rest], fileRef.current);
  });
  const hasPicture = hasImage(props.item) || files.length > 0;
  // Memoized, so that typing renders only the fields.
  const formRemarks = useMemo(
    () => (
      <FormRemarks
        fields={form.fields}
        typed={later}
        hasPicture={hasPicture}
        remarks={props.remarks}
        onChoose={focus}
      />
    ),
    [form.fields, later, hasPicture, props.remarks, focus],
  );
  const { isShown, isWide, leave } = view;
  const formPage = useMemo(
    () =>
      isShown ? (
        <FormPage
          work={props}
          typed={later}
          parts={parts}
          isWide={isWide}
          onLeave={leave}
          onPress={focus}
        />
      ) : null,
    [isShown, props, later, parts, isWide, leave, focus],
  );
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    void state.submit();
  };
  const toggle = page ? (
    <>
      {formRemarks}
      <Button compact kind="quiet" icon="eye" aria-expanded={isShown} onClick={view.toggle}>
        {isShown ? texts.hide : texts.title}
      </Button>
    </>
  ) : null;
  return (
    <div className={isShown && isWide ? 'composer has-page' : 'composer'}>
      <form
        noValidate
        onKeyDown={(event) => {
          if (event.key === 's' && (event.ctrlKey || event.metaKey)) submit(event);
        }}
        onSubmit={submit}
      >
        <Notices state={state} sentences={props.sentences} />
        {state.theirs ? (
          <ConflictAlert fields={form.fields} state={state} theirs={state.theirs} />
        ) : null}
        <ErrorSummary attempt={state.attempt} problems={problems} />
        <WaitingPartsContext value={parts}>
          <FormFields
            fields={form.fields}
            state={state}
            prefix={prefix}
            file={file}
            fileRef={fileRef}
            isComplete={later !== null}
          >
            {props.notice?.(state.typed)}
          </FormFields>
          {aside ? <div className="form-grid form-aside">{aside}</div> : null}
        </WaitingPartsContext>
        {drawActions(
          <Button type="submit" kind="green" busy={state.isBusy}>
            {staffTexts.save}
          </Button>,
          <Button onClick={() => void leaveParts(parts, onCancel)}>{staffTexts.cancel}</Button>,
          state.isSaved,
          percent,
          toggle,
        )}
      </form>
      {formPage}
    </div>
  );
}

const hasImage = (item: unknown): boolean =>
  Boolean((item as { readonly image?: unknown } | undefined)?.image);

/** Of the faulty fields, for the summary. An attempt with a single one focuses its control. */
function useProblems<Input>(
  fields: FieldsOf<Input>,
  { errors, attempt }: ContentFormState,
  prefix: string,
): readonly FieldProblem[] {
  const problems = fieldList(fields)
    .filter(([name]) => errors[name] !== undefined)
    .map(([name, field]) => ({
      fieldId: `${prefix}-${name}`,
      text: `${field.label}: ${sentenceOf(errors, name, field)}`,
    }));
  useEffect(() => {
    const [only, ...others] = problems;
    // For several errors, the summary takes the focus.
    if (attempt === 0 || !only || others.length > 0) return;
    focusInvalid(only.fieldId);
    // oxlint-disable-next-line react/exhaustive-deps -- only a new attempt moves the focus, not typing
  }, [attempt]);
  return problems;
}

/** Beside the form on wide screens, unless hidden; over it on others, when asked for. */
function usePageView(hasPage: boolean) {
  const isWide = useMedia(WIDE);
  const [isBeside, setBeside] = useState(true);
  const [isOver, setOver] = useState(false);
  const leave = useCallback(() => {
    setOver(false);
  }, []);
  return {
    isWide,
    isShown: hasPage && (isWide ? isBeside : isOver),
    toggle() {
      if (isWide) setBeside((before) => !before);
      else setOver(true);
    },
    leave,
  };
}

function FormPage<Input, Item>(
  props: Pick<ShownForm<Input>, 'parts' | 'onPress'> & {
    readonly work: ContentFormProps<Input, Item>;
    readonly typed: Typed | null;
    readonly isWide: boolean;
    readonly onLeave: () => void;
  },
): ReactNode {
  const { work, typed, parts, isWide, onLeave, onPress } = props;
  const { form, item, initialValues, page } = work;
  const stored = useMemo(
    () => baseOf(form, item, initialValues).typed,
    // oxlint-disable-next-line react/exhaustive-deps -- the initial values are a new object each time
    [form, item],
  );
  if (!page || !typed) return null;
  const drawn = page({
    input: shownInput(form, typed, stored),
    parts,
    onPress(path) {
      onLeave();
      onPress(path);
    },
  });
  if (isWide) return <div className="composer-page">{drawn}</div>;
  return (
    <Modal
      open
      full
      title={texts.title}
      onClose={onLeave}
      actions={<Button onClick={onLeave}>{texts.backToForm}</Button>}
    >
      {drawn}
    </Modal>
  );
}

const listed = (names: readonly string[]): string => names.join(', ');

function outcomeOf(partly: PartlySaved | undefined, { code }: Failure): string | undefined {
  const texts = staffTexts.waiting;
  if (partly && partly.saved.length > 0) {
    return texts.savedAndNot(listed(partly.saved), listed(partly.failed));
  }
  // The message of a stopped upload already contains it.
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
