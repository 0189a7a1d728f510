import { useSyncExternalStore } from 'react';
import { readStaffName } from './staffSession.ts';

function subscribe(tell: () => void): () => void {
  window.addEventListener('storage', tell);
  return () => {
    window.removeEventListener('storage', tell);
  };
}

function current(): string | undefined {
  try {
    return readStaffName(localStorage, Date.now());
  } catch {
    // Storage is blocked: no one is signed in.
    return undefined;
  }
}

/** The name of the signed-in user; undefined for visitors and on the server. */
export const useStaffName = (): string | undefined =>
  useSyncExternalStore(subscribe, current, () => undefined);
