import { GraphQLScalarType } from 'graphql';
import { LRUCache } from 'lru-cache';
import { parseMarkup } from '@centar/domain/markup/parseMarkup.ts';
import type { Block } from '@centar/domain/markup/tree.ts';

/** Every change of content renders pages and the offline snapshot again, with mostly the same texts. */
const trees = new LRUCache<string, readonly Block[]>({
  max: 300,
  memoMethod: (source) => parseMarkup(source),
});

/** Of a source of formats; a plain text has none. */
export const treeOf = (source: string | undefined): readonly Block[] =>
  source ? trees.memo(source) : [];

/** Pages draw the tree, so that no device needs the parser. */
export const MarkupTreeScalar = new GraphQLScalarType<never, readonly Block[]>({
  name: 'MarkupTree',
  description:
    'The blocks of a marked text as JSON: paragraphs, headings, lists and quotes; empty for a plain one',
  serialize: (source) => treeOf(String(source)),
});
