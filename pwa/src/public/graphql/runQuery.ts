import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { ApolloClient } from '@apollo/client';
import type { QueryOutcome } from '@centar/domain/pageContract.ts';
import type { AnyPageQuery } from '../page/pageQuery.ts';

/** The code of a failed query: the server's own, or `OFFLINE` where no answer came. */
export function codeOf(error: unknown): string {
  if (CombinedGraphQLErrors.is(error)) {
    const code = error.errors[0]?.extensions?.['code'];
    return typeof code === 'string' ? code : 'INTERNAL_SERVER_ERROR';
  }
  return 'OFFLINE';
}

/** Asks through Apollo Client; a failure comes as its code. */
export async function runQuery(
  client: ApolloClient,
  { document: query, variables }: AnyPageQuery,
): Promise<QueryOutcome> {
  try {
    const { data } = await client.query({ query, variables });
    return { data };
  } catch (error) {
    return { code: codeOf(error) };
  }
}
