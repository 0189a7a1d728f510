import { telephoneLink, webAddress } from './links.ts';
import { BARE_ADDRESS, EMAIL_ADDRESS, FULL_ADDRESS } from './webAddress.ts';

/** A linked part of a text. */
export interface TextLink {
  readonly text: string;
  /** `https:`, `http:`, `mailto:` or `tel:`. */
  readonly href: string;
}

const SPACE = '[ \\u00A0]';
const MAY_DIVIDE = `${SPACE}?[/–-]?${SPACE}?`;
const DIVIDES = `(?:${SPACE}?[/–-]${SPACE}?|${SPACE})`;
const GROUPS = String.raw`\d{2,7}(?:[ \u00A0–-]{1,3}\d{2,7}){0,3}`;
/**
 * A country or network code, then groups of digits. Dates and file numbers have slashes and dots
 * too, so these forms are narrower.
 */
const NUMBER = [
  // +381/36/555-014, 00381-36-555-014
  String.raw`(?:\+\d{2,3}|0038\d)${DIVIDES}[1-9]\d{0,2}${DIVIDES}${GROUPS}`,
  // +381 (36) 555-014
  String.raw`(?:\+\d{2,3}|0038\d|381)${MAY_DIVIDE}\(0?[1-9]\d{0,2}\)${MAY_DIVIDE}${GROUPS}`,
  // 381 36 555 014
  String.raw`381${SPACE}[1-9]\d${SPACE}${GROUPS}`,
  // 063.123.4567
  String.raw`(?:(?:\+\d{2,3}|0038\d)\.\d{2,3}|0[1-36]\d)(?:\.\d{2,4}){2,3}`,
  // +381 (0)63 123 456, 00381 20 123456
  String.raw`(?:\+|00)\d{2,3}${SPACE}?(?:\(0\)${SPACE}?)?\d{1,3}${MAY_DIVIDE}${GROUPS}`,
  // 020 123-456, (020) 123 456, 0800 123-456
  String.raw`(?:\(0[1-36]\d\)|0[1-36]\d|0[78]00)${MAY_DIVIDE}${GROUPS}`,
].join('|');
/** `lok. 12` */
const EXTENSION = String.raw`${SPACE}?\/?${SPACE}?(?:lok(?:al)?|лок(?:ал)?)\.?${SPACE}?\d{1,5}`;
const LAST_EXTENSION = new RegExp(`${EXTENSION}$`);
const FEWEST_DIGITS = 8;
/** Without the country code. */
const MOST_DIGITS = 10;
const FOREIGN = /^(?:\+|00)/;
/** Without `+` or `00`. */
const SERBIAN = /^381/;
const SERBIAN_DIGITS = 11;

/** Created on demand. */
let pattern: RegExp | undefined;
const links = (): RegExp =>
  (pattern ??= new RegExp(
    `(${FULL_ADDRESS})|(${EMAIL_ADDRESS})|((?:${NUMBER})(?:${EXTENSION})?)|(${BARE_ADDRESS})|\\p{L}[\\p{L}\\d+.-]*:\\/\\/\\S*|[@#]?[\\p{L}\\d_]+`,
    'gu',
  ));

/** A fast check, since most texts have no links. */
const MAY_HOLD = /[@/]|\p{L}\.\p{L}|\d{2}[ \u00A0/–)-]+\d{2}|\d{3}\.\d{2}|0\d{8}/u;

/** Drops digits that only follow the number; undefined if none is left. */
function telephone(found: string): TextLink | undefined {
  const isSerbian = SERBIAN.test(found);
  const fewest = isSerbian ? SERBIAN_DIGITS : FEWEST_DIGITS;
  const most = isSerbian ? SERBIAN_DIGITS + 1 : FOREIGN.test(found) ? MOST_DIGITS + 4 : MOST_DIGITS;
  const number = found.replace(LAST_EXTENSION, '');
  let text = number;
  for (;;) {
    const digits = text.replace(/\D/g, '').length;
    if (digits < fewest) return undefined;
    if (digits <= most) break;
    const shorter = text.replace(/[ \u00A0–-]+\d+$/, '');
    if (shorter === text) return undefined;
    text = shorter;
  }
  if (text === number) text = found;
  const href = telephoneLink(text);
  return href === undefined ? undefined : { text, href };
}

/** Keeps only balanced brackets: `(vidi primer.rs/a_(b))`. */
function withoutLastBrackets(address: string): string {
  let text = address;
  while (text.endsWith(')') && text.split('(').length < text.split(')').length)
    text = text.slice(0, -1).replace(/[.,;:!?]+$/, '');
  return text;
}

function address(found: string): TextLink | undefined {
  const text = withoutLastBrackets(found);
  const href = webAddress(text);
  return href === undefined ? undefined : { text, href };
}

/** Splits a text into links (web, e-mail, telephone) and the texts between them. */
export function textLinks(text: string): (string | TextLink)[] {
  if (!MAY_HOLD.test(text)) return [text];
  const parts: (string | TextLink)[] = [];
  let plainFrom = 0;
  for (const match of text.matchAll(links())) {
    const [found, whole, email, number, bare] = match;
    const at = match.index;
    // Part of a longer number, a date or a file number.
    const isInNumber =
      number !== undefined &&
      (/[\p{L}\d/.,–-]$/u.test(text.slice(Math.max(0, at - 1), at)) ||
        /^(?:[\p{L}\d/]|[.,–-]\d)/u.test(text.slice(at + found.length, at + found.length + 2)));
    const link = number
      ? isInNumber
        ? undefined
        : telephone(found)
      : email
        ? { text: found, href: `mailto:${found}` }
        : whole || bare
          ? address(found)
          : undefined;
    if (!link) continue;
    if (at > plainFrom) parts.push(text.slice(plainFrom, at));
    parts.push(link);
    plainFrom = at + link.text.length;
  }
  if (plainFrom < text.length || parts.length === 0) parts.push(text.slice(plainFrom));
  return parts;
}
