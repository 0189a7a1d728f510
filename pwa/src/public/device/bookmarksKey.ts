/** Of the starred dates in local storage. */
export const BOOKMARKS_KEY = 'zvezdice';
