import type { ApolloClient, WatchQueryFetchPolicy } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { AnyPageQuery, QueryRunner } from '../../public/page/pageQuery.ts';
import { codeOf } from '../../public/graphql/runQuery.ts';

/** For one query. */
export interface Asking {
  readonly document?: AnyPageQuery['document'];
  readonly client?: ApolloClient;
  readonly fetchPolicy?: WatchQueryFetchPolicy;
}

/** `askingOf` chooses the client of each query. */
export function apolloQueryRunner(askingOf: (query: AnyPageQuery) => Asking): QueryRunner {
  return function useApolloQuery(query) {
    const { document = query.document, ...asking } = askingOf(query);
    const { variables } = query;
    const { data, error } = useQuery(document, { variables, ...asking });
    if (data !== undefined) return { loading: false, data };
    return error ? { loading: false, code: codeOf(error) } : { loading: true };
  };
}
