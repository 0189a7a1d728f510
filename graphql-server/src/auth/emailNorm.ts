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
