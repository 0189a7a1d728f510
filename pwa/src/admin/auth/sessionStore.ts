import { SESSION_KEYS } from '../../shared/staffSession.ts';
import type { LoginAnswer, SignedInUser } from '@centar/domain/user.ts';

export interface Session {
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  readonly user: SignedInUser;
}

export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Notifies listeners of every change. */
export interface SessionStore {
  /** Null when signed out. The same object until something changes. */
  current(): Session | null;
  /** Its lifetime is counted from now. */
  signIn(answer: LoginAnswer): void;
  updateUser(user: SignedInUser): void;
  clear(): void;
  /** Call it after another tab changed the storage. */
  reread(): void;
  subscribe(listener: () => void): () => void;
}

function isUser(value: unknown): value is SignedInUser {
  const { id, name, email, roleId, roleAccess } = (value ?? {}) as Partial<SignedInUser>;
  return (
    typeof id === 'number' &&
    typeof name === 'string' &&
    typeof email === 'string' &&
    typeof roleId === 'number' &&
    Array.isArray(roleAccess)
  );
}

/** Drops what Apollo adds, such as type names. */
function plainUser(user: SignedInUser): SignedInUser {
  const { id, name, email, roleId, roleAccess, dateCreated, secondFactorDueAt } = user;
  return { id, name, email, roleId, roleAccess, dateCreated, secondFactorDueAt };
}

function readUser(text: string | null): SignedInUser | undefined {
  try {
    const user: unknown = JSON.parse(text ?? 'null');
    return isUser(user) ? user : undefined;
  } catch {
    return undefined;
  }
}

/** If it is complete and has not expired (staff specification, section 4). */
export function restoreSession(storage: SessionStorage, now: number): Session | null {
  const token = storage.getItem(SESSION_KEYS.token);
  const user = readUser(storage.getItem(SESSION_KEYS.user));
  const expiresAt = Date.parse(storage.getItem(SESSION_KEYS.expiry) ?? '');
  return token && user && expiresAt > now ? { token, user, expiresAt } : null;
}

export function createSessionStore(
  storage: SessionStorage,
  now: () => number = Date.now,
): SessionStore {
  let session = restoreSession(storage, now());
  const listeners = new Set<() => void>();

  const change = (next: Session | null): void => {
    session = next;
    for (const listener of listeners) listener();
  };

  return {
    current: () => session,
    signIn({ token, expiresIn, user: sent }) {
      const user = plainUser(sent);
      const expiresAt = now() + expiresIn * 1000;
      storage.setItem(SESSION_KEYS.user, JSON.stringify(user));
      storage.setItem(SESSION_KEYS.expiry, new Date(expiresAt).toISOString());
      // Last: other tabs get one storage event per entry and need a complete session.
      storage.setItem(SESSION_KEYS.token, token);
      change({ token, expiresAt, user });
    },
    updateUser(sent) {
      const user = plainUser(sent);
      if (!session || JSON.stringify(session.user) === JSON.stringify(user)) return;
      storage.setItem(SESSION_KEYS.user, JSON.stringify(user));
      change({ ...session, user });
    },
    clear() {
      for (const key of Object.values(SESSION_KEYS)) storage.removeItem(key);
      if (session) change(null);
    },
    reread() {
      const next = restoreSession(storage, now());
      if (JSON.stringify(next) !== JSON.stringify(session)) change(next);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
