import { useRef, useState } from 'react';
import { confirmDates } from './confirmDates.ts';
import type { FieldErrors } from '@centar/domain/errorCodes.ts';
import { staffTexts } from '../texts/staff.texts.ts';
import { newCreationKey } from '../graphql/idempotencyKey.ts';
import { toFailure, type Failure } from '../graphql/staffFailure.ts';
import {
  baseOf,
  byField,
  fieldList,
  isSameTyped,
  mergedTyped,
  readValues,
  type FormOf,
  type Typed,
  type Base,
} from '../fields/formValues.ts';
import { useDraft, type FormDraft } from '../drafts/useDraft.ts';
import { useSave, type Saving } from './useSave.ts';
import { useShownParts, type WaitingParts } from './waitingParts.ts';

export interface ContentFormWork<Input, Item> {
  /** Identifies the form on this device: `vesti/3`. */
  readonly name: string;
  readonly form: FormOf<Input, Item>;
  /** Omitted for a new item. */
  readonly item?: Item | undefined;
  /** The section of its list, or the fields of a copied item. */
  readonly initialValues?: Partial<Input> | undefined;
  /**
   * `seen` is the edited version. `creationKey` stays the same until a new item is saved. `made` is
   * the new item if it was stored but one of its files was not.
   */
  readonly save: (
    input: Input,
    seen: number | undefined,
    creationKey: string,
    made: Item | undefined,
  ) => Promise<Item>;
  /** To resolve conflicts. */
  readonly latest?: () => Promise<Item>;
  readonly onSaved: (item: Item) => void;
  /** Such as when restoring a previous version. */
  readonly isUnsaved?: boolean;
  /** Default: shows the specification's popup. */
  readonly onFailure?: ((failure: Failure) => void) | undefined;
}

/** Also what is left. */
export interface PartlySaved {
  readonly saved: readonly string[];
  readonly failed: readonly string[];
}

export interface ContentFormState extends Pick<Saving, 'failure'> {
  readonly typed: Typed;
  readonly errors: FieldErrors;
  /** Incremented by each attempt with errors. */
  readonly attempt: number;
  readonly isBusy: boolean;
  readonly isDirty: boolean;
  /** True from a save until the next change. */
  readonly isSaved: boolean;
  /** If one of its files failed. */
  readonly partly: PartlySaved | undefined;
  /** They must be chosen again. */
  readonly lostFiles: readonly string[];
  readonly draft: FormDraft;
  /** Saved in the meantime. */
  readonly theirs: Base | undefined;
  type(name: string, value: unknown): void;
  submit(): Promise<void>;
  /** Undefined if validation fails, after showing the errors. */
  checked(): unknown;
  reset(): void;
  restore(): void;
  keepMine(): Promise<void>;
  takeTheirs(): void;
}

/** Validation, drafts, conflicts, and saving the fields, then waiting parts. */
export function useContentForm<Input, Item>(
  {
    name,
    form,
    item,
    initialValues,
    save,
    latest,
    onSaved,
    isUnsaved,
    onFailure,
  }: ContentFormWork<Input, Item>,
  parts: WaitingParts,
): ContentFormState {
  const start = (): Base => baseOf(form, item, initialValues);
  const [base, setBase] = useState(start);
  const [typed, setTyped] = useState(base.typed);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [attempt, setAttempt] = useState(0);
  const [theirs, setTheirs] = useState<Base>();
  const [seenItem, setSeenItem] = useState(item);
  /** How many parts had been added at the last save; undefined after a change. */
  const [savedWith, setSavedWith] = useState<number>();
  const [creationKey, setCreationKey] = useState(newCreationKey);
  const [made, setMade] = useState<Item>();
  const [partly, setPartly] = useState<PartlySaved>();
  const [lostFiles, setLostFiles] = useState<readonly string[]>([]);
  const { names: waiting, files, added } = useShownParts(parts);
  const isSaved = savedWith === added;
  const answered = useRef(new Set<string>());
  const saving = useSave(onFailure);
  // A saved new item must not be sent again while the next screen loads.
  const isCreated = isSaved && item === undefined;
  const isChanged = !isSameTyped(typed, base.typed) && !isCreated;
  const isDirty = isChanged || (waiting.length > 0 && !isCreated);
  const draftValues = { typed, over: base, files, ...(item === undefined ? { creationKey } : {}) };
  const draft = useDraft(name, draftValues, isDirty);

  // The item was reloaded, or its picture was replaced: typed values are kept.
  if (item !== seenItem) {
    setSeenItem(item);
    const next = start();
    const merged = mergedTyped(form.fields, typed, base.typed, next.typed);
    if (!isChanged) setTyped(next.typed);
    else if (merged) setTyped(merged);
    if (!isChanged || merged) setBase(next);
  }

  /** Continues from the stored item. */
  const settle = (saved: Item, sent: Typed): void => {
    const next = baseOf(form, saved);
    setBase(next);
    setTyped((now) => (isSameTyped(now, sent) ? next.typed : now));
    setTheirs(undefined);
  };
  const accept = (saved: Item, sent: Typed): void => {
    settle(saved, sent);
    setCreationKey(newCreationKey());
    draft.forget();
    setLostFiles([]);
    setSavedWith(parts.shown().added);
    onSaved(saved);
  };

  const refuse = (found: FieldErrors): void => {
    setErrors(byField(found, form.fields));
    setAttempt((before) => before + 1);
  };

  /**
   * Sends. If a colleague changed nothing in this form, or only what can be merged (pictures),
   * saves over the newer version.
   */
  const send = async (input: Input, seen: number | undefined): Promise<Item> => {
    try {
      return await save(input, seen, creationKey, made);
    } catch (thrown) {
      if (!latest || toFailure(thrown).code !== 'CONFLICT') throw thrown;
      const now = baseOf(form, await latest());
      const merged = mergedTyped(form.fields, typed, base.typed, now.typed);
      const read = merged && readValues(form, merged);
      if (read && 'input' in read) return save(read.input, now.version, creationKey, made);
      setTheirs(now);
      throw thrown;
    }
  };

  /** Sends the fields, then the waiting parts. A retry continues where the last attempt ended. */
  const sender = (input: Input, seen: number | undefined) => {
    const queue = parts.all().filter(({ send: sendPart }) => sendPart !== undefined);
    const together = parts.all().filter(({ send: sendPart }) => sendPart === undefined);
    const needsFields = isChanged || isUnsaved || queue.length === 0;
    let stored: Item | undefined = needsFields ? undefined : (item ?? made);
    const done: string[] = [];
    return {
      async run(): Promise<Item> {
        let now = stored;
        if (now === undefined) {
          now = await send(input, seen);
          stored = now;
          done.push(staffTexts.waiting.fields, ...together.map(({ name: file }) => file));
        }
        for (let next = queue[0]; next !== undefined; next = queue[0]) {
          const changed = await next.send?.(now);
          if (changed !== undefined) now = changed as Item;
          stored = now;
          done.push(next.name);
          queue.shift();
        }
        return now;
      },
      stored: () => stored,
      outcome: (): PartlySaved | undefined =>
        parts.all().length > 0 || done.length > 0
          ? { saved: done, failed: queue.map(({ name: part }) => part) }
          : undefined,
      hasSaved: () => done.length > 0,
    };
  };
  /** Asks only questions that were not confirmed yet. */
  const isConfirmed = async (): Promise<boolean> => {
    const all = form.questions?.(typed, base.typed) ?? [];
    const open = all.filter((question) => !answered.current.has(question));
    const isYes = await confirmDates(open);
    if (isYes) for (const question of open) answered.current.add(question);
    return isYes;
  };
  const submitOver = async (seen: number | undefined): Promise<void> => {
    if (isCreated) return;
    setPartly(undefined);
    const read = readValues(form, typed);
    const areWhole = parts.all().map(({ check }) => check?.() ?? true);
    if ('errors' in read) {
      refuse(read.errors);
      return;
    }
    setErrors({});
    if (areWhole.includes(false) || !(await isConfirmed())) return;
    setTheirs(undefined);
    const work = sender(read.input, seen);
    const outcome = await saving.save(() => work.run());
    if (!outcome) return;
    if ('result' in outcome) {
      accept(outcome.result, typed);
      return;
    }
    setPartly(work.outcome());
    refuse(outcome.failure.fields);
    const stored = work.stored();
    if (stored === undefined || !work.hasSaved()) return;
    settle(stored, typed);
    if (item === undefined) setMade(stored);
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
    partly,
    lostFiles,
    type(field, value) {
      if (!isCreated) setSavedWith(undefined);
      const settled = (before: Typed): Typed => {
        const next = { ...before, [field]: value };
        return form.normalize ? form.normalize(next, before) : next;
      };
      setTyped(settled);
      // Errors of fields that this change hides are dropped.
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
    checked() {
      const read = readValues(form, typed);
      if ('input' in read) return read.input;
      refuse(read.errors);
      return undefined;
    },
    reset() {
      const next = made === undefined ? start() : base;
      setBase(next);
      setTyped(next.typed);
      setErrors({});
      setTheirs(undefined);
      setPartly(undefined);
      setLostFiles([]);
      if (made === undefined) setCreationKey(newCreationKey());
      for (const part of parts.all()) part.drop();
      saving.clear();
    },
    restore() {
      const { found } = draft;
      if (!found) return;
      draft.discard();
      setBase(found.over);
      setTyped(found.typed);
      if (found.creationKey !== undefined) setCreationKey(found.creationKey);
      setLostFiles(found.files ?? []);
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
