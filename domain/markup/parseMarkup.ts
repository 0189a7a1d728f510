import type { PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { canonicalBlocks, type AnyBlock } from './canonicalBlocks.ts';
import type { Block, Run } from './tree.ts';

/** What the subset lacks is text. */
const SUBSET = {
  disable: {
    null: [
      'codeFenced',
      'codeIndented',
      'codeText',
      'definition',
      'hardBreakEscape',
      'htmlFlow',
      'htmlText',
      'setextUnderline',
      'thematicBreak',
    ],
  },
};

const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g;

/** The parser recurses, so markers of one line within each other are limited: `> > > >`. */
const MARKER = String.raw`[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))`;
const DEEP = new RegExp(`^((?:${MARKER}){12})(?:${MARKER})+`, 'gm');

/** The parser's time grows with the square of their number. */
export const MOST_SIGNS = 1000;
const SIGN = /\\[^\n]|(?:\*+|_+|\[)/g;

/** How many signs could begin or end a format or a link. */
export const signsOf = (source: string): number =>
  source.match(SIGN)?.filter(([first]) => first !== '\\').length ?? 0;

/** From some number on, signs are text. */
function withFewSigns(source: string): string {
  if (signsOf(source) <= MOST_SIGNS) return source;
  let signs = 0;
  return source.replace(SIGN, (sign) => {
    if (sign.startsWith('\\')) return sign;
    signs += 1;
    return signs > MOST_SIGNS ? sign.replace(/./g, '\\$&') : sign;
  });
}

function runsOf(nodes: readonly PhrasingContent[], format: Omit<Run, 'text'> = {}): Run[] {
  return nodes.flatMap((node): Run[] => {
    if (node.type === 'text') return [{ ...format, text: node.value }];
    if (node.type === 'break') return [{ ...format, text: '\n' }];
    if (node.type === 'image') return [{ ...format, text: node.alt ?? '' }];
    if (node.type === 'strong') return runsOf(node.children, { ...format, bold: true });
    if (node.type === 'emphasis') return runsOf(node.children, { ...format, italic: true });
    return node.type === 'link' ? runsOf(node.children, { ...format, link: node.url }) : [];
  });
}

const blocksOf = (nodes: readonly RootContent[]): AnyBlock[] =>
  nodes.flatMap((node): AnyBlock[] => {
    if (node.type === 'paragraph') return [{ kind: 'paragraph', runs: runsOf(node.children) }];
    if (node.type === 'heading')
      return [{ kind: 'heading', level: node.depth > 2 ? 2 : 1, runs: runsOf(node.children) }];
    if (node.type === 'blockquote') return [{ kind: 'quote', blocks: blocksOf(node.children) }];
    if (node.type !== 'list') return [];
    const items = node.children.map(({ children }) => blocksOf(children));
    return [{ kind: 'list', ...(node.ordered ? { from: node.start ?? 1 } : {}), items }];
  });

/** The canonical tree of any source. Addresses of `ownOrigin` become paths. */
export function parseMarkup(source: string, ownOrigin?: string): Block[] {
  const text = withFewSigns(source.replace(LINE_ENDS, '\n').replace(DEEP, '$1 '));
  return canonicalBlocks(
    blocksOf(fromMarkdown(text, { extensions: [SUBSET] }).children),
    ownOrigin,
  );
}
