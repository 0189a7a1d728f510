import { cleanText, readableText } from '../text.ts';
import { balancedVerbatim } from '../verbatim.ts';
import { linkTarget } from './linkTarget.ts';
import {
  MAX_LIST_DEPTH,
  type Block,
  type Heading,
  type ItemBlock,
  type List,
  type Paragraph,
  type Quote,
  type Run,
} from './tree.ts';

/** Nested in any way, as in parsers and editors. */
export type AnyBlock =
  | Paragraph
  | Heading
  | (Omit<List, 'items'> & { readonly items: readonly (readonly AnyBlock[])[] })
  | (Omit<Quote, 'blocks'> & { readonly blocks: readonly AnyBlock[] });

/** Longer numbers are no beginning of a list in Markdown. */
const MAX_FROM = 9999;

type Format = Omit<Run, 'text'>;
type Item = readonly ItemBlock[];

const isSame = (one: Format, other: Format): boolean =>
  one.bold === other.bold && one.italic === other.italic && one.link === other.link;

/** The format that both have. */
const common = (one: Format, other: Format): Format => ({
  ...(one.bold && other.bold ? { bold: true } : {}),
  ...(one.italic && other.italic ? { italic: true } : {}),
  ...(one.link !== undefined && one.link === other.link ? { link: one.link } : {}),
});

/** White space has the format that surrounds it, and none is at edges. */
function words(runs: readonly Run[], lineEnd: string): Run[] {
  const tidySpace = (space: string): string =>
    space.includes('\n') ? lineEnd : space.replace(/\t/g, ' ');
  const parts: Run[] = [];
  let space = '';
  for (const { text, ...format } of runs) {
    const inner = text.trim();
    const from = text.length - text.trimStart().length;
    space += text.slice(0, from);
    if (inner === '') continue;
    const last = parts.at(-1);
    if (last && space !== '') parts.push({ text: tidySpace(space), ...common(last, format) });
    // Long texts are typed too: most have nothing to tidy.
    const isTidy = !/[\t\n]/.test(inner);
    parts.push({ text: isTidy ? inner : inner.replace(/\s+/g, tidySpace), ...format });
    space = text.slice(from + inner.length);
  }
  return parts;
}

function merged(runs: readonly Run[]): Run[] {
  const tidy: Run[] = [];
  for (const run of runs) {
    const last = tidy.at(-1);
    if (last && isSame(last, run)) tidy[tidy.length - 1] = { ...last, text: last.text + run.text };
    else tidy.push(run);
  }
  // An accent may follow its letter in another run. Once for all runs, of which a text has many.
  return tidy.length === runs.length
    ? tidy
    : tidy.map((run) => ({ ...run, text: readableText(run.text) }));
}

/** A verbatim part ends with its run and continues in the next. */
function balanced(runs: readonly Run[]): Run[] {
  const texts = balancedVerbatim(runs.map(({ text }) => text));
  return runs.map((run, at) => ({ ...run, text: texts[at] ?? '' }));
}

/** Markdown can't separate two lists of one kind. */
function joinedLists<Any extends Block>(blocks: readonly Any[]): Any[] {
  const joined: Any[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    const isNext =
      last?.kind === 'list' &&
      block.kind === 'list' &&
      (last.from === undefined) === (block.from === undefined);
    if (isNext) joined[joined.length - 1] = { ...last, items: [...last.items, ...block.items] };
    else joined.push(block);
  }
  return joined;
}

const listItems = (block: ItemBlock): readonly Item[] => (block.kind === 'list' ? block.items : []);
const isParagraph = ({ kind }: ItemBlock): boolean => kind === 'paragraph';

/**
 * Makes a tree canonical: clean texts, formats without white space at edges, valid links, nothing
 * empty, lists not too deep. Addresses of `ownOrigin` become paths.
 */
export function canonicalBlocks(blocks: readonly AnyBlock[], ownOrigin?: string): Block[] {
  function runsOf(runs: readonly Run[], lineEnd = '\n'): Run[] {
    const clean = runs.map(({ text, bold, italic, link }): Run => {
      const target = link === undefined ? undefined : linkTarget(link, ownOrigin);
      return {
        text: cleanText(text),
        ...(bold ? { bold } : {}),
        ...(italic ? { italic } : {}),
        ...(target === undefined ? {} : { link: target }),
      };
    });
    return balanced(merged(words(clean, lineEnd)));
  }

  /** Items of a list that is too deep follow the item that it is in. */
  function itemOf(blocksOfItem: readonly AnyBlock[], depth: number): readonly Item[] {
    const inner = innerBlocks(blocksOfItem, depth + 1);
    const first = inner.findIndex(isParagraph);
    // Inner items replace an item without words.
    const before = inner.slice(0, first < 0 ? undefined : first).flatMap(listItems);
    const own = first < 0 ? [] : inner.slice(first);
    if (depth < MAX_LIST_DEPTH) return own.length > 0 ? [...before, own] : before;
    const paragraphs = own.filter(isParagraph);
    return [...before, ...(paragraphs.length > 0 ? [paragraphs] : []), ...own.flatMap(listItems)];
  }

  /** In items and quotes, where other blocks become paragraphs. */
  function innerBlocks(inner: readonly AnyBlock[], depth: number): ItemBlock[] {
    const found = inner.flatMap((block): ItemBlock[] => {
      if (block.kind === 'quote') return innerBlocks(block.blocks, depth);
      if (block.kind === 'list') {
        const { from } = block;
        const items = block.items.flatMap((item) => itemOf(item, depth));
        const first = from === undefined ? {} : { from: from >= 0 && from <= MAX_FROM ? from : 1 };
        return items.length > 0 ? [{ kind: 'list', ...first, items }] : [];
      }
      const runs = runsOf(block.runs);
      return runs.length > 0 ? [{ kind: 'paragraph', runs }] : [];
    });
    return joinedLists(found);
  }

  const canonical = blocks.flatMap((block): Block[] => {
    if (block.kind === 'heading') {
      const runs = runsOf(block.runs, ' ');
      return runs.length > 0 ? [{ ...block, runs }] : [];
    }
    const inner = innerBlocks([block], 1);
    return block.kind === 'quote' && inner.length > 0 ? [{ kind: 'quote', blocks: inner }] : inner;
  });
  return joinedLists(canonical);
}
