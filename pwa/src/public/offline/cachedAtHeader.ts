/** The offline copy names here when what it answers with was cached. */
export const SAVED_AT_HEADER = 'x-saved-at';
/** It answers because the server failed, not because there is no connection. */
export const SERVER_FAILED_HEADER = 'x-server-failed';
