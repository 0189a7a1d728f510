import { hashOf } from '../platform/secretCodes.ts';
import type { Attempt, RateLimit } from '../platform/rateLimit/rateLimiter.ts';

const HOUR = 60 * 60;

/** A class or an office shares a network. */
const network: RateLimit = { name: 'subscribe/network', limit: 30, windowSeconds: HOUR };
/** Of one network: a refusal must not reveal that a mailbox has subscribed. */
const mailbox: RateLimit = { name: 'subscribe/mailbox', limit: 4, windowSeconds: HOUR };
/** From all networks. Beyond it no mail is sent, and the answer is the same. */
const mails: RateLimit = { name: 'subscribe/mails', limit: 12, windowSeconds: 24 * HOUR };
const change: RateLimit = { name: 'subscribe/change', limit: 40, windowSeconds: HOUR };

export const subscribeAttempts = (from: string, emailNorm: string): Attempt[] => [
  { rule: network, subject: from },
  { rule: mailbox, subject: hashOf(`${from} ${emailNorm}`) },
];

export const subscribeMails = (emailNorm: string): Attempt => ({
  rule: mails,
  subject: hashOf(emailNorm),
});

/** Of one subscription by its link. */
export const changeAttempts = (codeHash: string): Attempt[] => [
  { rule: change, subject: codeHash },
];
