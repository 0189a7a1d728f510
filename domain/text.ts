import { isOrdinary, withoutInvisible } from './invisible.ts';
import { meantLetters } from './letters.ts';

/**
 * Signs that no text has: control signs but for tabs and the ends of lines, halves of characters, and code points that are
 * no characters. XML has no way to write them, so one of them would break a feed.
 */
const NO_TEXT = /(?![\t\n\r])\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point}/gu;
/** Where none of these is, there is nothing to take out; looking for them is six times as quick. */
const UNUSUAL = /[^\t\n\r\u0020-\u007E\u00A0-\uD7FF\uE000-\uFDCF\uFDF0-\uFFFD]/;
/** Other ways to end a line, which come with pasted text. */
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g;

/** A text without signs that no text has. */
export function withoutControls(text: string): string {
  return UNUSUAL.test(text) ? text.replace(NO_TEXT, '') : text;
}

/** A text as it is read: without signs that nobody sees, in the letters that are meant. */
export function readableText(text: string): string {
  return isOrdinary(text) ? text : meantLetters(withoutInvisible(text));
}

/** A text as it is stored: as it is read, its lines end in one way, and nothing is in it that a feed can't hold. */
export function cleanText(text: string): string {
  return readableText(withoutControls(text.replace(LINE_ENDS, '\n')));
}

const EXCERPT_LENGTH = 220;

/**
 * The beginning of a text for a card: its first paragraph, cut at a word after at most 220 characters.
 */
export function excerptOf(text: string): string {
  const [first = ''] = text.trim().split(/\n\s*\n/);
  const line = first.replace(/\s+/g, ' ');
  if (line.length <= EXCERPT_LENGTH) return line;
  // One long word is cut where it must be, but never through a character.
  const cut = line.slice(0, EXCERPT_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
  const space = cut.lastIndexOf(' ');
  return `${space > EXCERPT_LENGTH / 2 ? cut.slice(0, space) : cut}…`;
}
