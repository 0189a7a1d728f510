import { isOrdinary, withoutInvisible } from './invisible.ts';
import { meantLetters } from './letters.ts';

/**
 * Control characters except tab and line ends, unpaired surrogates and noncharacters. XML can't
 * represent them, so one would break a feed.
 */
const NO_TEXT = /(?![\t\n\r])\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point}/gu;
/** Six times as fast as searching for NO_TEXT. */
const UNUSUAL = /[^\t\n\r\u0020-\u007E\u00A0-\uD7FF\uE000-\uFDCF\uFDF0-\uFFFD]/;
/** In pasted text. */
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g;

export function withoutControls(text: string): string {
  return UNUSUAL.test(text) ? text.replace(NO_TEXT, '') : text;
}

/** Without invisible characters or look-alike letters. */
export function readableText(text: string): string {
  return isOrdinary(text) ? text : meantLetters(withoutInvisible(text));
}

/**
 * Like `readableText`, with uniform line ends and without characters that feeds can't represent.
 */
export function cleanText(text: string): string {
  return readableText(withoutControls(text.replace(LINE_ENDS, '\n')));
}

const EXCERPT_LENGTH = 220;

/** At the beginning of a text with formats. */
const HEADINGS = /^(?:#{2,3} .*\n\n)+/;

/**
 * The first paragraph after any headings, cut at a word after at most 220 characters. `markup` is
 * the source of the text's formats.
 */
export function excerptOf(text: string, markup = ''): string {
  const paragraphs = text.trim().split(/\n\s*\n/);
  const headings = HEADINGS.exec(markup)?.[0].split('\n\n').length ?? 1;
  const first = paragraphs[headings - 1] ?? '';
  const line = first.replace(/\s+/g, ' ');
  if (line.length <= EXCERPT_LENGTH) return line;
  // Cuts a long word, but never a surrogate pair.
  const cut = line.slice(0, EXCERPT_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
  const space = cut.lastIndexOf(' ');
  return `${space > EXCERPT_LENGTH / 2 ? cut.slice(0, space) : cut}…`;
}
