import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readListParams, withListParams, type ListSearchParams } from './listSearchParams.ts';

/** Browsers limit how often the URL may change, and the server needs no request for each letter. */
const TYPED_AFTER_MS = 250;

/**
 * The parameters of a list, stored in the URL so that back and reload restore them. Returns the
 * current parameters, a setter, and those in the URL, which lag behind typing. A new search or
 * order starts on page 1.
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
