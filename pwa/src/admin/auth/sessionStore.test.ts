import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoginAnswer } from '@centar/domain/user.ts';
import { createSessionStore, restoreSession, type SessionStorage } from './sessionStore.ts';
import { SESSION_KEYS } from '../../shared/staffSession.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const answer: LoginAnswer = {
  token: 'abc',
  expiresIn: 86_400,
  user: {
    id: 1,
    name: 'Đurđica Šaranović',
    email: 'djurdjica@centar.local',
    roleId: 2,
    roleAccess: ['Vesti'],
    dateCreated: '2026-01-14T09:12:00Z',
    secondFactorDueAt: null,
  },
};

function fakeStorage(): SessionStorage & { readonly entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

let storage = fakeStorage();
const storeAt = (moment: number) => createSessionStore(storage, () => moment);

beforeEach(() => {
  storage = fakeStorage();
  storeAt(NOW).signIn(answer);
});

describe('a stored session', () => {
  it('stands under the names of the specification', () => {
    expect([...storage.entries.keys()].sort()).toEqual(['expiry', 'token', 'userInfo']);
    expect(storage.getItem(SESSION_KEYS.expiry)).toBe('2026-11-22T12:00:00.000Z');
  });

  it('is restored while its expiry is in the future', () => {
    expect(restoreSession(storage, NOW + 86_399_999)?.user).toEqual(answer.user);
    expect(restoreSession(storage, NOW + 86_400_000)).toBeNull();
  });

  it.each(Object.values(SESSION_KEYS))('is not restored without %s', (key) => {
    storage.removeItem(key);
    expect(restoreSession(storage, NOW)).toBeNull();
  });

  it.each([
    [SESSION_KEYS.expiry, 'soon'],
    [SESSION_KEYS.user, '{'],
    [SESSION_KEYS.user, 'null'],
    [SESSION_KEYS.user, '{"name":"x"}'],
    [SESSION_KEYS.token, ''],
  ])('is not restored from a broken %s: %s', (key, value) => {
    storage.setItem(key, value);
    expect(restoreSession(storage, NOW)).toBeNull();
  });

  it('holds nothing of what the client adds to answers', () => {
    const sent = { ...answer.user, __typename: 'SignedInUser' };
    storeAt(NOW).signIn({ ...answer, user: sent });
    expect(storage.getItem(SESSION_KEYS.user)).not.toContain('__typename');
  });
});

describe('the store', () => {
  it('forgets everything and tells', () => {
    const store = storeAt(NOW);
    const heard = vi.fn();
    store.subscribe(heard);
    store.clear();
    store.clear();
    expect(store.current()).toBeNull();
    expect(storage.entries.size).toBe(0);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('follows what another tab wrote, and only that', () => {
    const store = storeAt(NOW);
    const heard = vi.fn();
    store.subscribe(heard);
    store.reread();
    expect(heard).not.toHaveBeenCalled();
    storage.removeItem(SESSION_KEYS.token);
    store.reread();
    expect(store.current()).toBeNull();
    storage.setItem(SESSION_KEYS.token, 'def');
    store.reread();
    expect(store.current()?.token).toBe('def');
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('takes over changed rights and stays the same object otherwise', () => {
    const store = storeAt(NOW);
    const before = store.current();
    store.updateUser({ ...answer.user });
    expect(store.current()).toBe(before);
    store.updateUser({ ...answer.user, roleAccess: [] });
    expect(store.current()?.user.roleAccess).toEqual([]);
    expect(restoreSession(storage, NOW)?.user.roleAccess).toEqual([]);
  });
});
