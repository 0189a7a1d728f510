import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Calls the last rendered function; is always the same itself. Up to date before the paint, so that
 * no event is lost.
 */
export function useLatest<Parameters extends unknown[]>(
  call: (...parameters: Parameters) => void,
): (...parameters: Parameters) => void {
  const latest = useRef(call);
  useLayoutEffect(() => {
    latest.current = call;
  });
  return useCallback((...parameters: Parameters) => {
    latest.current(...parameters);
  }, []);
}
