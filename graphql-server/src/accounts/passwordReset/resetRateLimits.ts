import type { RateLimit, Attempt } from '../../platform/rateLimit/rateLimiter.ts';

const HOUR = 60 * 60;

const account: RateLimit = { name: 'reset/account', limit: 5, windowSeconds: HOUR };
const network: RateLimit = { name: 'reset/network', limit: 10, windowSeconds: HOUR };
const overall: RateLimit = { name: 'reset/all', limit: 60, windowSeconds: HOUR };

/** Known devices and valid codes are counted separately from unknown devices. */
const device: RateLimit = { name: 'reset/device', limit: 5, windowSeconds: HOUR };
const code: RateLimit = { name: 'reset/code', limit: 20, windowSeconds: HOUR };

export const deviceResetAttempts = (markId: number): Attempt[] => [
  { rule: device, subject: String(markId) },
];

export const codeAttempts = (codeId: number): Attempt[] => [
  { rule: code, subject: String(codeId) },
];

/** For unknown devices. An invalid address has no account to count. */
export function resetAttempts(emailNorm: string | undefined, from: string): Attempt[] {
  return [
    ...(emailNorm === undefined ? [] : [{ rule: account, subject: emailNorm }]),
    { rule: network, subject: from },
    { rule: overall, subject: 'everybody' },
  ];
}
