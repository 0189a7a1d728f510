import { useCallback, useEffect, useState } from 'react';
import { toFailure, type Failure } from '../graphql/staffFailure.ts';
import { showFailure } from '../form/useSave.ts';

/** Something that a screen loads when it opens. */
export interface Loaded<Data> {
  /** The last good answer; it stays while loading again. */
  readonly data: Data | undefined;
  /** Why there is no data. */
  readonly failure: Failure | undefined;
  reload(): void;
  /** Replaces the data without asking the server. */
  replace(data: Data): void;
}

/**
 * Loads on mount, and again when `load` is another function; `onFailure` must be a stable function. After a failure there is
 * no data, and `onFailure` is called. While loading again the last data stays as long as `of` is the same: another page of
 * the same list.
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

/** Every item of a paged list, page after page. */
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
