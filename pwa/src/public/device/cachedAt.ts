import { useSyncExternalStore } from 'react';
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

/** For content on screen; the oldest moment counts. */
export function recordSavedAt(moment: string, hasServerFailed: boolean): void {
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

/** For pages that a device never keeps: one from the device was rendered there, in its worker. */
export function useIsFromDevice(): boolean {
  const isFromDevice = (): boolean =>
    typeof document === 'undefined' ? 'registration' in globalThis : savedAt() !== undefined;
  return useSyncExternalStore(subscribe, isFromDevice, isFromDevice);
}

const hasServerFailed = (): boolean => document.documentElement.dataset['serverFailed'] === '1';

/** Not for lack of a connection. */
export function useHasServerFailed(): boolean {
  return useSyncExternalStore(subscribe, hasServerFailed, () => false);
}

let isConnected = false;

/** Call it after the page came from the cache. */
export function recordConnection(answers: boolean): void {
  if (answers === isConnected) return;
  isConnected = answers;
  for (const listener of listeners) listener();
}

/** After the page came from the cache. */
export function useIsConnected(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isConnected,
    () => false,
  );
}
