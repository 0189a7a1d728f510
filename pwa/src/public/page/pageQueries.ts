import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { QueryOutcome } from '@centar/domain/pageContract.ts';
import { queryKey, type AnyPageQuery, type QueryRunner } from './pageQuery.ts';

/** Asks for one query; never rejects, a failure comes as its code. */
export type AskForQuery = (query: AnyPageQuery) => Promise<QueryOutcome>;

/** How the queries of a page came out: those that it came with, and those that were asked for since. */
export interface PageQueries {
  /** Undefined for a query that nobody has asked for, or whose answer has not come. */
  readonly outcome: (query: AnyPageQuery) => QueryOutcome | undefined;
  /** Settles when the answer is there, whatever it is. Who asks for the same meanwhile waits for the same answer. */
  readonly ask: (query: AnyPageQuery) => Promise<void>;
  /** Drops the failure of the query of this key, if it failed: who comes back to it tries again. */
  readonly forgetFailure: (key: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Starts with the outcomes that the page came with, by query. */
export function createPageQueries(
  came: Readonly<Record<string, QueryOutcome>>,
  askFor: AskForQuery,
): PageQueries {
  const outcomes = new Map(Object.entries(came));
  const asked = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();

  const fetchOutcome = async (key: string, query: AnyPageQuery): Promise<void> => {
    outcomes.set(key, await askFor(query));
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

/** Runs a page's queries from these outcomes, and asks for what is not among them. */
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
    return outcome ? { loading: false, ...outcome } : { loading: true };
  };
}
