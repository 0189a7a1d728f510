/**
 * 'Spisak na ulazu', the only panel screen that opens offline: the panel stores its code, and the
 * service worker answers with it.
 */
export const DOOR_PATH = /^\/ap\/ulaz\/[1-9]\d{0,8}$/;

/** In Cache Storage: the screen's page and files, nothing of reservations. */
export const DOOR_CACHE = 'door-1';

/** The key of the page in the cache; the panel's page is the same at every address. */
export const DOOR_PAGE_KEY = '/ap/ulaz';
