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
  /** The names of chosen files, which are not stored and must be chosen again. */
  readonly files?: readonly string[];
}

/** The drafts with this one in place of its earlier state. */
function withDraft(drafts: readonly Draft[], draft: Draft): Draft[] {
  return [...withoutDraft(drafts, draft.session), draft];
}

/** The drafts without that of one mount. */
function withoutDraft(drafts: readonly Draft[], session: string): Draft[] {
  return drafts.filter((draft) => draft.session !== session);
}

const store = createStore('centar-staff', 'drafts');

/** A draft that the database has not confirmed, and the key it goes under. */
interface Unconfirmed {
  readonly key: string;
  readonly draft: Draft;
}

/** By the mount of the form. */
const unconfirmed = new Map<string, Unconfirmed>();
const LEFT_BEHIND = 'centar-draft/';

/**
 * Leaving or reloading a page undoes the writes to the database that are still under way. What was typed in that very
 * moment goes to `localStorage`, which is written at once.
 */
function leaveBehind(): void {
  for (const [session, left] of unconfirmed) {
    try {
      localStorage.setItem(LEFT_BEHIND + session, JSON.stringify(left));
    } catch {
      return; // It is full or refused: nothing else is written at once.
    }
  }
}

/** Takes into the database what pages left behind; where the device refuses, it stays there. */
async function takeIn(): Promise<void> {
  try {
    for (const name of Object.keys(localStorage)) {
      if (!name.startsWith(LEFT_BEHIND)) continue;
      const left = readLeft(name);
      if (left) {
        await update<Draft[]>(left.key, (drafts = []) => withLeft(drafts, left.draft), store);
      }
      localStorage.removeItem(name);
    }
  } catch {
    return;
  }
}

/** Undefined where it was cut off or is none of ours. */
function readLeft(name: string): Unconfirmed | undefined {
  try {
    return JSON.parse(localStorage.getItem(name) ?? '') as Unconfirmed;
  } catch {
    return undefined;
  }
}

/** A page that came back from the history may have stored a later state since. */
function withLeft(drafts: readonly Draft[], left: Draft): Draft[] {
  const isLater = drafts.some(
    ({ session, keptAt }) => session === left.session && keptAt > left.keptAt,
  );
  return isLater ? [...drafts] : withDraft(drafts, left);
}

/** The latest draft under a key; undefined where there is none or the device stores nothing. */
export async function findDraft(key: string): Promise<Draft | undefined> {
  await takeIn();
  const drafts = await get<Draft[]>(key, store).catch(() => undefined);
  return drafts?.toSorted((one, other) => other.keptAt - one.keptAt)[0];
}

/** Stores a draft; false when the device refuses. */
export async function storeDraft(key: string, draft: Draft): Promise<boolean> {
  const waiting = { key, draft };
  // However often the same function is added, it is called once.
  window.addEventListener('pagehide', leaveBehind);
  unconfirmed.set(draft.session, waiting);
  const stored = update<Draft[]>(key, (drafts = []) => withDraft(drafts, draft), store);
  const isStored = await stored.then(
    () => true,
    () => false,
  );
  if (unconfirmed.get(draft.session) === waiting) unconfirmed.delete(draft.session);
  return isStored;
}

/** The names of the forms, `programi/3`, of which this device holds a draft of this person. */
export async function draftedForms(person: number): Promise<Set<string>> {
  await takeIn();
  const all = await entries<string, Draft[]>(store).catch(() => []);
  const owner = `${String(person)}/`;
  const own = all.filter(([key, drafts]) => key.startsWith(owner) && drafts.length > 0);
  return new Set(own.map(([key]) => key.slice(owner.length)));
}

/** Deletes the draft of one mount. */
export async function dropDraft(key: string, session: string): Promise<void> {
  unconfirmed.delete(session);
  localStorage.removeItem(LEFT_BEHIND + session);
  await update<Draft[]>(key, (drafts = []) => withoutDraft(drafts, session), store).catch(
    () => undefined,
  );
}
