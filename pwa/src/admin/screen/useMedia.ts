import { useCallback, useMemo, useSyncExternalStore } from 'react';

export function useMedia(query: string): boolean {
  // Once, because a form with it is rendered by each key.
  const list = useMemo(() => window.matchMedia(query), [query]);
  const subscribe = useCallback(
    (listener: () => void) => {
      list.addEventListener('change', listener);
      return () => {
        list.removeEventListener('change', listener);
      };
    },
    [list],
  );
  return useSyncExternalStore(subscribe, () => list.matches);
}
