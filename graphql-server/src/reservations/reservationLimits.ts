import { hashOf } from '../platform/secretCodes.ts';
import type { Attempt, RateLimit } from '../platform/rateLimit/rateLimiter.ts';

const HOUR = 60 * 60;

/** A class or an office shares a network. */
const network: RateLimit = { name: 'reserve/network', limit: 40, windowSeconds: HOUR };
/** Of one network: a refusal must not reveal that a mailbox has reserved. */
const mailbox: RateLimit = { name: 'reserve/mailbox', limit: 6, windowSeconds: HOUR };
/** New links of a known mailbox, from all networks. Beyond it none is mailed; the answer is the same. */
const mails: RateLimit = { name: 'reserve/mails', limit: 30, windowSeconds: 24 * HOUR };
const change: RateLimit = { name: 'reserve/change', limit: 40, windowSeconds: HOUR };
const message: RateLimit = { name: 'reserve/message', limit: 20, windowSeconds: HOUR };

export const reserveAttempts = (from: string, emailNorm: string): Attempt[] => [
  { rule: network, subject: from },
  ...(emailNorm === '' ? [] : [{ rule: mailbox, subject: hashOf(`${from} ${emailNorm}`) }]),
];

export const reserveMails = (emailNorm: string): Attempt => ({
  rule: mails,
  subject: hashOf(emailNorm),
});

/** Of one reservation by its link. */
export const changeAttempts = (codeHash: string): Attempt[] => [
  { rule: change, subject: codeHash },
];

export const messageAttempts = (userId: number): Attempt[] => [
  { rule: message, subject: String(userId) },
];
