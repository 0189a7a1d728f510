import { createContext, useContext } from 'react';
import type { TadaDocumentNode } from 'gql.tada';
import type { QueryOutcome } from '@centar/domain/pageContract.ts';
import type { DocumentNode } from 'graphql';
import { operationNameOf } from '../../shared/graphql/tada.ts';

export type QueryVariables = Readonly<Record<string, unknown>>;

/** A registered operation with its variables. */
export interface PageQuery<Data, Variables extends QueryVariables> {
  readonly document: TadaDocumentNode<Data, Variables>;
  readonly variables: Variables;
}

/** A query of any type, for code that only passes it on. */
export interface AnyPageQuery {
  readonly document: DocumentNode;
  readonly variables: QueryVariables;
}

/** Data, or the code of a failure. */
export type QueryState<Data> =
  | { readonly data: Data; readonly code?: undefined }
  | { readonly data?: undefined; readonly code: string };

/** Undefined while an island fetches the query. */
export type QueryRunner = (query: AnyPageQuery) => QueryState<unknown> | undefined;

export const QueryRunnerContext = createContext<QueryRunner>(() => undefined);

const NO_ANSWER = { code: 'INTERNAL_SERVER_ERROR' } as const;

export function pageQuery<Data, Variables extends QueryVariables>(
  document: TadaDocumentNode<Data, Variables>,
  variables: Variables,
): PageQuery<Data, Variables> {
  return { document, variables };
}

/** On an island: undefined while it is fetched. */
export function useIslandQuery<Data, Variables extends QueryVariables>(
  query: PageQuery<Data, Variables>,
): QueryState<Data> | undefined {
  return useContext(QueryRunnerContext)(query) as QueryState<Data> | undefined;
}

/** On a page, whose queries have finished before it is rendered. */
export function usePageQuery<Data, Variables extends QueryVariables>(
  query: PageQuery<Data, Variables>,
): QueryState<Data> {
  return useIslandQuery(query) ?? NO_ANSWER;
}

/** The results of several queries by key, for an island. */
export function useOutcomes(
  queries: readonly AnyPageQuery[],
): Readonly<Record<string, QueryOutcome>> {
  const run = useContext(QueryRunnerContext);
  return Object.fromEntries(
    queries.flatMap((query) => {
      const outcome = run(query);
      return outcome ? [[queryKey(query), outcome]] : [];
    }),
  );
}

export function operationName({ document }: AnyPageQuery): string {
  return operationNameOf(document);
}

/** The key of a query's result. */
export function queryKey(query: AnyPageQuery): string {
  return `${operationName(query)} ${JSON.stringify(query.variables)}`;
}
