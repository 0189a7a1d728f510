/**
 * On a page or a part without working scripts: style sheets hide the controls that need them. The
 * server sends the mark and the inline script removes it.
 */
export const WITHOUT_SCRIPTS = 'data-no-scripts';
