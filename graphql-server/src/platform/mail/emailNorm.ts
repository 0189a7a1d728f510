import { domainToASCII } from 'node:url';
import { withoutInvisible } from '@centar/domain/invisible.ts';

const MAILBOX =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
const MAX_ADDRESS_LENGTH = 254;
const MAX_LOCAL_PART_LENGTH = 64;

const plain = (text: string): string => withoutInvisible(text).trim().normalize('NFKC');

/**
 * Compares mailboxes: trimmed, without invisible characters, NFKC, lower case. Undefined unless the
 * result is an ASCII mailbox, so that look-alike letters (Cyrillic а) can't create a second
 * account.
 */
export function normaliseEmail(text: string): string | undefined {
  if (text.length > MAX_ADDRESS_LENGTH * 2) return undefined;
  const email = plain(text).toLowerCase();
  if (email.length > MAX_ADDRESS_LENGTH || email.indexOf('@') > MAX_LOCAL_PART_LENGTH)
    return undefined;
  return MAILBOX.test(email) ? email : undefined;
}

/** `ana+letnja@primer.rs` and `ana@primer.rs` are one visitor's mailbox. */
export const mailboxKey = (text: string): string | undefined =>
  normaliseEmail(text)?.replace(/(?<=.)\+[^@]*/, '');

/**
 * The mailbox for mail, with capitals as typed. Undefined if `normaliseEmail` refuses it, so that
 * mail is never sent to a look-alike address.
 */
export function mailboxOf(text: string): { email: string; emailNorm: string } | undefined {
  const emailNorm = normaliseEmail(text);
  return emailNorm ? { email: plain(text), emailNorm } : undefined;
}

/** Like `mailboxOf`, but also for a domain in other letters (`ime@primer.срб`). */
export function internationalMailbox(
  text: string,
): { email: string; emailNorm: string } | undefined {
  const [, name, domain] = /^([^@]*)@([^@]*)$/.exec(plain(text)) ?? [];
  if (name === undefined || domain === undefined) return undefined;
  return mailboxOf(`${name}@${domainToASCII(domain)}`);
}
