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

/** A browser that signed in before, the holder of a session, or a network right after a reset: each by itself. */
const device: RateLimit = { name: 'login/device', limit: 5, windowSeconds: QUARTER };
const session: RateLimit = { name: 'login/session', limit: 5, windowSeconds: QUARTER };
/** The owner is told once a day at most. */
const warning: RateLimit = { name: 'login/warning', limit: 1, windowSeconds: 24 * HOUR };

/** The attempts of one sign-in. */
export interface LoginAttempts {
  /** Of the account from this network; cleared by the right password. */
  readonly own: Attempt;
  /** Of the whole network, and of the whole account. */
  readonly shared: readonly Attempt[];
}

/** The counters of a known device (`DeviceMarks.find`). Strangers can't use its tries up. */
export function deviceAttempts(markId: number): LoginAttempts {
  return { own: { rule: device, subject: String(markId) }, shared: [] };
}

/** The counters of guesses at the own password from within a session. */
export function sessionAttempts(sessionId: number): LoginAttempts {
  return { own: { rule: session, subject: String(sessionId) }, shared: [] };
}

/** All wrong passwords of an account from strangers, whoever they are. */
export const accountAttempt = (emailNorm: string): Attempt => ({
  rule: account,
  subject: emailNorm,
});

/** One mail to the owner of an account. */
export const warningAttempt = (emailNorm: string): Attempt => ({
  rule: warning,
  subject: emailNorm,
});

/**
 * The counters of one sign-in of a stranger. An attacker exhausts the limit of their own network first, so that the owner can still
 * sign in from elsewhere. Against many networks together the account slows down but never locks.
 */
export function loginAttempts(emailNorm: string, from: string): LoginAttempts {
  return {
    own: { rule: accountFromNetwork, subject: `${emailNorm} ${from}` },
    shared: [{ rule: network, subject: from }, accountAttempt(emailNorm)],
  };
}
