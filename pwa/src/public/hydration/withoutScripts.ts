/**
 * Marks a page, or a part of one, in which no script of ours works: because there are none, because the browser is too
 * old for them, or because they failed. Style sheets hide there what would do nothing. Pages come with the mark, and
 * the inline script takes it away.
 */
export const WITHOUT_SCRIPTS = 'data-no-scripts';
