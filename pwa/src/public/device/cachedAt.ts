import { useSyncExternalStore } from 'react';
import { noteClockAhead, noteServerMoment } from './clock.ts';

/**
 * When the page on screen was cached (ISO 8601). The service worker writes it on the root element.
 * Undefined for pages from the network.
 */
function savedAt(): string | undefined {
  return document.documentElement.dataset['savedAt'];
}

/**
 * Reads the clock difference and the caching time that the service worker wrote on the page.
 * Returns whether the page is a cached one.
 */
export function readCachedPage(): boolean {
  const { clockAhead } = document.documentElement.dataset;
  if (clockAhead !== undefined) noteClockAhead(Number(clockAhead));
  noteServerMoment(savedAt());
  return savedAt() !== undefined;
}

const listeners = new Set<() => void>();

/** Records that content on screen was cached at this moment. The oldest moment counts. */
export function noteSavedAt(moment: string, hasServerFailed: boolean): void {
  const known = savedAt();
  if (known !== undefined && known <= moment) return;
  document.documentElement.dataset['savedAt'] = moment;
  if (hasServerFailed) document.documentElement.dataset['serverFailed'] = '1';
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Undefined on the server and during hydration. */
export function useSavedAt(): string | undefined {
  return useSyncExternalStore(subscribe, savedAt, () => undefined);
}

const hasServerFailed = (): boolean => document.documentElement.dataset['serverFailed'] === '1';

/** Whether the cached copy is shown because the server failed, not for lack of a connection. */
export function useHasServerFailed(): boolean {
  return useSyncExternalStore(subscribe, hasServerFailed, () => false);
}

let isConnected = false;

/** Notes whether the server answers again after the page came from the device's copy. */
export function noteConnection(answers: boolean): void {
  if (answers === isConnected) return;
  isConnected = answers;
  for (const listener of listeners) listener();
}

/** Whether the server answers again after the page came from the device's copy. */
export function useIsConnected(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isConnected,
    () => false,
  );
}
