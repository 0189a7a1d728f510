const OPENING = /„|(?<![^\s([])["“”]/g;
const CLOSING = /["“”]/g;

/** `„Doček ‚Merak‘“`: a title in quotation marks, with inner ones for its own. */
export const quoted = (title: string): string =>
  `„${title.replace(OPENING, '‚').replace(CLOSING, '‘')}“`;
