import type { RateLimit, Attempt } from '../../platform/rateLimit/rateLimiter.ts';

const HOUR = 60 * 60;

const account: RateLimit = { name: 'reset/account', limit: 5, windowSeconds: HOUR };
const network: RateLimit = { name: 'reset/network', limit: 10, windowSeconds: HOUR };
const overall: RateLimit = { name: 'reset/all', limit: 60, windowSeconds: HOUR };

/** A request for a link from a known device, and a good code: strangers can't use their tries up. */
const device: RateLimit = { name: 'reset/device', limit: 5, windowSeconds: HOUR };
const code: RateLimit = { name: 'reset/code', limit: 20, windowSeconds: HOUR };

/** The counter of a request from a known device (`DeviceMarks.find`). */
export const deviceResetAttempts = (markId: number): Attempt[] => [
  { rule: device, subject: String(markId) },
];

/** The counter of a code that exists. */
export const codeAttempts = (codeId: number): Attempt[] => [
  { rule: code, subject: String(codeId) },
];

/** The counters of one reset call of a stranger. An invalid e-mail address has no account to count for. */
export function resetAttempts(emailNorm: string | undefined, from: string): Attempt[] {
  return [
    ...(emailNorm === undefined ? [] : [{ rule: account, subject: emailNorm }]),
    { rule: network, subject: from },
    { rule: overall, subject: 'everybody' },
  ];
}
