import { useSyncExternalStore } from 'react';
import { cachedState, onSavedAt } from './cachedAt.ts';

const never = (): boolean => false;

/** ISO 8601. Undefined on the server and during hydration. */
export const useSavedAt = (): string | undefined =>
  useSyncExternalStore(onSavedAt, cachedState.savedAt, () => undefined);

/** Not for lack of a connection. */
export const useHasServerFailed = (): boolean =>
  useSyncExternalStore(onSavedAt, cachedState.hasServerFailed, never);

/** After the page came from the cache. */
export const useIsConnected = (): boolean =>
  useSyncExternalStore(onSavedAt, cachedState.isConnected, never);
