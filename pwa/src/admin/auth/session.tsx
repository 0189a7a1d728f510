import { createContext, useContext, useSyncExternalStore } from 'react';
import { writableSections } from '@centar/domain/access.ts';
import type { Section } from '@centar/domain/sections.ts';
import type { SignedInUser } from '@centar/domain/user.ts';
import { createSessionStore, type SessionStore } from './sessionStore.ts';

/** The session of the tree; the staff entry provides it. */
export const SessionContext = createContext<SessionStore | null>(null);

/** The browser's session store, which follows the sign-ins and sign-outs of other tabs. */
export function createBrowserSession(): SessionStore {
  const store = createSessionStore(localStorage);
  window.addEventListener('storage', () => {
    store.reread();
  });
  return store;
}

/** The session store itself, to sign in and out. */
export function useSessionStore(): SessionStore {
  const store = useContext(SessionContext);
  if (!store) throw new Error('No session above this component');
  return store;
}

/** The signed-in person; null when signed out. */
export function useSignedIn(): SignedInUser | null {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, store.current)?.user ?? null;
}

/** The sections that the signed-in person may write: all for administrators, none when signed out. */
export function useSections(): Section[] {
  const user = useSignedIn();
  return user ? writableSections(user) : [];
}
