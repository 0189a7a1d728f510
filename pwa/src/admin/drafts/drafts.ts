import { createStore, entries, get, update } from 'idb-keyval';
import type { Base, Typed } from '../fields/formValues.ts';

/** Unsaved form values, kept on the device. */
export interface Draft {
  /** Names one opening of the form: two tabs, or a form and what was found in it, don't overwrite each other. */
  readonly session: string;
  /** Milliseconds since 1970. */
  readonly keptAt: number;
  readonly typed: Typed;
  /** The item's state that the draft was typed over: saving must not overwrite a colleague's later save. */
  readonly over: Base;
  /** The key of the creation that it may have been sent with already, without an answer. */
  readonly creationKey?: string;
}

/** The drafts with this one in place of its earlier state. */
export function withDraft(drafts: readonly Draft[], draft: Draft): Draft[] {
  return [...withoutDraft(drafts, draft.session), draft];
}

/** The drafts without those of one opening. */
export function withoutDraft(drafts: readonly Draft[], session: string): Draft[] {
  return drafts.filter((draft) => draft.session !== session);
}

const store = createStore('centar-staff', 'drafts');

/** The latest draft under a key; undefined where there is none or the device keeps nothing. */
export async function findDraft(key: string): Promise<Draft | undefined> {
  const drafts = await get<Draft[]>(key, store).catch(() => undefined);
  return drafts?.toSorted((one, other) => other.keptAt - one.keptAt)[0];
}

/** Keeps a draft; false when the device refuses. */
export async function storeDraft(key: string, draft: Draft): Promise<boolean> {
  const keep = update<Draft[]>(key, (drafts = []) => withDraft(drafts, draft), store);
  return keep.then(
    () => true,
    () => false,
  );
}

/** The forms, `programi/3`, of which this device keeps something that the person did not save. */
export async function draftedForms(person: number): Promise<Set<string>> {
  const kept = await entries<string, Draft[]>(store).catch(() => []);
  const owner = `${String(person)}/`;
  const own = kept.filter(([key, drafts]) => key.startsWith(owner) && drafts.length > 0);
  return new Set(own.map(([key]) => key.slice(owner.length)));
}

/** Forgets the draft of one opening. */
export async function dropDraft(key: string, session: string): Promise<void> {
  await update<Draft[]>(key, (drafts = []) => withoutDraft(drafts, session), store).catch(
    () => undefined,
  );
}
