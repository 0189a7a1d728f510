/** The offline copy names here when what it answers with was kept. */
export const SAVED_AT_HEADER = 'x-saved-at';
