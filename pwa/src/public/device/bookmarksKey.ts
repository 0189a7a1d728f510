/** Of the starred dates in local storage. */
export const BOOKMARKS_KEY = 'zvezdice';

/** Of the starred dates whose changes the visitor has not seen in their list. */
export const CHANGED_STARS_KEY = 'zvezdice-promene';

/** Without parsing them. False where storage is blocked. */
export function hasBookmarks(): boolean {
  try {
    return ![null, '[]'].includes(localStorage.getItem(BOOKMARKS_KEY));
  } catch {
    return false;
  }
}
