/**
 * Marks a page or a part in which our scripts do not work: disabled, unsupported or failed. Style
 * sheets hide the controls that need them. The server sends the mark and the inline script removes
 * it.
 */
export const WITHOUT_SCRIPTS = 'data-no-scripts';
