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

/** The attempts of one sign-in. */
export interface LoginAttempts {
  /** Of the account from this network; cleared by the right password. */
  readonly own: Attempt;
  /** Of the whole network, and of the whole account. */
  readonly shared: readonly Attempt[];
}

/**
 * The counters of one sign-in. An attacker exhausts the limit of their own network first, so that the owner can still
 * sign in from elsewhere. Against many networks together the account slows down but never locks.
 */
export function loginAttempts(emailNorm: string, from: string): LoginAttempts {
  return {
    own: { rule: accountFromNetwork, subject: `${emailNorm} ${from}` },
    shared: [
      { rule: network, subject: from },
      { rule: account, subject: emailNorm },
    ],
  };
}
