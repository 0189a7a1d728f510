import { useEffect, useState } from 'react';
import type { ListSearchParams } from './listSearchParams.ts';

/** A search is asked for when nothing was typed for so long. */
const SETTLED_AFTER_MS = 250;

/** The place for which the server is asked: at once, but for what is being typed. */
export function useDebounced(place: ListSearchParams): ListSearchParams {
  const [settled, setSettled] = useState(place);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(place);
    }, SETTLED_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [place]);
  return place.query === settled.query ? place : settled;
}
