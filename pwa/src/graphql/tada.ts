import { initGraphQLTada } from 'gql.tada';
import type { introspection } from './schemaTypes.d.ts';

/** Writes a typed operation or fragment; its types come from `schema.graphql`. */
export const graphql = initGraphQLTada<{
  introspection: introspection;
  disableMasking: true;
  scalars: { DateTimeISO: string; Upload: File };
}>();

export type { FragmentOf, ResultOf, VariablesOf } from 'gql.tada';
