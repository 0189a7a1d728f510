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

/** One of: loading, data, or the code of a failure. */
export type QueryState<Data> =
  | { readonly loading: true; readonly data?: undefined; readonly code?: undefined }
  | { readonly loading: false; readonly data: Data; readonly code?: undefined }
  | { readonly loading: false; readonly data?: undefined; readonly code: string };

/** Reads a query during render from the embedded results, or fetches it. */
export type QueryRunner = (query: AnyPageQuery) => QueryState<unknown>;

export const QueryRunnerContext = createContext<QueryRunner>(() => ({
  loading: false,
  code: 'INTERNAL_SERVER_ERROR',
}));

export function pageQuery<Data, Variables extends QueryVariables>(
  document: TadaDocumentNode<Data, Variables>,
  variables: Variables,
): PageQuery<Data, Variables> {
  return { document, variables };
}

export function usePageQuery<Data, Variables extends QueryVariables>(
  query: PageQuery<Data, Variables>,
): QueryState<Data> {
  return useContext(QueryRunnerContext)(query) as QueryState<Data>;
}

/** The results of several queries by key, for an island. */
export function useOutcomes(
  queries: readonly AnyPageQuery[],
): Readonly<Record<string, QueryOutcome>> {
  const run = useContext(QueryRunnerContext);
  return Object.fromEntries(
    queries.flatMap((query) => {
      const { loading, data, code } = run(query);
      if (loading) return [];
      return [[queryKey(query), code === undefined ? { data } : { code }]];
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
