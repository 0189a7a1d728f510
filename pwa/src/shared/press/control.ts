/** What a press acts on: a link or a button. */
export const CONTROL = 'a[href], button, summary, input, select';
