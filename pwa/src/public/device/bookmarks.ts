import { BOOKMARKS_KEY } from './bookmarksKey.ts';

export interface Bookmark {
  /** `projekcija-12` or `program-3`. */
  readonly key: string;
  /** Absent in bookmarks of an older version of the site. */
  readonly item?: BookmarkedItem;
}

/** As of starring, to detect later changes. */
export interface BookmarkedItem {
  readonly title: string;
  readonly href: string;
  /** ISO 8601. */
  readonly at: string;
  /** ISO 8601; absent where the end was not known. */
  readonly endsAt?: string;
}

/** When there are more, the oldest are dropped. */
const MOST = 200;

const NONE: readonly Bookmark[] = [];
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

/** The same array until they change. Empty where storage is blocked. */
export function bookmarksNow(): readonly Bookmark[] {
  try {
    const text = localStorage.getItem(BOOKMARKS_KEY);
    if (text !== known.text) known = { text, bookmarks: parse(text) };
  } catch {
    // Storage is blocked: stars last as long as the page.
  }
  return known.bookmarks;
}

export const starredKeys = (): string[] => bookmarksNow().map(({ key }) => key);

const listeners = new Set<() => void>();

/** Also for changes in other tabs. */
export function onBookmarks(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export function toggleBookmark(key: string, item: BookmarkedItem): void {
  const before = bookmarksNow();
  const after = before.some((one) => one.key === key)
    ? before.filter((one) => one.key !== key)
    : [...before, { key, item }].slice(-MOST);
  const text = JSON.stringify(after.map((one) => ({ key: one.key, ...one.item })));
  try {
    localStorage.setItem(BOOKMARKS_KEY, text);
    known = { text, bookmarks: after };
  } catch {
    known = { text: known.text, bookmarks: after };
  }
  for (const listener of listeners) listener();
}

/** Whether the visitor has starred a date. */
export const isStarred = (key: string): boolean => bookmarksNow().some((one) => one.key === key);
