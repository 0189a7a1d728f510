import type { ApolloClient, WatchQueryFetchPolicy } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { AnyPageQuery, QueryRunner } from '../../public/page/pageQuery.ts';
import { codeOf } from '../../public/graphql/runQuery.ts';

/** Options of one query: its document, client and fetch policy. Absent ones are the query's or the provider's own. */
export interface Asking {
  readonly document?: AnyPageQuery['document'];
  readonly client?: ApolloClient;
  readonly fetchPolicy?: WatchQueryFetchPolicy;
}

/** Runs the queries of a page that is shown inside the panel: each asks whom `askingOf` names. */
export function apolloQueryRunner(askingOf: (query: AnyPageQuery) => Asking): QueryRunner {
  return function useApolloQuery(query) {
    const { document = query.document, ...asking } = askingOf(query);
    const { variables } = query;
    const { data, error } = useQuery(document, { variables, ...asking });
    if (data !== undefined) return { loading: false, data };
    return error ? { loading: false, code: codeOf(error) } : { loading: true };
  };
}
