import { createStore, entries, get, update } from 'idb-keyval';
import type { Base, Typed } from '../fields/formValues.ts';

/** Unsaved form values, stored on the device. Renaming a property would break the drafts that devices hold. */
export interface Draft {
  /** Identifies one mount of the form, so that two tabs, or a form and the draft found in it, don't overwrite each other. */
  readonly session: string;
  /** When it was stored, in milliseconds since 1970. */
  readonly keptAt: number;
  readonly typed: Typed;
  /** The item's state that was edited: saving must not overwrite a colleague's later save. */
  readonly over: Base;
  /** The idempotency key with which it may have been sent already, without an answer. */
  readonly creationKey?: string;
}

/** The drafts with this one in place of its earlier state. */
export function withDraft(drafts: readonly Draft[], draft: Draft): Draft[] {
  return [...withoutDraft(drafts, draft.session), draft];
}

/** The drafts without that of one mount. */
export function withoutDraft(drafts: readonly Draft[], session: string): Draft[] {
  return drafts.filter((draft) => draft.session !== session);
}

const store = createStore('centar-staff', 'drafts');

/** The latest draft under a key; undefined where there is none or the device stores nothing. */
export async function findDraft(key: string): Promise<Draft | undefined> {
  const drafts = await get<Draft[]>(key, store).catch(() => undefined);
  return drafts?.toSorted((one, other) => other.keptAt - one.keptAt)[0];
}

/** Stores a draft; false when the device refuses. */
export async function storeDraft(key: string, draft: Draft): Promise<boolean> {
  const stored = update<Draft[]>(key, (drafts = []) => withDraft(drafts, draft), store);
  return stored.then(
    () => true,
    () => false,
  );
}

/** The names of the forms, `programi/3`, of which this device holds a draft of this person. */
export async function draftedForms(person: number): Promise<Set<string>> {
  const all = await entries<string, Draft[]>(store).catch(() => []);
  const owner = `${String(person)}/`;
  const own = all.filter(([key, drafts]) => key.startsWith(owner) && drafts.length > 0);
  return new Set(own.map(([key]) => key.slice(owner.length)));
}

/** Deletes the draft of one mount. */
export async function dropDraft(key: string, session: string): Promise<void> {
  await update<Draft[]>(key, (drafts = []) => withoutDraft(drafts, session), store).catch(
    () => undefined,
  );
}
