import { recordClockAhead, recordServerMoment } from './clock.ts';

/**
 * ISO 8601; written on the root element by the service worker. Undefined for pages from the
 * network.
 */
function savedAt(): string | undefined {
  return document.documentElement.dataset['savedAt'];
}

/** Reads what the service worker wrote on the page. Returns whether the page is cached. */
export function readCachedPage(): boolean {
  const { clockAhead } = document.documentElement.dataset;
  if (clockAhead !== undefined) recordClockAhead(Number(clockAhead));
  recordServerMoment(savedAt());
  return savedAt() !== undefined;
}

const listeners = new Set<() => void>();

/** The server answers again. */
let isConnected = false;

/** For content on screen; the oldest moment counts. */
export function recordSavedAt(moment: string, hasServerFailed: boolean): void {
  const known = savedAt();
  if (known !== undefined && known <= moment) return;
  document.documentElement.dataset['savedAt'] = moment;
  if (hasServerFailed) document.documentElement.dataset['serverFailed'] = '1';
  for (const listener of listeners) listener();
}

/** Calls back when the age of the shown content is another one. */
export function onSavedAt(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const MARKS = ['data-saved-at', 'data-clock-ahead', 'data-server-failed'] as const;

/** Copies the worker's attributes from a newer copy of the page; none if it is from the network. */
export function replaceCachedState(fresh: HTMLElement): void {
  for (const mark of MARKS) {
    const value = fresh.getAttribute(mark);
    if (value === null) document.documentElement.removeAttribute(mark);
    else document.documentElement.setAttribute(mark, value);
  }
  isConnected = false;
  readCachedPage();
  for (const listener of listeners) listener();
}

const hasServerFailed = (): boolean => document.documentElement.dataset['serverFailed'] === '1';

/** Call it after the page came from the cache. */
export function recordConnection(answers: boolean): void {
  if (answers === isConnected) return;
  isConnected = answers;
  for (const listener of listeners) listener();
}

/** How the shown content came from the cache; undefined if it came from the network. */
export const cachedState = {
  savedAt,
  /** Not for lack of a connection. */
  hasServerFailed,
  /** The server answers again since then. */
  isConnected: (): boolean => isConnected,
};
