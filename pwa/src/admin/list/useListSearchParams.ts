import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readPlace, withPlace } from './listSearchParams.ts';
import type { ListSearchParams } from './listSearchParams.ts';

/** Browsers refuse addresses that change with each letter, and the server need not be asked for each. */
const TYPED_AFTER_MS = 250;

/**
 * A list's place, kept in the address: back and reload return to it. Gives the place as it is chosen, the function that
 * changes it, and the place in the address, which follows what is typed a moment later. A new search or order begins
 * on page 1.
 */
export function useListSearchParams(): [
  place: ListSearchParams,
  change: (change: Partial<ListSearchParams>) => void,
  settled: ListSearchParams,
] {
  const [address, setAddress] = useSearchParams();
  const settled = readPlace(address);
  const [place, setPlace] = useState(settled);
  useEffect(() => {
    const next = withPlace(address, place);
    if (next.toString() === address.toString()) return undefined;
    const write = (): void => {
      setAddress(next, { replace: true });
    };
    if (readPlace(address).query === place.query) {
      write();
      return undefined;
    }
    const timer = setTimeout(write, TYPED_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [address, place, setAddress]);
  return [
    place,
    (change) => {
      setPlace((before) => ({ ...before, page: 1, ...change }));
    },
    settled,
  ];
}
