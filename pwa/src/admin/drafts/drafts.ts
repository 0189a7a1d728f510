import { entries, get, update } from 'idb-keyval';
import type { Base, Typed } from '../fields/formValues.ts';
import { deviceStore } from '../storage/deviceStore.ts';

/** Stored on the device. Renaming a property would break stored drafts. */
export interface Draft {
  /** Identifies one mount of the form, so that tabs don't overwrite each other's drafts. */
  readonly session: string;
  /** Milliseconds since 1970. */
  readonly keptAt: number;
  readonly typed: Typed;
  /** The edited state of the item: saving must not overwrite a colleague's later save. */
  readonly over: Base;
  /** For a new item, which may have been sent already without an answer. */
  readonly creationKey?: string;
  /** Files are not stored and must be chosen again. */
  readonly files?: readonly string[];
}

function withDraft(drafts: readonly Draft[], draft: Draft): Draft[] {
  return [...withoutDraft(drafts, draft.session), draft];
}

function withoutDraft(drafts: readonly Draft[], session: string): Draft[] {
  return drafts.filter((draft) => draft.session !== session);
}

const store = deviceStore('centar-staff', 'drafts');

/** A draft that the database has not confirmed yet, and its key. */
interface Unconfirmed {
  readonly key: string;
  readonly draft: Draft;
}

/** By session. */
const unconfirmed = new Map<string, Unconfirmed>();
const UNCONFIRMED_PREFIX = 'centar-draft/';

/**
 * Leaving a page aborts pending database writes. Unconfirmed drafts are therefore copied to
 * `localStorage`, which is synchronous.
 */
function storeUnconfirmed(): void {
  for (const [session, left] of unconfirmed) {
    try {
      localStorage.setItem(UNCONFIRMED_PREFIX + session, JSON.stringify(left));
    } catch {
      return; // Full or refused.
    }
  }
}

/** Moves drafts from `localStorage` into the database; they stay there if it fails. */
async function importUnconfirmed(): Promise<void> {
  try {
    for (const name of Object.keys(localStorage)) {
      if (!name.startsWith(UNCONFIRMED_PREFIX)) continue;
      const left = readUnconfirmed(name);
      if (left) {
        await update<Draft[]>(
          left.key,
          (drafts = []) => withUnconfirmed(drafts, left.draft),
          store,
        );
      }
      localStorage.removeItem(name);
    }
  } catch {
    return;
  }
}

/** Undefined if it can't be parsed. */
function readUnconfirmed(name: string): Unconfirmed | undefined {
  try {
    return JSON.parse(localStorage.getItem(name) ?? '') as Unconfirmed;
  } catch {
    return undefined;
  }
}

/** A page restored from the back/forward cache may have stored a later state. */
function withUnconfirmed(drafts: readonly Draft[], left: Draft): Draft[] {
  const isLater = drafts.some(
    ({ session, keptAt }) => session === left.session && keptAt > left.keptAt,
  );
  return isLater ? [...drafts] : withDraft(drafts, left);
}

/** The latest one; undefined if there is none or storage fails. */
export async function findDraft(key: string): Promise<Draft | undefined> {
  await importUnconfirmed();
  const stored = await get<Draft[]>(key, store).catch(() => []);
  const waiting = [...unconfirmed.values()].flatMap((one) => (one.key === key ? one.draft : []));
  const drafts = [...waiting, ...(stored ?? [])];
  return drafts.toSorted((one, other) => other.keptAt - one.keptAt)[0];
}

/** In milliseconds: a typed key is painted first. */
const STORE_DELAY = 50;

/** False if that fails; undefined if a later draft of the same form is stored instead. */
export async function storeDraft(key: string, draft: Draft): Promise<boolean | undefined> {
  const waiting = { key, draft };
  // Adding the same listener again has no effect.
  window.addEventListener('pagehide', storeUnconfirmed);
  unconfirmed.set(draft.session, waiting);
  await new Promise((resolve) => {
    setTimeout(resolve, STORE_DELAY);
  });
  if (unconfirmed.get(draft.session) !== waiting) return undefined;
  const stored = update<Draft[]>(key, (drafts = []) => withDraft(drafts, draft), store);
  const isStored = await stored.then(
    () => true,
    () => false,
  );
  if (unconfirmed.get(draft.session) === waiting) unconfirmed.delete(draft.session);
  return isStored;
}

/** The forms (`programi/3`) for which this device has a draft of this user. */
export async function draftedForms(person: number): Promise<Set<string>> {
  await importUnconfirmed();
  const all = await entries<string, Draft[]>(store).catch(() => []);
  const owner = `${String(person)}/`;
  const own = all.filter(([key, drafts]) => key.startsWith(owner) && drafts.length > 0);
  return new Set(own.map(([key]) => key.slice(owner.length)));
}

/** Deletes the draft of one mount. */
export async function dropDraft(key: string, session: string): Promise<void> {
  unconfirmed.delete(session);
  localStorage.removeItem(UNCONFIRMED_PREFIX + session);
  await update<Draft[]>(key, (drafts = []) => withoutDraft(drafts, session), store).catch(
    () => undefined,
  );
}
