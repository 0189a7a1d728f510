import { createContext, useContext, useSyncExternalStore } from 'react';
import { writableSections } from '@centar/domain/access.ts';
import type { Section } from '@centar/domain/sections.ts';
import type { SignedInUser } from '@centar/domain/user.ts';
import { createSessionStore, type SessionStore } from './sessionStore.ts';

export const SessionContext = createContext<SessionStore | null>(null);

/** Follows sign-ins and sign-outs in other tabs. */
export function createBrowserSession(): SessionStore {
  const store = createSessionStore(localStorage);
  window.addEventListener('storage', () => {
    store.reread();
  });
  return store;
}

export function useSessionStore(): SessionStore {
  const store = useContext(SessionContext);
  if (!store) throw new Error('No session above this component');
  return store;
}

/** Null when signed out. */
export function useSignedIn(): SignedInUser | null {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, store.current)?.user ?? null;
}

/** All for administrators, none when signed out. */
export function useSections(): Section[] {
  const user = useSignedIn();
  return user ? writableSections(user) : [];
}
