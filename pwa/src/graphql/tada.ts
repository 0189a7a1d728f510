import { initGraphQLTada } from 'gql.tada';
import { Kind } from 'graphql';
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
  return {
    kind: Kind.DOCUMENT,
    get definitions() {
      const { definitions } = parseNow(source as never, fragments as never) as DocumentNode;
      // From now on an ordinary property, which those who copy and edit documents expect.
      Object.defineProperty(this, 'definitions', { value: definitions, writable: true });
      return definitions;
    },
  };
}

/** Writes a typed operation or fragment; its types come from `schema.graphql`. */
export const graphql = Object.assign(parseLater, parseNow) as unknown as typeof parseNow;

export type { FragmentOf, ResultOf, VariablesOf } from 'gql.tada';
