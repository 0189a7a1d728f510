import { withoutInvisible } from './invisible.ts';

export interface WrittenLink {
  /** `https:`, `http:`, `tel:` or `mailto:`. */
  readonly href: string;
  /** The host, number or e-mail to show. */
  readonly label: string;
}

const EMAIL = /^[^\s@<>"?&/:]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}$/iu;
const SCHEME = /^https?:\/\//i;
const HOST = /^(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}$/u;
const LEADING_HOST = /^[^\s/?#:@]+/;

/** Such as `020 123-456`, `+381 (0)20 123 456`, `020/123-456 lok. 12`. */
const PHONE =
  /^(\+?[\d\s/().\u2010-\u2014-]+?)(?:\s*(?:lok(?:al)?|лок(?:ал)?|ext)\.?\s*(\d{1,5}))?$/i;
/** Without `+`. */
const SERBIAN = /^(?=381\d{8,9}$)/;
const FEWEST_DIGITS = 6;
const MOST_DIGITS = 15;
/** Labels, and prefixes that browsers copy. */
const LABEL =
  /^(?:tel(?:efon)?|mob(?:ilni)?|viber|faks|fax|e-?mail|e-?pošta|mejl|mailto|sajt|web)\s*[.:]+\s*(?:\/\/)?/i;

/** Browsers treat `/\host` as `//host` and drop tabs and line ends, so such paths are refused. */
export function isOwnPath(text: string): boolean {
  return /^\/(?![/\\])[^\s\\\p{C}]*$/u.test(text);
}

/** Adds `https://` if missing; undefined for anything else. */
export function webAddress(written: string): string | undefined {
  const text = withoutInvisible(written).trim();
  if (text === '' || /[\s<>"\\]/.test(text)) return undefined;
  if (!SCHEME.test(text) && !HOST.test(LEADING_HOST.exec(text.replace(/^\/\//, ''))?.[0] ?? '')) {
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

/** A `tel:` link; undefined for anything else. */
export function telephoneLink(written: string): string | undefined {
  const found = PHONE.exec(withoutInvisible(written).trim());
  if (!found) return undefined;
  const digits = (found[1] ?? '')
    .replace(/(?<=\d\D*)\(0/, '(')
    .replace(/[^\d+]/g, '')
    .replace(SERBIAN, '+');
  const { length } = digits.replace('+', '');
  if (length < FEWEST_DIGITS || length > MOST_DIGITS) return undefined;
  return `tel:${digits}${found[2] === undefined ? '' : `;ext=${found[2]}`}`;
}

function oneLink(written: string): WrittenLink | undefined {
  const text = withoutInvisible(written).trim();
  const plain = text.replace(LABEL, '').trim();
  const [mailbox = ''] = plain.split('?');
  if (EMAIL.test(mailbox)) return { href: `mailto:${mailbox}`, label: mailbox };
  const number = telephoneLink(plain);
  if (number !== undefined) return { href: number, label: plain };
  const address = webAddress(plain);
  if (address === undefined) return undefined;
  return { href: address, label: shownHost(plain, address) };
}

/** The host as written, since browsers encode non-Latin letters. */
function shownHost(written: string, address: string): string {
  const host = LEADING_HOST.exec(written.replace(SCHEME, '').replace(/^\/\//, ''))?.[0];
  return (host ?? new URL(address).hostname).toLowerCase().replace(/^www\./, '');
}

/** Separators of several links: `020 123-456, 063 123 456`, `020 123 i 020 124`. */
const SEPARATOR = /\s*[,;|\n]+\s*|\s+(?:i|ili|и|или)\s+|\s+\/\s+/i;
const MOST_LINKS = 4;

/** Empty if any part is not a link, telephone or e-mail. */
export function writtenLinks(written: string): WrittenLink[] {
  const whole = oneLink(written);
  if (whole) return [whole];
  const parts = written.split(SEPARATOR).filter((part) => part.trim() !== '');
  const links = parts.flatMap((part) => oneLink(part) ?? []);
  return links.length === parts.length && links.length <= MOST_LINKS ? links : [];
}

/** Empty if the text contains anything else. */
export function telephones(written: string): WrittenLink[] {
  const links = writtenLinks(written);
  return links.every(({ href }) => href.startsWith('tel:')) ? links : [];
}
