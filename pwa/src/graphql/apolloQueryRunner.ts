import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { ApolloClient, WatchQueryFetchPolicy } from '@apollo/client';
import { skipToken, useQuery } from '@apollo/client/react';
import { Kind, OperationTypeNode } from 'graphql';
import type { DocumentNode } from 'graphql';
import type { QueryOutcome } from '../../../domain/pageContract.ts';
import { queryKey } from '../site/pageQuery.ts';
import type { AnyPageQuery, QueryRunner } from '../site/pageQuery.ts';

function codeOf(error: unknown): string {
  if (CombinedGraphQLErrors.is(error)) {
    const code = error.errors[0]?.extensions?.['code'];
    return typeof code === 'string' ? code : 'INTERNAL_SERVER_ERROR';
  }
  return 'OFFLINE';
}

/** Stands in for a query that need not be asked: Apollo studies every document that it is given. */
const NOTHING: DocumentNode = {
  kind: Kind.DOCUMENT,
  definitions: [
    {
      kind: Kind.OPERATION_DEFINITION,
      operation: OperationTypeNode.QUERY,
      selectionSet: {
        kind: Kind.SELECTION_SET,
        selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }],
      },
    },
  ],
};

/**
 * Lets Apollo Client run what it runs at its first query, so that the taking over of a page need not wait for it;
 * `lookUp` is called between the two pieces of it.
 */
export async function prepareQueries(
  client: ApolloClient,
  lookUp: () => Promise<void>,
): Promise<void> {
  const unasked = client.watchQuery({ query: NOTHING, fetchPolicy: 'standby' });
  await lookUp();
  unasked.subscribe(() => undefined).unsubscribe();
}

/** Whom a query asks, where it is not the client around the page, in which words, and whether memory may answer. */
export interface Asking {
  readonly document?: AnyPageQuery['document'];
  readonly client?: ApolloClient;
  readonly fetchPolicy?: WatchQueryFetchPolicy;
}

/**
 * Runs a page's query through Apollo Client, unless the page came with its outcome (`outcomes`, by query): that is
 * taken as it is, so that a page takes over without first filling a cache that it may never need.
 */
export function apolloQueryRunner(
  outcomes: Readonly<Record<string, QueryOutcome>>,
  askingOf: (query: AnyPageQuery) => Asking = () => ({}),
): QueryRunner {
  return function useApolloQuery(query) {
    const outcome = outcomes[queryKey(query)];
    const { document = query.document, ...asking } = askingOf(query);
    const { variables } = query;
    const isWanted = outcome === undefined;
    const asked: AnyPageQuery['document'] = isWanted ? document : NOTHING;
    const { data, error } = useQuery(asked, isWanted ? { variables, ...asking } : skipToken);
    if (outcome) return { loading: false, ...outcome };
    if (data !== undefined) return { loading: false, data };
    return error ? { loading: false, code: codeOf(error) } : { loading: true };
  };
}
