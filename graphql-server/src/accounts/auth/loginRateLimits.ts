import type { RateLimit, Attempt } from '../../platform/rateLimit/rateLimiter.ts';

const QUARTER = 15 * 60;
const HOUR = 60 * 60;

const accountFromNetwork: RateLimit = {
  name: 'login/account+network',
  limit: 5,
  windowSeconds: QUARTER,
};
const network: RateLimit = { name: 'login/network', limit: 20, windowSeconds: HOUR };
const account: RateLimit = {
  name: 'login/account',
  limit: 100,
  windowSeconds: HOUR,
  exponentialBackoff: true,
};

/** Known browsers, sessions, and networks after a reset are counted separately. */
const device: RateLimit = { name: 'login/device', limit: 5, windowSeconds: QUARTER };
const session: RateLimit = { name: 'login/session', limit: 5, windowSeconds: QUARTER };
/** For the mail to the owner. */
const warning: RateLimit = { name: 'login/warning', limit: 1, windowSeconds: 24 * HOUR };
const wrongCodes: RateLimit = { name: 'login/wrongCodes', limit: 1, windowSeconds: 24 * HOUR };

/** For the mail about a new device, and for browsers that may answer with a passkey. */
const newDevice: RateLimit = { name: 'login/newDevice', limit: 1, windowSeconds: 30 * 24 * HOUR };
const passkeyStart: RateLimit = { name: 'login/passkey', limit: 60, windowSeconds: QUARTER };

export interface LoginAttempts {
  /** Of the account from this network; the right password clears it. */
  readonly own: Attempt;
  /** Of the complete network and of the complete account. */
  readonly shared: readonly Attempt[];
}

export function deviceAttempts(markId: number): LoginAttempts {
  return { own: { rule: device, subject: String(markId) }, shared: [] };
}

export function sessionAttempts(sessionId: number): LoginAttempts {
  return { own: { rule: session, subject: String(sessionId) }, shared: [] };
}

/** Wrong passwords from all unknown devices. */
export const accountAttempt = (emailNorm: string): Attempt => ({
  rule: account,
  subject: emailNorm,
});

/** One warning mail. */
export const warningAttempt = (emailNorm: string): Attempt => ({
  rule: warning,
  subject: emailNorm,
});

/** One mail about guessed codes. */
export const wrongCodesAttempt = (userId: number): Attempt => ({
  rule: wrongCodes,
  subject: String(userId),
});

/** One mail for each network and kind of browser. */
export const newDeviceAttempt = (
  userId: number,
  visit: { readonly network: string; readonly device: string },
): Attempt => ({
  rule: newDevice,
  subject: `${String(userId)} ${visit.network} ${visit.device}`,
});

/** Challenges for a network. */
export const passkeyStartAttempt = (from: string): Attempt => ({
  rule: passkeyStart,
  subject: from,
});

/** Passkeys can't be guessed, so that only the network's failures count. */
export const passkeyAttempt = (from: string): Attempt => ({ rule: network, subject: from });

/**
 * For unknown devices. An attacker reaches the limit of one network first, so that the owner can
 * sign in from elsewhere. Attempts from many networks slow the account down but never lock it.
 */
export function loginAttempts(emailNorm: string, from: string): LoginAttempts {
  return {
    own: { rule: accountFromNetwork, subject: `${emailNorm} ${from}` },
    shared: [{ rule: network, subject: from }, accountAttempt(emailNorm)],
  };
}
