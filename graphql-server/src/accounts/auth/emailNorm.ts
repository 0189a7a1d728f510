/** A mailbox in ASCII with a dotted domain; what every account's address looks like after normalising. */
const MAILBOX =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
const LONGEST_ADDRESS = 254;
const LONGEST_LOCAL_PART = 64;

/**
 * The one spelling by which an account is found: trimmed, NFKC, lower case. Undefined for anything that
 * is not a plain ASCII mailbox then, so that look-alike letters (Cyrillic а) can't make a twin account.
 */
export function normaliseEmail(text: string): string | undefined {
  if (text.length > LONGEST_ADDRESS * 2) return undefined;
  const email = text.trim().normalize('NFKC').toLowerCase();
  if (email.length > LONGEST_ADDRESS || email.indexOf('@') > LONGEST_LOCAL_PART) return undefined;
  return MAILBOX.test(email) ? email : undefined;
}

/**
 * The mailbox to keep and to write to, with its capitals as typed. Undefined for what `normaliseEmail`
 * refuses, so that mail never goes to an address that only looks like the account's.
 */
export function mailboxOf(text: string): { email: string; emailNorm: string } | undefined {
  const emailNorm = normaliseEmail(text);
  return emailNorm ? { email: text.trim().normalize('NFKC'), emailNorm } : undefined;
}
