import type { RateLimit, Charge } from '../../platform/rateLimit/rateLimiter.ts';

const HOUR = 60 * 60;

const account: RateLimit = { name: 'reset/account', limit: 5, windowSeconds: HOUR };
const network: RateLimit = { name: 'reset/network', limit: 10, windowSeconds: HOUR };
const overall: RateLimit = { name: 'reset/all', limit: 60, windowSeconds: HOUR };

/** What one call of the reset uses; an address that is no mailbox has no account to count for. */
export function resetCharges(emailNorm: string | undefined, from: string): Charge[] {
  return [
    ...(emailNorm === undefined ? [] : [{ budget: account, subject: emailNorm }]),
    { budget: network, subject: from },
    { budget: overall, subject: 'everybody' },
  ];
}
