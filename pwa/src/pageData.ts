import type { ApolloClient } from '@apollo/client';
import type { CentreFacts } from '../../domain/centre.ts';
import type { QueryOutcome } from '../../domain/pageContract.ts';
import type { AnyPageQuery } from './site/pageQuery.ts';
import { queryKey } from './site/pageQuery.ts';
import { findRoute } from './router.tsx';

/** What the server put into the page for the browser. */
export interface PageData {
  /** The server's clock; absent in the offline shell. */
  readonly now?: string;
  readonly facts: CentreFacts;
  readonly queries: Readonly<Record<string, QueryOutcome>>;
}

/** Reads what came with the page. Throws when the page is not one of ours. */
export function readPageData(): PageData {
  return JSON.parse(document.getElementById('page-data')?.textContent ?? '') as PageData;
}

/** Gives Apollo Client what the page already knows, so that taking over asks for nothing again. */
export function seedCache(client: ApolloClient, { queries }: PageData): void {
  const { pathname, search } = window.location;
  const found = findRoute(pathname, new URLSearchParams(search));
  const wanted: readonly AnyPageQuery[] = found?.route.queries(found.input) ?? [];
  for (const query of wanted) {
    const outcome = queries[queryKey(query)];
    if (outcome && 'data' in outcome) {
      client.writeQuery<unknown, Record<string, unknown>>({
        query: query.document,
        variables: query.variables,
        data: outcome.data,
      });
    }
  }
}
