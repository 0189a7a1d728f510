import { useState } from 'react';
import { mergedTyped, readValues, baseOf, type Base } from '../fields/formValues.ts';
import { newCreationKey } from '../graphql/idempotencyKey.ts';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { toFailure, type Failure } from '../graphql/staffFailure.ts';
import { useConfirmedDates } from './confirmDates.ts';
import { fieldsThenParts, type PartlySaved } from './fieldsThenParts.ts';
import type { FormStart, FormValues } from './useFormValues.ts';
import { useSave } from './useSave.ts';
import { useShownParts, type WaitingParts } from './waitingParts.ts';

export interface FormSave<Input, Item> {
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
  /** The latest is shown in place of what was typed. */
  readonly onTaken?: (latest: Item) => void;
  /** Such as when restoring a previous version. */
  readonly isUnsaved?: boolean;
  /** Default: shows the specification's popup. */
  readonly onFailure?: ((failure: Failure) => void) | undefined;
}

/** A colleague's version. */
export interface Theirs<Item> {
  readonly base: Base;
  readonly item: Item;
}

function useConflict<Input, Item>(
  { form, save, latest }: FormStart<Input, Item> & FormSave<Input, Item>,
  { base, typed }: FormValues<Input, Item>,
) {
  const [theirs, setTheirs] = useState<Theirs<Item>>();
  /**
   * If a colleague changed nothing in this form, or only what can be merged (pictures), saves over
   * the newer version.
   */
  const send: typeof save = async (input, seen, creationKey, made) => {
    try {
      return await save(input, seen, creationKey, made);
    } catch (thrown) {
      if (!latest || toFailure(thrown).code !== 'CONFLICT') throw thrown;
      const theirItem = await latest();
      const now = baseOf(form, theirItem);
      const merged = mergedTyped(form.fields, typed, base.typed, now.typed);
      const read = merged && readValues(form, merged);
      if (read && 'input' in read) return save(read.input, now.version, creationKey, made);
      setTheirs({ base: now, item: theirItem });
      throw thrown;
    }
  };
  return { theirs, setTheirs, send };
}

/** Conflicts, and saving the fields, then waiting parts. */
export function useFormSaving<Input, Item>(
  work: FormStart<Input, Item> & FormSave<Input, Item>,
  values: FormValues<Input, Item>,
  parts: WaitingParts,
) {
  const { form, item, isUnsaved, onFailure } = work;
  const { base, typed } = values;
  const { added } = useShownParts(parts);
  const { theirs, setTheirs, send } = useConflict(work, values);
  /** How many parts had been added at the last save; undefined after a change. */
  const [savedWith, setSavedWith] = useState<number>();
  const [creationKey, setCreationKey] = useState(newCreationKey);
  const [made, setMade] = useState<Item>();
  const [partly, setPartly] = useState<PartlySaved>();
  const saving = useSave(onFailure);
  const { isAsking, isConfirmed } = useConfirmedDates();
  const { query } = useStaffCalls();
  const isSaved = savedWith === added;
  // A saved new item must not be sent again while the next screen loads.
  const isCreated = isSaved && item === undefined;

  return {
    isBusy: saving.isBusy || isAsking || isCreated,
    isSaved,
    isCreated,
    failure: saving.failure,
    theirs,
    partly,
    made,
    creationKey,
    setCreationKey,
    touch() {
      if (!isCreated) setSavedWith(undefined);
    },
    clear() {
      setTheirs(undefined);
      setPartly(undefined);
      saving.clear();
    },
    /** The saved item, once everything is saved. */
    async submit(seen: number | undefined): Promise<Item | undefined> {
      if (isCreated) return undefined;
      setPartly(undefined);
      const areWhole = parts.all().map(({ check }) => check?.() ?? true);
      const input = values.checked();
      if (input === undefined) return undefined;
      values.clearErrors();
      if (areWhole.includes(false)) return undefined;
      const { questions } = form;
      const ask = questions && (() => questions(typed, base.typed, item ?? made, query));
      if (ask && !(await isConfirmed(ask))) return undefined;
      setTheirs(undefined);
      const unchanged = values.isChanged || isUnsaved ? undefined : (item ?? made);
      const sending = fieldsThenParts(parts.all(), unchanged, () =>
        send(input, seen, creationKey, made),
      );
      const outcome = await saving.save(sending.run);
      if (!outcome) return undefined;
      if ('result' in outcome) {
        values.settle(outcome.result, typed);
        setCreationKey(newCreationKey());
        setSavedWith(parts.shown().added);
        return outcome.result;
      }
      setPartly(sending.outcome());
      values.refuse(outcome.failure.fields);
      const stored = sending.stored();
      if (stored !== undefined) {
        values.settle(stored, typed);
        if (item === undefined) setMade(stored);
      }
      return undefined;
    },
  };
}
