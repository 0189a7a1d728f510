import type { RateLimit, Charge } from '../../platform/rateLimit/rateLimiter.ts';

const HOUR = 60 * 60;

const account: RateLimit = { name: 'reset/account', limit: 5, windowSeconds: HOUR };
const network: RateLimit = { name: 'reset/network', limit: 10, windowSeconds: HOUR };
const overall: RateLimit = { name: 'reset/all', limit: 60, windowSeconds: HOUR };

/** Rate limit charges of one reset call. An invalid e-mail address has no account to charge. */
export function resetCharges(emailNorm: string | undefined, from: string): Charge[] {
  return [
    ...(emailNorm === undefined ? [] : [{ budget: account, subject: emailNorm }]),
    { budget: network, subject: from },
    { budget: overall, subject: 'everybody' },
  ];
}
