import { dialled, webAddress } from './links.ts';
import { BARE_ADDRESS, EMAIL_ADDRESS, FULL_ADDRESS } from './webAddress.ts';

/** A stretch of a text that leads somewhere. */
export interface TextLink {
  readonly text: string;
  /** `https:`, `http:`, `mailto:` or `tel:`. */
  readonly href: string;
}

/** `020 123-456`, `(020) 123 456`, `+381 (0)63 123 456`, `00381 20 123456`: a code of the country or of a network, then groups of digits. */
const NUMBER = String.raw`(?:(?:\+|00)\d{2,3}[ \u00A0]?(?:\(0\)[ \u00A0]?)?\d{1,3}|\(0[1-36]\d\)|0[1-36]\d)[ \u00A0]?[/–-]?[ \u00A0]?\d{2,7}(?:[ \u00A0–-]{1,3}\d{2,7}){0,3}`;
const FEWEST_DIGITS = 8;
/** Digits of a number without the code of its country. */
const MOST_DIGITS = 10;
const FOREIGN = /^(?:\+|00)/;

/** Made when a text first needs it. */
let pattern: RegExp | undefined;
const links = (): RegExp =>
  (pattern ??= new RegExp(
    `(${FULL_ADDRESS})|(${EMAIL_ADDRESS})|(${NUMBER})|(${BARE_ADDRESS})|\\p{L}[\\p{L}\\d+.-]*:\\/\\/\\S*|[@#]?[\\p{L}\\d_]+`,
    'gu',
  ));

/** Whether a text may hold a link: most don't, and looking is quick. */
const MAY_HOLD = /[@/]|\p{L}\.\p{L}|\d{2}[ \u00A0/–)-]+\d{2}|0\d{8}/u;

/** A telephone number without figures that only follow it; undefined where it is none. */
function telephone(found: string): TextLink | undefined {
  const most = FOREIGN.test(found) ? MOST_DIGITS + 4 : MOST_DIGITS;
  let text = found;
  for (;;) {
    const digits = text.replace(/\D/g, '').length;
    if (digits < FEWEST_DIGITS) return undefined;
    if (digits <= most) break;
    const shorter = text.replace(/[ \u00A0–-]+\d+$/, '');
    if (shorter === text) return undefined;
    text = shorter;
  }
  const href = dialled(text);
  return href === undefined ? undefined : { text, href };
}

/** Brackets of the sentence are no part of an address, brackets of its own are: `(vidi primer.rs/a_(b))`. */
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

/**
 * A plain text in parts: web addresses, e-mail addresses and telephone numbers as links, and what stands between them. The parts together
 * are the text.
 */
export function textLinks(text: string): (string | TextLink)[] {
  if (!MAY_HOLD.test(text)) return [text];
  const parts: (string | TextLink)[] = [];
  let plainFrom = 0;
  for (const match of text.matchAll(links())) {
    const [found, whole, email, number, bare] = match;
    const at = match.index;
    // Figures of a longer number, of a date or of a file's number.
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
