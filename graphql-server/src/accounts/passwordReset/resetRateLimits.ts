import type { RateLimit, Attempt } from '../../platform/rateLimit/rateLimiter.ts';

const HOUR = 60 * 60;

const account: RateLimit = { name: 'reset/account', limit: 5, windowSeconds: HOUR };
const network: RateLimit = { name: 'reset/network', limit: 10, windowSeconds: HOUR };
const overall: RateLimit = { name: 'reset/all', limit: 60, windowSeconds: HOUR };

/** The counters of one reset call. An invalid e-mail address has no account to count for. */
export function resetAttempts(emailNorm: string | undefined, from: string): Attempt[] {
  return [
    ...(emailNorm === undefined ? [] : [{ rule: account, subject: emailNorm }]),
    { rule: network, subject: from },
    { rule: overall, subject: 'everybody' },
  ];
}
