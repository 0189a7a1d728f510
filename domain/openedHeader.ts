/** On a HEAD request: a page that the browser prerendered is opened now. */
export const OPENED_HEADER = 'x-opened';
