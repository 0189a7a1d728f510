import type { ApolloClient, OperationVariables } from '@apollo/client';
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

function routeOfPage(): ReturnType<typeof findRoute> {
  const { pathname, search } = window.location;
  return findRoute(pathname, new URLSearchParams(search));
}

/** Gives Apollo Client what the page already knows, so that taking over asks for nothing again. */
export function seedCache(client: ApolloClient, { queries }: PageData): void {
  const found = routeOfPage();
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

/** Longer than this an empty page is not left blank. */
const BLANK_MS = 1000;

/**
 * On the empty page that the device's copy starts from: asks for all that the page shows before it is drawn, so
 * that it appears whole and nothing moves, and gives it its title.
 */
export async function fillEmptyPage(client: ApolloClient, { facts }: PageData): Promise<void> {
  const found = routeOfPage();
  if (!found) return;
  const wanted: readonly AnyPageQuery[] = found.route.queries(found.input) ?? [];
  const asked = wanted.map(({ document: query, variables }) => client.query({ query, variables }));
  const late = new Promise((resolve) => setTimeout(resolve, BLANK_MS));
  await Promise.race([Promise.allSettled(asked), late]);
  const { title } = found.route.head(found.input, ({ document: query, variables }) => {
    const data: unknown = client.readQuery({
      query,
      variables: variables as OperationVariables,
    });
    return (data ?? undefined) as never;
  });
  if (title) document.title = `${title} – ${facts.name}`;
}
