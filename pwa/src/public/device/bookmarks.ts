import { useSyncExternalStore } from 'react';

/** Where a device keeps what its owner has starred: a list of keys such as `projekcija-12` and `program-3`. */
const STORE = 'zvezdice';
/** By which a screening is starred. */
export const screeningKey = (id: number): string => `projekcija-${String(id)}`;

/** By which a programme is starred. */
export const programKey = (id: number): string => `program-${String(id)}`;

/** The oldest stars go first: past events are never asked for again. */
const MOST = 200;

const NONE: readonly string[] = [];
let known: { readonly text: string | null; readonly keys: readonly string[] } = {
  text: null,
  keys: NONE,
};

function parse(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter((key) => typeof key === 'string') : NONE;
  } catch {
    return NONE;
  }
}

/** What is starred now; the same list as long as nothing changes. Empty where the browser keeps nothing. */
export function starredKeys(): readonly string[] {
  try {
    const text = localStorage.getItem(STORE);
    if (text !== known.text) known = { text, keys: parse(text) };
  } catch {
    // Storage is blocked: stars last as long as the page.
  }
  return known.keys;
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab of the same device.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Stars a key, or takes its star away. */
export function toggleBookmark(key: string): void {
  const before = starredKeys();
  const after = before.includes(key)
    ? before.filter((other) => other !== key)
    : [...before, key].slice(-MOST);
  const text = JSON.stringify(after);
  try {
    localStorage.setItem(STORE, text);
    known = { text, keys: after };
  } catch {
    known = { text: known.text, keys: after };
  }
  for (const listener of listeners) listener();
}

/** What is starred, for components; nothing on the server and during hydration. */
export function useBookmarks(): readonly string[] {
  return useSyncExternalStore(subscribe, starredKeys, () => NONE);
}
