import { classifyCharacter } from 'micromark-util-classify-character';
import type { Block, ItemBlock, List, Run } from './tree.ts';

/** Has a meaning anywhere in a text. */
const SIGNS = /[\\*_[\]<&]/g;

/** What would begin a heading, a list or a quote. */
const escapedStart = (line: string): string =>
  line
    .replace(/^(?=(?:#{1,6}|[-+])(?:[ \t]|$)|>)/, '\\')
    .replace(/^(\d{1,9})(?=[.)](?:[ \t]|$))/, '$1\\');

/** A heading may end with the signs that began it. */
const escapedEnd = (line: string): string => line.replace(/(?=#+$)(?<!#)/, '\\');

interface Piece {
  readonly text: string;
  /** A sign of the format, not words. */
  readonly sign?: 'opens' | 'closes' | 'link';
}

/** Links contain bold, which contains italic. */
function piecesOf(runs: readonly Run[]): Piece[] {
  const pieces: Piece[] = [];
  let before: Omit<Run, 'text'> = {};
  const change = (next: Omit<Run, 'text'>): void => {
    const isOther = before.link !== next.link;
    const isBold = isOther || before.bold !== next.bold;
    const isItalic = isBold || before.italic !== next.italic;
    if (isItalic && before.italic) pieces.push({ text: '_', sign: 'closes' });
    if (isBold && before.bold) pieces.push({ text: '**', sign: 'closes' });
    if (isOther && before.link !== undefined)
      pieces.push({ text: `](${before.link.replace(/[\\<>&()]/g, '\\$&')})`, sign: 'link' });
    if (isOther && next.link !== undefined) pieces.push({ text: '[', sign: 'link' });
    if (isBold && next.bold) pieces.push({ text: '**', sign: 'opens' });
    if (isItalic && next.italic) pieces.push({ text: '_', sign: 'opens' });
    before = next;
  };
  for (const { text, ...format } of runs) {
    change(format);
    pieces.push({ text });
  }
  change({});
  return pieces;
}

const encoded = (letter: string): string => `&#x${(letter.codePointAt(0) ?? 0).toString(16)};`;
/** The parser reads code units: half of a surrogate pair is a letter to it. */
const isLetter = (sign: string): boolean =>
  classifyCharacter(sign.charCodeAt(sign.length - 1)) === undefined;

/**
 * In CommonMark `*` and `_` are signs of a format depending on what is on both of their sides. A
 * letter outside is encoded, which makes it punctuation there, and so always allows them.
 */
function printRuns(runs: readonly Run[]): string {
  const pieces = piecesOf(runs);
  const printed = pieces.map(({ text, sign }, at) => {
    if (sign !== undefined) return text;
    const letters = Array.from(text);
    const [first = '', last = ''] = [letters[0], letters.at(-1)];
    const isAfter = pieces[at - 1]?.sign === 'closes' && isLetter(first);
    const isBefore = pieces[at + 1]?.sign === 'opens' && isLetter(last);
    const escape = (part: readonly string[]): string => part.join('').replace(SIGNS, '\\$&');
    if (letters.length === 1) return isAfter || isBefore ? encoded(first) : escape(letters);
    const words = escape(letters.slice(isAfter ? 1 : 0, isBefore ? -1 : undefined));
    const whole = (isAfter ? encoded(first) : '') + words + (isBefore ? encoded(last) : '');
    // `![` would begin a picture.
    return pieces[at + 1]?.text === '[' ? whole.replace(/!$/, '\\!') : whole;
  });
  return printed.join('');
}

function printItem(item: readonly ItemBlock[], marker: string): string {
  const text = item
    .map((block, at) => {
      // Only such a list may follow a paragraph without an empty line.
      const isClose = block.kind === 'list' && (block.from ?? 1) === 1;
      return (at === 0 ? '' : isClose ? '\n' : '\n\n') + printBlock(block);
    })
    .join('');
  return marker + text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(marker.length)}`);
}

const printList = ({ from, items }: List): string =>
  items
    .map((item, at) => printItem(item, from === undefined ? '- ' : `${String(from + at)}. `))
    .join('\n');

function printBlock(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return printRuns(block.runs).split('\n').map(escapedStart).join('\n');
    case 'heading':
      return `${block.level === 1 ? '##' : '###'} ${escapedEnd(printRuns(block.runs))}`;
    case 'list':
      return printList(block);
    case 'quote':
      return printMarkup(block.blocks)
        .replace(/^(?=[^\n])/gm, '> ')
        .replace(/^$/gm, '>');
  }
}

/** The canonical source of a tree: parsing it returns an equal tree. */
export const printMarkup = (blocks: readonly Block[]): string =>
  blocks.map(printBlock).join('\n\n');
