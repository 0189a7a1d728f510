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
    // A browser that keeps nothing: nobody is signed in.
    return undefined;
  }
}

/** The name of who is signed in on this device; undefined for visitors, and on the server for everybody. */
export const useStaffName = (): string | undefined =>
  useSyncExternalStore(subscribe, current, () => undefined);
