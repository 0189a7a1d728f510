import { createContext, useContext } from 'react';
import type { TadaDocumentNode } from 'gql.tada';
import { operationNameOf } from '../../shared/graphql/tada.ts';

/** A registered operation with its variables: what a page needs to show itself. */
export interface PageQuery<Data, Variables> {
  readonly document: TadaDocumentNode<Data, Variables>;
  readonly variables: Variables;
}

/** A query of whatever type, for code that only passes it on. */
export type AnyPageQuery = PageQuery<unknown, never>;

/** How a query stands: one of loading, data and the code of a failure. */
export type QueryState<Data> =
  | { readonly loading: true; readonly data?: undefined; readonly code?: undefined }
  | { readonly loading: false; readonly data: Data; readonly code?: undefined }
  | { readonly loading: false; readonly data?: undefined; readonly code: string };

/** Runs a query while rendering: from what came with the page, or by asking for it. */
export type QueryRunner = (query: AnyPageQuery) => QueryState<unknown>;

/** Where pages get their data from. */
export const QueryRunnerContext = createContext<QueryRunner>(() => ({
  loading: false,
  code: 'INTERNAL_SERVER_ERROR',
}));

/** A query for a page. */
export function pageQuery<Data, Variables>(
  document: TadaDocumentNode<Data, Variables>,
  variables: Variables,
): PageQuery<Data, Variables> {
  return { document, variables };
}

/** The state of a query, typed by its document. */
export function usePageQuery<Data, Variables>(query: PageQuery<Data, Variables>): QueryState<Data> {
  return useContext(QueryRunnerContext)(query as unknown as AnyPageQuery) as QueryState<Data>;
}

/** The name of a query's operation, by which the server and the offline copy know it. */
export function operationName({ document }: AnyPageQuery): string {
  return operationNameOf(document);
}

/** One query's data is kept under this key. */
export function queryKey(query: AnyPageQuery): string {
  return `${operationName(query)} ${JSON.stringify(query.variables)}`;
}
