/**
 * A text with formats, always canonical: no empty parts, no white space at edges, at most
 * `MAX_LIST_DEPTH` nested lists, items begin with a paragraph.
 */
export type Block = Paragraph | Heading | List | Quote;

/** A part of a paragraph in one format. Line ends are line breaks. */
export interface Run {
  readonly text: string;
  readonly bold?: true;
  readonly italic?: true;
  /** `https:`, `http:`, `mailto:`, `tel:`, or the path of an own page in Latin: `/news/3`. */
  readonly link?: string;
}

export interface Paragraph {
  readonly kind: 'paragraph';
  readonly runs: readonly Run[];
}

/** Below the heading of what the text describes. */
export interface Heading {
  readonly kind: 'heading';
  readonly level: 1 | 2;
  readonly runs: readonly Run[];
}

export interface List {
  readonly kind: 'list';
  /** The first number; absent in a list of bullets. */
  readonly from?: number;
  readonly items: readonly (readonly ItemBlock[])[];
}

export interface Quote {
  readonly kind: 'quote';
  readonly blocks: readonly ItemBlock[];
}

/** In items of lists and in quotes. */
export type ItemBlock = Paragraph | List;

export const MAX_LIST_DEPTH = 3;

/** Whether anything differs from plain paragraphs. */
export const isFormatted = (blocks: readonly Block[]): boolean =>
  blocks.some(
    (block) =>
      block.kind !== 'paragraph' ||
      block.runs.some(({ bold, italic, link }) => bold || italic || link !== undefined),
  );

const runsText = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');

/** For search, excerpts, feeds and the documented calls. */
export const plainOf = (blocks: readonly Block[]): string => blocks.map(plainBlock).join('\n\n');

function plainBlock(block: Block): string {
  if (block.kind === 'quote') return plainOf(block.blocks);
  if (block.kind !== 'list') return runsText(block.runs);
  const { from, items } = block;
  return items
    .map((item, at) => {
      const lines = item.map(plainBlock).join('\n');
      return `${from === undefined ? '–' : `${String(from + at)}.`} ${lines}`;
    })
    .join('\n');
}

/** The targets of all links, in their order. */
export function linksOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'quote') return linksOf(block.blocks);
    if (block.kind === 'list') return block.items.flatMap(linksOf);
    return block.runs.flatMap(({ link }) => link ?? []);
  });
}

/** Replaces targets; undefined removes the link. */
export function withLinks(
  blocks: readonly Block[],
  targetOf: (link: string) => string | undefined,
): Block[] {
  const runsOf = (runs: readonly Run[]): Run[] =>
    runs.map(({ link, ...run }) => {
      const target = link === undefined ? undefined : targetOf(link);
      return target === undefined ? run : { ...run, link: target };
    });
  const inner = (own: readonly ItemBlock[]): ItemBlock[] =>
    own.map((block) =>
      block.kind === 'list'
        ? { ...block, items: block.items.map(inner) }
        : { ...block, runs: runsOf(block.runs) },
    );
  return blocks.flatMap((block): Block[] => {
    if (block.kind === 'heading') return [{ ...block, runs: runsOf(block.runs) }];
    return block.kind === 'quote' ? [{ ...block, blocks: inner(block.blocks) }] : inner([block]);
  });
}
