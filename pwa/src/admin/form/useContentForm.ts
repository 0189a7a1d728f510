import { useState } from 'react';
import type { FieldErrors } from '@centar/domain/errorCodes.ts';
import { newCreationKey } from '../graphql/idempotencyKey.ts';
import { toFailure } from '../graphql/staffFailure.ts';
import type { FormOf, Typed } from '../fields/formValues.ts';
import { baseOf, byField, fieldList, isSameTyped, readValues } from '../fields/formValues.ts';
import type { Base } from '../fields/formValues.ts';
import type { FormDraft } from '../drafts/useDraft.ts';
import { useDraft } from '../drafts/useDraft.ts';
import { useSave } from './useSave.ts';
import type { Saving } from './useSave.ts';

/** The item, the rules and the callbacks of a form. */
export interface ContentFormWork<Input, Item> {
  /** Names the form on this device: `vesti/3`. */
  readonly name: string;
  readonly form: FormOf<Input, Item>;
  /** The item to edit; left out for a new one. */
  readonly item?: Item | undefined;
  /** Initial values of a new item: the section of its list, or the fields of the item that it copies. */
  readonly initialValues?: Partial<Input> | undefined;
  /**
   * Sends the values; `seen` is the version of the item that they were written over, `creationKey` goes with a new
   * one, the same each time until it is saved.
   */
  readonly save: (input: Input, seen: number | undefined, creationKey: string) => Promise<Item>;
  /** Asks the server for the item as it is now; needed where a colleague can be quicker. */
  readonly latest?: () => Promise<Item>;
  readonly onSaved: (item: Item) => void;
}

/** The state of a form and its actions. */
export interface ContentFormState extends Pick<Saving, 'failure'> {
  readonly typed: Typed;
  readonly errors: FieldErrors;
  /** Grows with each try that found errors. */
  readonly attempt: number;
  readonly isBusy: boolean;
  readonly isDirty: boolean;
  /** True from a save until the next change. */
  readonly isSaved: boolean;
  readonly draft: FormDraft;
  /** A colleague's version that was saved meanwhile. */
  readonly theirs: Base | undefined;
  type(name: string, value: unknown): void;
  submit(): Promise<void>;
  reset(): void;
  restore(): void;
  keepMine(): Promise<void>;
  takeTheirs(): void;
}

/** The behaviour of every content form: rules, one save at a time, drafts, a colleague's newer version. */
export function useContentForm<Input, Item>({
  name,
  form,
  item,
  initialValues,
  save,
  latest,
  onSaved,
}: ContentFormWork<Input, Item>): ContentFormState {
  const start = (): Base => baseOf(form, item, initialValues);
  const [base, setBase] = useState(start);
  const [typed, setTyped] = useState(base.typed);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [attempt, setAttempt] = useState(0);
  const [theirs, setTheirs] = useState<Base>();
  const [seenItem, setSeenItem] = useState(item);
  const [isSaved, setSaved] = useState(false);
  const [creationKey, setCreationKey] = useState(newCreationKey);
  const saving = useSave();
  // A new item is finished with once saved: nothing may send it again while the next screen opens.
  const isCreated = isSaved && item === undefined;
  const isDirty = !isSameTyped(typed, base.typed) && !isCreated;
  const draftValues = { typed, over: base, ...(item === undefined ? { creationKey } : {}) };
  const draft = useDraft(name, draftValues, isDirty);

  // The item was loaded again, or its picture was replaced beside the form: typed values stay.
  if (item !== seenItem) {
    setSeenItem(item);
    const next = start();
    if (!isDirty) setTyped(next.typed);
    if (!isDirty || isSameTyped(next.typed, base.typed)) setBase(next);
  }

  const accept = (saved: Item, sent: Typed): void => {
    const next = baseOf(form, saved);
    setBase(next);
    setTyped((now) => (isSameTyped(now, sent) ? next.typed : now));
    setTheirs(undefined);
    setCreationKey(newCreationKey());
    draft.forget();
    setSaved(true);
    onSaved(saved);
  };

  const refuse = (found: FieldErrors): void => {
    setErrors(byField(found));
    setAttempt((before) => before + 1);
  };

  /** Sends; where a colleague changed nothing of this form (a picture, say) the newer version is accepted in silence. */
  const send = async (input: Input, seen: number | undefined): Promise<Item> => {
    try {
      return await save(input, seen, creationKey);
    } catch (thrown) {
      if (!latest || toFailure(thrown).code !== 'CONFLICT') throw thrown;
      const now = baseOf(form, await latest());
      if (isSameTyped(now.typed, base.typed)) return save(input, now.version, creationKey);
      setTheirs(now);
      throw thrown;
    }
  };

  const submitOver = async (seen: number | undefined): Promise<void> => {
    if (isCreated) return;
    const read = readValues(form, typed);
    if ('errors' in read) {
      refuse(read.errors);
      return;
    }
    setErrors({});
    setTheirs(undefined);
    const outcome = await saving.save(() => send(read.input, seen));
    if (!outcome) return;
    if ('failure' in outcome) refuse(outcome.failure.fields);
    else accept(outcome.result, typed);
  };

  return {
    typed,
    errors,
    attempt,
    isBusy: saving.isBusy || isCreated,
    isDirty,
    isSaved: isSaved && !isDirty,
    failure: saving.failure,
    draft,
    theirs,
    type(field, value) {
      if (!isCreated) setSaved(false);
      const settled = (before: Typed): Typed => {
        const next = { ...before, [field]: value };
        return form.normalize ? form.normalize(next) : next;
      };
      setTyped(settled);
      // Errors of controls that this change hides are dropped.
      const gone = fieldList(form.fields)
        .filter(([, { visibleWhen }]) => visibleWhen(typed) && !visibleWhen(settled(typed)))
        .map(([name]) => name);
      setErrors((before) =>
        Object.fromEntries(
          Object.entries(before).filter(([name]) => name !== field && !gone.includes(name)),
        ),
      );
    },
    submit: () => submitOver(base.version),
    reset() {
      const next = start();
      setBase(next);
      setTyped(next.typed);
      setErrors({});
      setTheirs(undefined);
      setCreationKey(newCreationKey());
      saving.clear();
    },
    restore() {
      const { found } = draft;
      if (!found) return;
      draft.discard();
      setBase(found.over);
      setTyped(found.typed);
      if (found.creationKey !== undefined) setCreationKey(found.creationKey);
    },
    keepMine: () => submitOver(theirs?.version),
    takeTheirs() {
      if (!theirs) return;
      draft.setAside();
      setBase(theirs);
      setTyped(theirs.typed);
      setTheirs(undefined);
      saving.clear();
    },
  };
}
