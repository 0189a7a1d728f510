import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { once } from '@centar/domain/once.ts';
import { checkNewPassword, type PasswordProblem } from '@centar/domain/passwordRules.ts';
import { fold } from '@centar/domain/search.ts';

/** Shorter parts of names are parts of many words. */
const NAME_PART_MIN = 4;

/** One a line, in lower case. */
const commonPasswords = once(async () => {
  const { default: packed } = await import('./commonPasswords.json', { with: { type: 'json' } });
  return promisify(brotliDecompress)(Buffer.from(packed.brotli, 'base64'));
});

/**
 * Compares, ignoring case, with the 100,000 most leaked passwords of sufficient length (ASVS 5.0,
 * 6.2.4 and 6.2.12).
 */
async function hasLeaked(password: string): Promise<boolean> {
  const line = `\n${password.normalize('NFC').trim().toLowerCase()}\n`;
  // As bytes: Node aborts the process for a text with an unpaired surrogate.
  return (await commonPasswords()).includes(Buffer.from(line));
}

const NO_LETTERS = /[^\p{L}]+/u;

/** A long part of the name, or the whole name in either order, whatever separates its parts. */
function holdsName(password: string, name: string): boolean {
  const folded = fold(password.normalize('NFC'));
  const letters = folded.split(NO_LETTERS).join('');
  const parts = fold(name).split(NO_LETTERS);
  const wholes = [parts.join(''), parts.toReversed().join('')];
  const isLong = (text: string): boolean => text.length >= NAME_PART_MIN;
  return (
    parts.some((part) => isLong(part) && folded.includes(part)) ||
    wholes.some((whole) => isLong(whole) && letters.includes(whole))
  );
}

/** Also refuses leaked passwords, and those that contain a part of the user's name. */
export async function newPasswordProblem(
  password: string,
  { name, email }: { readonly name: string; readonly email: string },
  centreWords: readonly string[] = [],
): Promise<PasswordProblem | undefined> {
  const problem = checkNewPassword(password, [...centreWords, name, email]);
  if (problem) return problem;
  return holdsName(password, name) || (await hasLeaked(password)) ? 'tooCommon' : undefined;
}
