import type { Attempt, RateLimit } from '../platform/rateLimit/rateLimiter.ts';

const HOUR = 60 * 60;

/** A class or an office shares a network. */
const network: RateLimit = { name: 'subscribe/network', limit: 30, windowSeconds: HOUR };
/** Each sends a mail. */
const mailbox: RateLimit = { name: 'subscribe/mailbox', limit: 4, windowSeconds: HOUR };
const mailboxDay: RateLimit = {
  name: 'subscribe/mailbox-day',
  limit: 12,
  windowSeconds: 24 * HOUR,
};
const change: RateLimit = { name: 'subscribe/change', limit: 40, windowSeconds: HOUR };

export const subscribeAttempts = (from: string, emailNorm: string): Attempt[] => [
  { rule: network, subject: from },
  { rule: mailbox, subject: emailNorm },
  { rule: mailboxDay, subject: emailNorm },
];

/** Of one subscription by its link. */
export const changeAttempts = (codeHash: string): Attempt[] => [
  { rule: change, subject: codeHash },
];
