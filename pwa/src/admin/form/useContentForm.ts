import { useRef, useState } from 'react';
import { confirm } from '../../shared/ui/primitives/alerts.ts';
import type { FieldErrors } from '@centar/domain/errorCodes.ts';
import { staffTexts } from '../texts/staff.texts.ts';
import { newCreationKey } from '../graphql/idempotencyKey.ts';
import { toFailure, type Failure } from '../graphql/staffFailure.ts';
import {
  baseOf,
  byField,
  fieldList,
  isSameTyped,
  readValues,
  type FormOf,
  type Typed,
  type Base,
} from '../fields/formValues.ts';
import { useDraft, type FormDraft } from '../drafts/useDraft.ts';
import { useSave, type Saving } from './useSave.ts';
import { useShownParts, type WaitingParts } from './waitingParts.ts';

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
   * one, the same each time until it is saved. `made` is the new item, once it is stored although a file that waited
   * beside it is not.
   */
  readonly save: (
    input: Input,
    seen: number | undefined,
    creationKey: string,
    made: Item | undefined,
  ) => Promise<Item>;
  /** Asks the server for the item as it is now; needed where a colleague can be quicker. */
  readonly latest?: () => Promise<Item>;
  readonly onSaved: (item: Item) => void;
  /** Whether the values are sent although nothing was typed: those of a previous version are not stored yet. */
  readonly isUnsaved?: boolean;
  /** Shows a failed save; the specification's popup unless given. */
  readonly onFailure?: ((failure: Failure) => void) | undefined;
}

/** What a save stored before it failed, and what is left. */
export interface PartlySaved {
  readonly saved: readonly string[];
  readonly failed: readonly string[];
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
  /** What of the last save is stored, where a file waited beside the fields and it failed. */
  readonly partly: PartlySaved | undefined;
  /** The files of a restored draft, which must be chosen again. */
  readonly lostFiles: readonly string[];
  readonly draft: FormDraft;
  /** A colleague's version that was saved meanwhile. */
  readonly theirs: Base | undefined;
  type(name: string, value: unknown): void;
  submit(): Promise<void>;
  /** What would be saved; undefined where it is refused, which is shown. */
  checked(): unknown;
  reset(): void;
  restore(): void;
  keepMine(): Promise<void>;
  takeTheirs(): void;
}

/**
 * The behaviour of every content form: rules, one save at a time of the fields and of the parts that wait beside them, drafts, a
 * colleague's newer version.
 */
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
  /** How many parts had been added when it was saved last; undefined once something was typed. */
  const [savedWith, setSavedWith] = useState<number>();
  const [creationKey, setCreationKey] = useState(newCreationKey);
  const [made, setMade] = useState<Item>();
  const [partly, setPartly] = useState<PartlySaved>();
  const [lostFiles, setLostFiles] = useState<readonly string[]>([]);
  const { names: waiting, files, added } = useShownParts(parts);
  const isSaved = savedWith === added;
  const answered = useRef(new Set<string>());
  const saving = useSave(onFailure);
  // A new item is finished with once saved: nothing may send it again while the next screen opens.
  const isCreated = isSaved && item === undefined;
  const isChanged = !isSameTyped(typed, base.typed) && !isCreated;
  const isDirty = isChanged || (waiting.length > 0 && !isCreated);
  const draftValues = { typed, over: base, files, ...(item === undefined ? { creationKey } : {}) };
  const draft = useDraft(name, draftValues, isDirty);

  // The item was loaded again, or its picture was replaced beside the form: typed values stay.
  if (item !== seenItem) {
    setSeenItem(item);
    const next = start();
    if (!isChanged) setTyped(next.typed);
    if (!isChanged || isSameTyped(next.typed, base.typed)) setBase(next);
  }

  /** Continues from what is stored now. */
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
    setErrors(byField(found));
    setAttempt((before) => before + 1);
  };

  /** Sends; where a colleague changed nothing of this form (a picture, say) the newer version is accepted in silence. */
  const send = async (input: Input, seen: number | undefined): Promise<Item> => {
    try {
      return await save(input, seen, creationKey, made);
    } catch (thrown) {
      if (!latest || toFailure(thrown).code !== 'CONFLICT') throw thrown;
      const now = baseOf(form, await latest());
      if (isSameTyped(now.typed, base.typed)) return save(input, now.version, creationKey, made);
      setTheirs(now);
      throw thrown;
    }
  };

  /** Sends the fields, then what waits beside them; tried again, it goes on where it ended. */
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
  /** Asks what was not asked yet; an answered question does not come again. */
  const isConfirmed = async (): Promise<boolean> => {
    const all = form.questions?.(typed, base.typed) ?? [];
    const open = all.filter((question) => !answered.current.has(question));
    if (open.length === 0) return true;
    const { title, answers } = staffTexts.dateQuestions;
    const text = open.join(' ');
    const isYes = await confirm({ title, text, ...answers }).catch(() =>
      window.confirm(`${title}\n\n${text}`),
    );
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
