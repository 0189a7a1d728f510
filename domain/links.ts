import { withoutInvisible } from './invisible.ts';

/** Something written that can be opened: an address, a telephone or an e-mail, as a visitor sees and opens it. */
export interface WrittenLink {
  /** `https:`, `http:`, `tel:` or `mailto:`. */
  readonly href: string;
  /** The target in words: the site's name, the number, the e-mail. */
  readonly label: string;
}

const EMAIL = /^[^\s@<>"?&/:]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}$/iu;
const SCHEME = /^https?:\/\//i;
const HOST = /^(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}$/u;
const HOST_BEFORE = /^[^\s/?#:@]+/;

/** A number as people write it: `020 123-456`, `+381 (0)20 123 456`, `020/123-456 lok. 12`. */
const PHONE = /^(\+?[\d\s/().\u2010-\u2014-]+?)(?:\s*(?:lok(?:al)?|ext)\.?\s*(\d{1,5}))?$/i;
const FEWEST_DIGITS = 6;
const MOST_DIGITS = 15;
/** Words before a number or an address, and marks of its kind as browsers copy them. */
const BEFORE =
  /^(?:tel(?:efon)?|mob(?:ilni)?|viber|faks|fax|e-?mail|e-?pošta|mejl|mailto|sajt|web)\s*[.:]+\s*(?:\/\/)?/i;

/**
 * Whether a text is a path of this site. Browsers take `/\host` for `//host`, and drop tabs and line ends before they look, so
 * that `/<tab>/host` leads to another site too.
 */
export function isOwnPath(text: string): boolean {
  return /^\/(?![/\\])[^\s\\\p{C}]*$/u.test(text);
}

/** A whole web address for one with or without `https://`; undefined for anything else. */
export function webAddress(written: string): string | undefined {
  const text = withoutInvisible(written).trim();
  if (text === '' || /[\s<>"\\]/.test(text)) return undefined;
  if (!SCHEME.test(text) && !HOST.test(HOST_BEFORE.exec(text.replace(/^\/\//, ''))?.[0] ?? '')) {
    return undefined;
  }
  const whole = SCHEME.test(text) ? text : `https://${text.replace(/^\/\//, '')}`;
  try {
    const url = new URL(whole);
    return url.hostname === '' || url.username !== '' ? undefined : url.href;
  } catch {
    return undefined;
  }
}

/** Dials a number, however it is written; undefined where it is none. */
export function dialled(written: string): string | undefined {
  const found = PHONE.exec(withoutInvisible(written).trim());
  if (!found) return undefined;
  const digits = (found[1] ?? '').replace(/\(0\)/, '').replace(/[^\d+]/g, '');
  const { length } = digits.replace('+', '');
  if (length < FEWEST_DIGITS || length > MOST_DIGITS) return undefined;
  return `tel:${digits}${found[2] === undefined ? '' : `;ext=${found[2]}`}`;
}

function oneLink(written: string): WrittenLink | undefined {
  const text = withoutInvisible(written).trim();
  const plain = text.replace(BEFORE, '').trim();
  const [mailbox = ''] = plain.split('?');
  if (EMAIL.test(mailbox)) return { href: `mailto:${mailbox}`, label: mailbox };
  const number = dialled(plain);
  if (number !== undefined) return { href: number, label: plain };
  const address = webAddress(plain);
  if (address === undefined) return undefined;
  return { href: address, label: shownHost(plain, address) };
}

/** The site's name as it is written: an address of other letters than Latin ones is not spelled as browsers send it. */
function shownHost(written: string, address: string): string {
  const host = HOST_BEFORE.exec(written.replace(SCHEME, '').replace(/^\/\//, ''))?.[0];
  return (host ?? new URL(address).hostname).toLowerCase().replace(/^www\./, '');
}

/** What parts two of them: `020 123-456, 063 123 456`, `020 123 i 020 124`. */
const PARTING = /\s*[,;|\n]+\s*|\s+(?:i|ili|и|или)\s+|\s+\/\s+/i;
const MOST_LINKS = 4;

/** Reads links, telephones and e-mails of a field; empty where a part of it is none of them. */
export function writtenLinks(written: string): WrittenLink[] {
  const whole = oneLink(written);
  if (whole) return [whole];
  const parts = written.split(PARTING).filter((part) => part.trim() !== '');
  const links = parts.flatMap((part) => oneLink(part) ?? []);
  return links.length === parts.length && links.length <= MOST_LINKS ? links : [];
}

/** The telephones of a text that holds nothing else; empty where it holds something else. */
export function telephones(written: string): WrittenLink[] {
  const links = writtenLinks(written);
  return links.every(({ href }) => href.startsWith('tel:')) ? links : [];
}
