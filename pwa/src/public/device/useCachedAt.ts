import { useSyncExternalStore } from 'react';
import { cachedState, onSavedAt } from './cachedAt.ts';

const never = (): boolean => false;

/** ISO 8601. On the server and during hydration what the page was rendered with. */
export const useSavedAt = (rendered?: string): string | undefined =>
  useSyncExternalStore(onSavedAt, cachedState.savedAt, () => rendered);

/** Not for lack of a connection. On the server and during hydration as `useSavedAt`. */
export const useHasServerFailed = (rendered = false): boolean =>
  useSyncExternalStore(onSavedAt, cachedState.hasServerFailed, () => rendered);

/** After the page came from the cache. */
export const useIsConnected = (): boolean =>
  useSyncExternalStore(onSavedAt, cachedState.isConnected, never);
