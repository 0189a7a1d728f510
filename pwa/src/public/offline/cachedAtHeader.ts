/** Set by the service worker: when the response was cached. */
export const SAVED_AT_HEADER = 'x-saved-at';
/**
 * Set by the service worker: the cache answers because the server failed, not for lack of a
 * connection.
 */
export const SERVER_FAILED_HEADER = 'x-server-failed';
