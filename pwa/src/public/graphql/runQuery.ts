import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { ApolloClient, FetchPolicy } from '@apollo/client';
import type { QueryOutcome } from '@centar/domain/pageContract.ts';
import type { AnyPageQuery } from '../page/pageQuery.ts';

/** The server's error code, or `OFFLINE` without a response. */
function codeOf(error: unknown): string {
  if (CombinedGraphQLErrors.is(error)) {
    const code = error.errors[0]?.extensions?.['code'];
    return typeof code === 'string' ? code : 'INTERNAL_SERVER_ERROR';
  }
  return 'OFFLINE';
}

/** Resolves with the error code when the query fails. */
export async function runQuery(
  client: ApolloClient,
  { document: query, variables }: AnyPageQuery,
  fetchPolicy: FetchPolicy = 'cache-first',
): Promise<QueryOutcome> {
  try {
    const { data } = await client.query({ query, variables, fetchPolicy });
    return { data };
  } catch (error) {
    return { code: codeOf(error) };
  }
}
