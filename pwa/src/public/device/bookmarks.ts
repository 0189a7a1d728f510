import { useSyncExternalStore } from 'react';

/** Where a device stores what its owner has starred. */
const STORE = 'zvezdice';

/** A starred screening or programme, with its details at the time of starring. */
export interface Bookmark {
  /** `projekcija-12` or `program-3`. */
  readonly key: string;
  /** Absent where an older version of the site stored the key alone. */
  readonly item?: BookmarkedItem;
}

/** Details of a starred item, stored on the device so that later changes of it can be told. */
export interface BookmarkedItem {
  readonly title: string;
  readonly href: string;
  /** ISO 8601. */
  readonly at: string;
  /** The end as it was then, ISO 8601; absent where none was known. */
  readonly endsAt?: string;
}

/** The key under which a screening is starred. */
export const screeningKey = (id: number): string => `projekcija-${String(id)}`;

/** The key under which a programme is starred. */
export const programKey = (id: number): string => `program-${String(id)}`;

/** The oldest stars go first. */
const MOST = 200;

const NONE: readonly Bookmark[] = [];
/** Before the page is hydrated nothing is known of the device. */
const UNREAD: readonly Bookmark[] = [];
let known: { readonly text: string | null; readonly bookmarks: readonly Bookmark[] } = {
  text: null,
  bookmarks: NONE,
};

const isText = (value: unknown): value is string => typeof value === 'string';

function bookmarkOf(value: unknown): Bookmark[] {
  if (isText(value)) return [{ key: value }];
  if (typeof value !== 'object' || value === null) return [];
  const { key, title, href, at, endsAt } = value as Record<string, unknown>;
  if (!isText(key)) return [];
  return isText(title) && isText(href) && isText(at)
    ? [{ key, item: { title, href, at, ...(isText(endsAt) ? { endsAt } : {}) } }]
    : [{ key }];
}

function parse(text: string | null): readonly Bookmark[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.flatMap(bookmarkOf) : NONE;
  } catch {
    return NONE;
  }
}

/** The stored bookmarks; the same array until they change. Empty where the browser blocks storage. */
function bookmarksNow(): readonly Bookmark[] {
  try {
    const text = localStorage.getItem(STORE);
    if (text !== known.text) known = { text, bookmarks: parse(text) };
  } catch {
    // Storage is blocked: stars last as long as the page.
  }
  return known.bookmarks;
}

/** The keys of what is starred now. */
export const starredKeys = (): string[] => bookmarksNow().map(({ key }) => key);

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

/** Stars an item, or takes its star away. */
export function toggleBookmark(key: string, item: BookmarkedItem): void {
  const before = bookmarksNow();
  const after = before.some((one) => one.key === key)
    ? before.filter((one) => one.key !== key)
    : [...before, { key, item }].slice(-MOST);
  const text = JSON.stringify(after.map((one) => ({ key: one.key, ...one.item })));
  try {
    localStorage.setItem(STORE, text);
    known = { text, bookmarks: after };
  } catch {
    known = { text: known.text, bookmarks: after };
  }
  for (const listener of listeners) listener();
}

/** The stored bookmarks, for components; undefined on the server and during hydration. */
export function useBookmarks(): readonly Bookmark[] | undefined {
  const bookmarks = useSyncExternalStore(subscribe, bookmarksNow, () => UNREAD);
  return bookmarks === UNREAD ? undefined : bookmarks;
}

/**
 * Whether an item is starred; nothing is on the server and during hydration. Asked once an item: after hydration React
 * renders at one stretch what differs from the server's page, and that is only what is starred.
 */
export function useIsStarred(key: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => bookmarksNow().some((one) => one.key === key),
    () => false,
  );
}
