import { useSyncExternalStore } from 'react';
import { noteClockAhead, noteServerMoment } from './clock.ts';

/**
 * When the page on screen was cached, ISO 8601, if it came from the device's copy: the service worker
 * writes it on the root element of every cached page that it answers with. Undefined for pages from the network.
 */
function savedAt(): string | undefined {
  return document.documentElement.dataset['savedAt'];
}

/**
 * Reads at the start what the worker wrote on a cached page: that it is one, and how far the device's clock was ahead
 * of the server's when both were last compared. Tells whether the page is a cached one.
 */
export function readCachedPage(): boolean {
  const { clockAhead } = document.documentElement.dataset;
  if (clockAhead !== undefined) noteClockAhead(Number(clockAhead));
  noteServerMoment(savedAt());
  return savedAt() !== undefined;
}

const listeners = new Set<() => void>();

/**
 * Notes that content on screen came from the device's copy, cached at this moment, and whether because the server failed; the
 * oldest one counts.
 */
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

/** The same for components; undefined on the server and while taking over its page. */
export function useSavedAt(): string | undefined {
  return useSyncExternalStore(subscribe, savedAt, () => undefined);
}

const hasServerFailed = (): boolean => document.documentElement.dataset['serverFailed'] === '1';

/** Whether the device's copy answers because the server failed, and not for want of a connection. */
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
