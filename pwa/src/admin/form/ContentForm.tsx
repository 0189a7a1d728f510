import {
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { DraftNotices } from '../drafts/DraftNotices.tsx';
import { fieldErrorSentence } from '../texts/errors.texts.ts';
import { staffTexts } from '../texts/staff.texts.ts';
import { Button } from '../../shared/ui/primitives/Button.tsx';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { FormGrid } from '../ui/FormGrid.tsx';
import { Modal } from '../ui/Modal.tsx';
import { useLatest } from '../screen/useLatest.ts';
import { useMedia } from '../screen/useMedia.ts';
import { publicationTexts } from '../texts/publication.texts.ts';
import type { Failure } from '../graphql/staffFailure.ts';
import { AlertBox } from '../ui/AlertBox.tsx';
import { ConflictAlert } from './ConflictAlert.tsx';
import { FailureAlert } from './FailureAlert.tsx';
import type { Field } from '../fields/fields.tsx';
import { baseOf, controlOf, fieldList, type Typed } from '../fields/formValues.ts';
import { shownInput } from '../fields/shownInput.ts';
import { focusField } from './focusField.ts';
import { FormField } from './FormField.tsx';
import type { MarkedText } from '../richText/typedText.ts';
import { textsOf, type FieldPath } from '../fields/inputTexts.ts';
import type { Remark } from '../secondLook/remarks.ts';
import { SecondLook } from '../secondLook/SecondLook.tsx';
import { secondLookTexts } from '../secondLook/secondLook.texts.ts';
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
  type WaitingParts,
} from './waitingParts.ts';

/** What the public page of the form is rendered from. */
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

/** Before the first of these fields that is shown: a picture's description follows it. */
const AFTER_FILE = ['imageAlt', 'pictures', 'description'];

/** Fields, with the file, that fill a screen. */
const FIRST_BLOCKS = 5;

/** Values that are no words: addresses and points of pictures. */
const NO_WORDS: ReadonlySet<string> = new Set(['src', 'focus', 'imageFocus']);

/** The form and the page fit beside each other. */
const WIDE = '(min-width: 75em)';

const texts = publicationTexts.preview;

const WIDTHS: Readonly<Record<string, string>> = { false: 'is-wide', onPhones: 'is-paired' };

/** `useContentForm` has the logic. */
export function ContentForm<Input, Item>(props: ContentFormProps<Input, Item>): ReactNode {
  const { form, aside, file, page, drawActions, onCancel } = props;
  const parts = useWaitingParts();
  const { percent, files } = useShownParts(parts);
  const state = useContentForm(props, parts);
  const type = useLatest(state.type);
  // Page and remarks follow the fields when there is time. A form is first shown without them, and
  // without the fields that are not seen at once.
  const later = useDeferredValue<Typed | null>(state.typed, null);
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

  const fileRef = useRef<HTMLDivElement>(null);
  const view = usePageView(page !== undefined);
  const stored = useMemo(
    () => baseOf(form, props.item, props.initialValues).typed,
    // oxlint-disable-next-line react/exhaustive-deps -- the initial values are a new object each time
    [form, props.item],
  );
  const pageView =
    page && view.isShown && later
      ? page({
          input: shownInput(form, later, stored),
          parts,
          onPress([name = '', ...rest]) {
            view.leave();
            focusField(prefix, [controlOf(form.fields, name), ...rest], fileRef.current);
          },
        })
      : null;
  const shown = fieldList(form.fields).filter(
    ([name, { visibleWhen }]) => visibleWhen(state.typed) || state.errors[name] !== undefined,
  );
  const names = shown.map(([name]) => name);
  const afterFile = AFTER_FILE.find((name) => names.includes(name)) ?? names.at(-1);
  const notice = props.notice?.(state.typed);
  const blocks = shown.flatMap(([name, field]) => [
    ...(file && name === afterFile
      ? [
          <div key="file" className="is-wide form-file" ref={fileRef}>
            {file}
          </div>,
        ]
      : []),
    <div key={name} className={WIDTHS[String(field.short)]}>
      <FormField
        field={field}
        id={idOf(name)}
        name={name}
        help={field.hintFor?.(state.typed) ?? field.hint}
        value={state.typed[name]}
        onType={type}
        error={state.errors[name] && sentenceOf(name, field)}
        beside={field.beside === undefined ? undefined : state.typed[field.beside]}
      />
    </div>,
  ]);
  const fields = (
    <FormGrid columns={2}>
      {later ? blocks : blocks.slice(0, FIRST_BLOCKS)}
      {notice ? <div className="is-wide">{notice}</div> : null}
    </FormGrid>
  );
  const values = useMemo(
    () =>
      fieldList(form.fields).flatMap(([name, { read }]) =>
        later
          ? textsOf(read(later[name]), [name])
              .filter(({ path }) => !NO_WORDS.has(path.at(-1) ?? ''))
              .map((value) => ({ ...value, ...sourceOf(later[name]) }))
          : [],
      ),
    [form, later],
  );
  const toggle = page ? (
    <>
      <SecondLook
        values={values}
        more={[
          ...(hasPicture(props.item) || files.length > 0 ? altRemarks(later ?? {}) : []),
          ...(later ? (props.remarks?.(later) ?? []) : []),
        ]}
        onChoose={(path) => {
          focusField(prefix, path, fileRef.current);
        }}
      />
      <Button compact kind="quiet" icon="eye" aria-expanded={view.isShown} onClick={view.toggle}>
        {view.isShown ? texts.hide : texts.title}
      </Button>
    </>
  ) : null;
  return (
    <div className={view.isShown && view.isWide ? 'composer has-page' : 'composer'}>
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
          {fields}
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
      {pageView && view.isWide ? <div className="composer-page">{pageView}</div> : null}
      {pageView && !view.isWide ? (
        <Modal
          open
          full
          title={texts.title}
          onClose={view.leave}
          actions={<Button onClick={view.leave}>{texts.backToForm}</Button>}
        >
          {pageView}
        </Modal>
      ) : null}
    </div>
  );
}

/** Of a text with formats. */
const sourceOf = (typed: unknown): { readonly source?: string } =>
  typeof typed === 'object' && typed !== null && 'markup' in typed
    ? { source: (typed as MarkedText).markup }
    : {};

const hasPicture = (item: unknown): boolean =>
  Boolean((item as { readonly image?: unknown } | undefined)?.image);

/** Of the picture, or of each of several. */
function altRemarks({ imageAlt, pictures }: Typed): readonly Remark[] {
  const isMissing = (alt: unknown): boolean => typeof alt === 'string' && alt.trim() === '';
  const paths = Array.isArray(pictures)
    ? (pictures as readonly { readonly alt: string }[]).flatMap(({ alt }, at) =>
        isMissing(alt) ? [['pictures', String(at), 'alt']] : [],
      )
    : [];
  return [...(isMissing(imageAlt) ? [['imageAlt']] : []), ...paths].map((path) => ({
    path,
    text: secondLookTexts.noAlt,
  }));
}

/** Beside the form on wide screens, unless hidden; over it on others, when asked for. */
function usePageView(hasPage: boolean) {
  const isWide = useMedia(WIDE);
  const [isBeside, setBeside] = useState(true);
  const [isOver, setOver] = useState(false);
  return {
    isWide,
    isShown: hasPage && (isWide ? isBeside : isOver),
    toggle() {
      if (isWide) setBeside((before) => !before);
      else setOver(true);
    },
    leave() {
      setOver(false);
    },
  };
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
