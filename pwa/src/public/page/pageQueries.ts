import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { QueryOutcome } from '@centar/domain/pageContract.ts';
import { queryKey, type AnyPageQuery, type QueryRunner } from './pageQuery.ts';

/** Fetches one query. Never rejects: a failure resolves as its code. */
export type AskForQuery = (query: AnyPageQuery) => Promise<QueryOutcome>;

/** The results of a page's queries: embedded in the document, or fetched later. */
export interface PageQueries {
  /** Undefined for a query that was not requested or has no response yet. */
  readonly outcome: (query: AnyPageQuery) => QueryOutcome | undefined;
  /** Settles with any result. Concurrent requests of the same query share one fetch. */
  readonly ask: (query: AnyPageQuery) => Promise<void>;
  /** Deletes the query's result if it failed, so that the next visit fetches again. */
  readonly forgetFailure: (key: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** `embedded`: by query key. */
export function createPageQueries(
  embedded: Readonly<Record<string, QueryOutcome>>,
  fetchQuery: AskForQuery,
): PageQueries {
  const outcomes = new Map(Object.entries(embedded));
  const asked = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();

  const fetchOutcome = async (key: string, query: AnyPageQuery): Promise<void> => {
    outcomes.set(key, await fetchQuery(query));
    asked.delete(key);
    for (const listener of listeners) listener();
  };

  return {
    outcome: (query) => outcomes.get(queryKey(query)),
    ask(query) {
      const key = queryKey(query);
      const answer = asked.get(key) ?? fetchOutcome(key, query);
      asked.set(key, answer);
      return answer;
    },
    forgetFailure(key) {
      const outcome = outcomes.get(key);
      if (outcome && 'code' in outcome) outcomes.delete(key);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Reads results from `queries`, and fetches those that are missing. */
export function pageQueryRunner(queries: PageQueries): QueryRunner {
  return function useStoredQuery(query) {
    const key = queryKey(query);
    const read = (): QueryOutcome | undefined => queries.outcome(query);
    const outcome = useSyncExternalStore(queries.subscribe, read, read);
    const askOnce = useEffectEvent(() => {
      if (!outcome) void queries.ask(query);
    });
    useEffect(() => {
      askOnce();
      return () => {
        queries.forgetFailure(key);
      };
    }, [key]);
    return outcome;
  };
}
