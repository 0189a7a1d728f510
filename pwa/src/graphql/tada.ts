import { initGraphQLTada } from 'gql.tada';
import type { DocumentNode } from 'graphql';
import type { introspection } from './schemaTypes.d.ts';

const parseNow = initGraphQLTada<{
  introspection: introspection;
  disableMasking: true;
  scalars: { DateTimeISO: string; Upload: File };
}>();

/**
 * A document that is parsed when it is first read: the code of every page is loaded with the operations of all, and a
 * phone should not parse what the page never asks.
 */
function parseLater(source: string, fragments?: readonly DocumentNode[]): DocumentNode {
  const document = {
    // Written out: with the library's constant, half of the library would come to every page.
    kind: 'Document',
    get definitions() {
      const { definitions } = parseNow(source as never, fragments as never) as DocumentNode;
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
export const graphql = Object.assign(parseLater, parseNow) as unknown as typeof parseNow;

export type { FragmentOf, ResultOf, VariablesOf } from 'gql.tada';
