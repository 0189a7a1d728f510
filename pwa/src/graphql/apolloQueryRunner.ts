import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { skipToken, useQuery } from '@apollo/client/react';
import type { QueryOutcome } from '../../../domain/pageContract.ts';
import { queryKey } from '../site/pageQuery.ts';
import type { QueryRunner } from '../site/pageQuery.ts';

function codeOf(error: unknown): string {
  if (CombinedGraphQLErrors.is(error)) {
    const code = error.errors[0]?.extensions?.['code'];
    return typeof code === 'string' ? code : 'INTERNAL_SERVER_ERROR';
  }
  return 'OFFLINE';
}

/**
 * Runs a page's query through Apollo Client. Data that came with the page is there at once, and what the server
 * found missing (`outcomes`, by query) is not asked for again.
 */
export function apolloQueryRunner(outcomes: Readonly<Record<string, QueryOutcome>>): QueryRunner {
  return function useApolloQuery(query) {
    const outcome = outcomes[queryKey(query)];
    const missing = outcome && 'code' in outcome ? outcome.code : undefined;
    const { document, variables } = query;
    const { data, error } = useQuery(document, missing === undefined ? { variables } : skipToken);
    if (missing !== undefined) return { loading: false, code: missing };
    if (data !== undefined) return { loading: false, data };
    return error ? { loading: false, code: codeOf(error) } : { loading: true };
  };
}
