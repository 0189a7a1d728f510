import type { initGraphQLTada } from 'gql.tada';
import type { Block } from '@centar/domain/markup/tree.ts';
import type { TypedDocumentNode } from '@apollo/client';
import type { DefinitionNode, DocumentNode, Kind } from 'graphql';
import type { introspection } from './schemaTypes.d.ts';

/**
 * The types of documents. Only the library's types are used; its few lines of runtime code are
 * below.
 */
type TypedGraphql = initGraphQLTada<{
  introspection: introspection;
  disableMasking: true;
  scalars: { DateTimeISO: string; Upload: File; Json: unknown; MarkupTree: readonly Block[] };
}>;

/** The client sets the parser, since a first visit parses nothing. */
let parse = (_source: string): DocumentNode => {
  throw new Error('No client has brought a parser of documents');
};

export function parseDocumentsWith(parser: (source: string) => DocumentNode): void {
  parse = parser;
}

/** The definitions of a text and of its fragments, without duplicates. */
function definitionsOf(source: string, fragments: readonly DocumentNode[]): DefinitionNode[] {
  const own = parse(source).definitions;
  return [...new Set([...own, ...fragments.flatMap(({ definitions }) => definitions)])];
}

/**
 * A document that is parsed on first use: every page's code includes all operations, and a phone
 * should not parse unused ones.
 */
function lazyDocument(source: string, fragments: readonly DocumentNode[] = []): DocumentNode {
  const document: DocumentNode = {
    // A literal, because importing the library's constant adds half of the library to every page.
    kind: 'Document' as Kind.DOCUMENT,
    get definitions() {
      const definitions = definitionsOf(source, fragments);
      // Becomes an ordinary property, for code that copies or edits documents.
      Object.defineProperty(this, 'definitions', { value: definitions, writable: true });
      return definitions;
    },
  };
  const [, name] = /^\s*(?:query|mutation)\s+(\w+)/.exec(source) ?? [];
  if (name !== undefined) names.set(document, name);
  return document;
}

const names = new WeakMap<DocumentNode, string>();

/** The operation's name, read without parsing; empty for fragments. */
export function operationNameOf(document: DocumentNode): string {
  return names.get(document) ?? '';
}

/** Creates a typed operation or fragment; its types come from `schema.graphql`. */
export const graphql = lazyDocument as unknown as TypedGraphql;

/** Creates a document from a text built at run time, with types given by the caller. */
export const documentOf: <Data, Variables>(source: string) => TypedDocumentNode<Data, Variables> =
  lazyDocument;

export type { FragmentOf, ResultOf, VariablesOf } from 'gql.tada';
