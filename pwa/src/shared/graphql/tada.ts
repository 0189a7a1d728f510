import type { initGraphQLTada } from 'gql.tada';
import type { TypedDocumentNode } from '@apollo/client';
import type { DefinitionNode, DocumentNode } from 'graphql';
import type { introspection } from './schemaTypes.d.ts';

/** How documents are typed. The library is there for its types only: at run time its few lines are below. */
type TypedGraphql = initGraphQLTada<{
  introspection: introspection;
  disableMasking: true;
  scalars: { DateTimeISO: string; Upload: File; Json: unknown };
}>;

/** Reads a document's text; whoever asks the server brings it, since a first visit reads none. */
let parse = (_source: string): DocumentNode => {
  throw new Error('No client has brought a parser of documents');
};

/** Gives the parser with which documents are read from now on. */
export function parseDocumentsWith(parser: (source: string) => DocumentNode): void {
  parse = parser;
}

/** The definitions of a text, and those of the fragments that it uses, each once. */
function definitionsOf(source: string, fragments: readonly DocumentNode[]): DefinitionNode[] {
  const own = parse(source).definitions;
  return [...new Set([...own, ...fragments.flatMap(({ definitions }) => definitions)])];
}

/**
 * A document that is parsed when it is first read: the code of every page is loaded with the operations of all, and a
 * phone should not parse what the page never asks.
 */
function parseLater(source: string, fragments: readonly DocumentNode[] = []): DocumentNode {
  const document = {
    // Written out: with the library's constant, half of the library would come to every page.
    kind: 'Document',
    get definitions() {
      const definitions = definitionsOf(source, fragments);
      // From now on an ordinary property, which those who copy and edit documents expect.
      Object.defineProperty(this, 'definitions', { value: definitions, writable: true });
      return definitions;
    },
  } as unknown as DocumentNode;
  const [, name] = /^\s*(?:query|mutation)\s+(\w+)/.exec(source) ?? [];
  if (name !== undefined) names.set(document, name);
  return document;
}

const names = new WeakMap<DocumentNode, string>();

/** The name of a document's operation, without parsing it; empty for fragments. */
export function operationNameOf(document: DocumentNode): string {
  return names.get(document) ?? '';
}

/** Writes a typed operation or fragment; its types come from `schema.graphql`. */
export const graphql = parseLater as unknown as TypedGraphql;

/** Writes a document whose text is put together at run time, and whose types the caller knows. */
export const documentOf: <Data, Variables>(source: string) => TypedDocumentNode<Data, Variables> =
  parseLater;

export type { FragmentOf, ResultOf, VariablesOf } from 'gql.tada';
