import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useQuery } from '@apollo/client/react';
import type { QueryRunner } from '../site/pageQuery.ts';

function codeOf(error: unknown): string {
  if (CombinedGraphQLErrors.is(error)) {
    const code = error.errors[0]?.extensions?.['code'];
    return typeof code === 'string' ? code : 'INTERNAL_SERVER_ERROR';
  }
  return 'OFFLINE';
}

/** Runs a page's query through Apollo Client; data that came with the page is there at once. */
export const useApolloQuery: QueryRunner = ({ document, variables }) => {
  const { data, error } = useQuery(document, { variables });
  if (data !== undefined) return { loading: false, data };
  return error ? { loading: false, code: codeOf(error) } : { loading: true };
};
