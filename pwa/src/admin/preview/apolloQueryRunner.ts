import type { ApolloClient, WatchQueryFetchPolicy } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { AnyPageQuery, QueryRunner } from '../../public/page/pageQuery.ts';
import { codeOf } from '../../public/graphql/runQuery.ts';

/** Overrides for one query: document, client and fetch policy. */
export interface Asking {
  readonly document?: AnyPageQuery['document'];
  readonly client?: ApolloClient;
  readonly fetchPolicy?: WatchQueryFetchPolicy;
}

/** Runs the queries of a public page in the panel; `askingOf` chooses the client of each. */
export function apolloQueryRunner(askingOf: (query: AnyPageQuery) => Asking): QueryRunner {
  return function useApolloQuery(query) {
    const { document = query.document, ...asking } = askingOf(query);
    const { variables } = query;
    const { data, error } = useQuery(document, { variables, ...asking });
    if (data !== undefined) return { loading: false, data };
    return error ? { loading: false, code: codeOf(error) } : { loading: true };
  };
}
