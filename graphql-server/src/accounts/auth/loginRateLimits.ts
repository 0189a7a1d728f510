import type { RateLimit, Charge } from '../../platform/rateLimit/rateLimiter.ts';

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
  growingDelay: true,
};

/**
 * Rate limit charges of one sign-in attempt. An attacker exhausts the budget of their own network first, so that the
 * owner can still sign in from elsewhere. Against many networks together the account slows down but never locks.
 */
export function loginCharges(emailNorm: string, from: string): { own: Charge; shared: Charge[] } {
  return {
    own: { budget: accountFromNetwork, subject: `${emailNorm} ${from}` },
    shared: [
      { budget: network, subject: from },
      { budget: account, subject: emailNorm },
    ],
  };
}
