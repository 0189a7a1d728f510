import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readListParams, withListParams, type ListSearchParams } from './listSearchParams.ts';

/** Browsers refuse addresses that change with each letter, and the server need not be asked for each. */
const TYPED_AFTER_MS = 250;

/**
 * The search parameters of a list, stored in the address, so that back and reload restore them. Gives the parameters as
 * chosen, the function that changes them, and those in the address, which follow typing a moment later. A new search or
 * order begins on page 1.
 */
export function useListSearchParams(): [
  params: ListSearchParams,
  change: (change: Partial<ListSearchParams>) => void,
  settled: ListSearchParams,
] {
  const [address, setAddress] = useSearchParams();
  const settled = readListParams(address);
  const [params, setParams] = useState(settled);
  useEffect(() => {
    const next = withListParams(address, params);
    if (next.toString() === address.toString()) return undefined;
    const write = (): void => {
      setAddress(next, { replace: true });
    };
    if (readListParams(address).query === params.query) {
      write();
      return undefined;
    }
    const timer = setTimeout(write, TYPED_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [address, params, setAddress]);
  return [
    params,
    (change) => {
      setParams((before) => ({ ...before, page: 1, ...change }));
    },
    settled,
  ];
}
