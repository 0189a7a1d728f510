import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readPlace, withPlace } from './listSearchParams.ts';
import type { ListSearchParams } from './listSearchParams.ts';

/** Browsers refuse addresses that change with each letter. */
const WRITE_AFTER_MS = 300;

/** A list's place, kept in the address: back and reload return to it. A new search or order begins on page 1. */
export function useListSearchParams(): [
  ListSearchParams,
  (change: Partial<ListSearchParams>) => void,
] {
  const [address, setAddress] = useSearchParams();
  const [place, setPlace] = useState(() => readPlace(address));
  useEffect(() => {
    const next = withPlace(address, place);
    if (next.toString() === address.toString()) return undefined;
    const timer = setTimeout(() => {
      setAddress(next, { replace: true });
    }, WRITE_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [address, place, setAddress]);
  return [
    place,
    (change) => {
      setPlace((before) => ({ ...before, page: 1, ...change }));
    },
  ];
}
