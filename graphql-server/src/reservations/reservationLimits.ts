import type { Attempt, RateLimit } from '../platform/rateLimit/rateLimiter.ts';

const HOUR = 60 * 60;

/** A class or an office shares a network. */
const network: RateLimit = { name: 'reserve/network', limit: 40, windowSeconds: HOUR };
/** Each sends a mail. */
const mailbox: RateLimit = { name: 'reserve/mailbox', limit: 6, windowSeconds: HOUR };
const change: RateLimit = { name: 'reserve/change', limit: 40, windowSeconds: HOUR };
const message: RateLimit = { name: 'reserve/message', limit: 20, windowSeconds: HOUR };

export const reserveAttempts = (from: string, emailNorm: string): Attempt[] => [
  { rule: network, subject: from },
  ...(emailNorm === '' ? [] : [{ rule: mailbox, subject: emailNorm }]),
];

/** Of one reservation by its link. */
export const changeAttempts = (codeHash: string): Attempt[] => [
  { rule: change, subject: codeHash },
];

export const messageAttempts = (userId: number): Attempt[] => [
  { rule: message, subject: String(userId) },
];
