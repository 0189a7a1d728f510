import { useCallback, useEffect, useState } from 'react';
import { toFailure, type Failure } from '../graphql/staffFailure.ts';
import { showFailure } from '../form/useSave.ts';

export interface Loaded<Data> {
  /** The last result, also while reloading. */
  readonly data: Data | undefined;
  readonly failure: Failure | undefined;
  reload(): void;
  /** Replaces the data without a request. */
  replace(data: Data): void;
}

/** For `useAsync`, where what is loaded only helps. */
export const ignoreFailure = (): void => undefined;

/**
 * Loads on mount and whenever `load` changes; `onFailure` must be stable. The last data stays while
 * loading, and after a failed reload if `of` is unchanged, as for another page of a list.
 */
export function useAsync<Data>(
  load: () => Promise<Data>,
  onFailure: (failure: Failure) => void = showFailure,
  of: unknown = load,
): Loaded<Data> {
  const [state, setState] = useState<{ of: unknown; data?: Data; failure?: Failure }>({ of });
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (data) => {
        if (isCurrent) setState({ of, data });
      },
      (thrown: unknown) => {
        if (!isCurrent) return;
        const failure = toFailure(thrown);
        setState((before) =>
          before.of === of && before.data !== undefined ? before : { of, failure },
        );
        onFailure(failure);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, onFailure, of, round]);
  const own = state.of === of ? state : { of };
  return {
    data: own.data,
    failure: own.failure,
    reload: useCallback(() => {
      setRound((before) => before + 1);
    }, []),
    replace(data) {
      setState({ of, data });
    },
  };
}

/** All items of a paged list. */
export async function allPages<Item>(
  page: (after: string | null) => Promise<{ items: Item[]; nextCursor: string | null }>,
): Promise<Item[]> {
  const items: Item[] = [];
  let after: string | null = null;
  do {
    const next: { items: Item[]; nextCursor: string | null } = await page(after);
    items.push(...next.items);
    after = next.nextCursor;
  } while (after !== null);
  return items;
}
