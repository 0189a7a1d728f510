import { useSyncExternalStore } from 'react';
import { bookmarksNow, isStarred, onBookmarks, type Bookmark } from './bookmarks.ts';

/** On the server and during hydration the stored bookmarks are unknown. */
const UNREAD: readonly Bookmark[] = [];

/** Undefined on the server and during hydration. */
export function useBookmarks(): readonly Bookmark[] | undefined {
  const bookmarks = useSyncExternalStore(onBookmarks, bookmarksNow, () => UNREAD);
  return bookmarks === UNREAD ? undefined : bookmarks;
}

/** False on the server and during hydration. */
export function useIsStarred(key: string): boolean {
  return useSyncExternalStore(
    onBookmarks,
    () => isStarred(key),
    () => false,
  );
}
