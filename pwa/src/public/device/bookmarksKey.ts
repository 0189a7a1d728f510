/** Of the starred dates in local storage. */
export const BOOKMARKS_KEY = 'zvezdice';

/** Of the starred dates whose changes the visitor has not seen in their list. */
export const CHANGED_STARS_KEY = 'zvezdice-promene';
