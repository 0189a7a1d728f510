import { useCallback, useEffect, useState } from 'react';
import type { Failure } from '../graphql/staffFailure.ts';
import { toFailure } from '../graphql/staffFailure.ts';
import { tellFailure } from './useSave.ts';

/** Something that a screen loads when it opens. */
export interface Loaded<Data> {
  /** The last good answer; it stays while loading again. */
  readonly data: Data | undefined;
  /** Why there is no data. */
  readonly failure: Failure | undefined;
  reload(): void;
  /** Puts a newer state in place without asking the server. */
  replace(data: Data): void;
}

/**
 * Loads on opening; `load` and `tell` must stay the same functions as long as it loads the same thing. A failure
 * is told by `tell`, besides standing in the place of the content.
 */
export function useLoaded<Data>(
  load: () => Promise<Data>,
  tell: (failure: Failure) => void = tellFailure,
): Loaded<Data> {
  const [state, setState] = useState<{ of: unknown; data?: Data; failure?: Failure }>({ of: load });
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (data) => {
        if (isCurrent) setState({ of: load, data });
      },
      (thrown: unknown) => {
        if (!isCurrent) return;
        const failure = toFailure(thrown);
        setState((before) =>
          before.of === load && before.data !== undefined ? before : { of: load, failure },
        );
        tell(failure);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, tell, round]);
  const own = state.of === load ? state : { of: load };
  return {
    data: own.data,
    failure: own.failure,
    reload: useCallback(() => {
      setRound((before) => before + 1);
    }, []),
    replace(data) {
      setState({ of: load, data });
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
