import type { SignedInUser } from '@centar/domain/user.ts';

/** Keys in local storage (staff specification, sections 3 and 4). */
export const SESSION_KEYS = { token: 'token', user: 'userInfo', expiry: 'expiry' } as const;

/**
 * The name of the signed-in user; undefined for visitors. For display only: the server authorises
 * by the token.
 */
export function readStaffName(storage: Pick<Storage, 'getItem'>, now: number): string | undefined {
  if (!storage.getItem(SESSION_KEYS.token)) return undefined;
  if (!(Date.parse(storage.getItem(SESSION_KEYS.expiry) ?? '') > now)) return undefined;
  try {
    const user = JSON.parse(storage.getItem(SESSION_KEYS.user) ?? '') as Partial<SignedInUser>;
    return typeof user.name === 'string' ? user.name : undefined;
  } catch {
    return undefined;
  }
}
