import { GraphQLScalarType } from 'graphql';
import { parseMarkup } from '@centar/domain/markup/parseMarkup.ts';
import type { Block } from '@centar/domain/markup/tree.ts';

/** Pages draw the tree, so that no device needs the parser. */
export const MarkupTreeScalar = new GraphQLScalarType<never, readonly Block[]>({
  name: 'MarkupTree',
  description:
    'The blocks of a marked text as JSON: paragraphs, headings, lists and quotes; empty for a plain one',
  serialize: (source) => (source === '' ? [] : parseMarkup(String(source))),
});
