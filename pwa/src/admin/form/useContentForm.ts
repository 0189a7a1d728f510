import { useState } from 'react';
import type { Base } from '../fields/formValues.ts';
import { useDraft, type FormDraft } from '../drafts/useDraft.ts';
import { newCreationKey } from '../graphql/idempotencyKey.ts';
import type { PartlySaved } from './fieldsThenParts.ts';
import { useFormSaving, type FormSave } from './useFormSaving.ts';
import { useFormValues, type FormStart, type FormValues } from './useFormValues.ts';
import type { Saving } from './useSave.ts';
import { useShownParts, type WaitingParts } from './waitingParts.ts';

export interface ContentFormWork<Input, Item>
  extends FormStart<Input, Item>, FormSave<Input, Item> {
  /** Identifies the form on this device: `vesti/3`. */
  readonly name: string;
  readonly onSaved: (item: Item) => void;
}

export interface ContentFormState
  extends
    Pick<FormValues<unknown, never>, 'typed' | 'errors' | 'attempt' | 'type' | 'checked'>,
    Pick<Saving, 'failure' | 'isBusy'> {
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
  submit(): Promise<void>;
  reset(): void;
  restore(): void;
  keepMine(): Promise<void>;
  takeTheirs(): void;
}

/** Validation, drafts, conflicts, and saving the fields, then waiting parts. */
export function useContentForm<Input, Item>(
  work: ContentFormWork<Input, Item>,
  parts: WaitingParts,
): ContentFormState {
  const { name, item, onSaved, onTaken } = work;
  const values = useFormValues(work);
  const saving = useFormSaving(work, values, parts);
  const { typed, base, errors, attempt } = values;
  const { isBusy, isCreated, failure, theirs, partly, made, creationKey } = saving;
  const [lostFiles, setLostFiles] = useState<readonly string[]>([]);
  const { names: waiting, files } = useShownParts(parts);
  const isDirty = (values.isChanged || waiting.length > 0) && !isCreated;
  const draftValues = { typed, over: base, files, ...(item === undefined ? { creationKey } : {}) };
  const draft = useDraft(name, draftValues, isDirty);

  const submitOver = async (seen: number | undefined): Promise<void> => {
    const saved = await saving.submit(seen);
    if (saved === undefined) return;
    draft.forget();
    setLostFiles([]);
    onSaved(saved);
  };
  return {
    typed,
    errors,
    attempt,
    isBusy,
    isDirty,
    isSaved: saving.isSaved && !isDirty,
    failure,
    draft,
    theirs: theirs?.base,
    partly,
    lostFiles,
    type(field, value) {
      saving.touch();
      values.type(field, value);
    },
    submit: () => submitOver(base.version),
    checked: values.checked,
    reset() {
      values.show(made === undefined ? values.start() : base);
      values.clearErrors();
      setLostFiles([]);
      if (made === undefined) saving.setCreationKey(newCreationKey());
      for (const part of parts.all()) part.drop();
      saving.clear();
    },
    restore() {
      const { found } = draft;
      if (!found) return;
      draft.discard();
      values.show(found.over, found.typed);
      if (found.creationKey !== undefined) saving.setCreationKey(found.creationKey);
      setLostFiles(found.files ?? []);
    },
    keepMine: () => submitOver(theirs?.base.version),
    takeTheirs() {
      if (!theirs) return;
      draft.setAside();
      values.show(theirs.base);
      for (const part of parts.all()) part.drop();
      saving.clear();
      onTaken?.(theirs.item);
    },
  };
}
