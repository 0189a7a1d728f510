import { useCallback } from 'react';
import { startOfBelgradeDay } from '@centar/domain/dates.ts';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { mondayOf } from '../halls/boardView.ts';
import { useAsync, type Loaded } from '../screen/useAsync.ts';
import { AdminDesk, type DeskContent } from './desk.adminOperations.ts';

/** Lists and screens work without it, so a failure shows no popup. */
const inPlace = (): void => undefined;

/** Loaded again when the day of `now` changes. */
export function useDesk(now: Date): Loaded<DeskContent> {
  const { query } = useStaffCalls();
  const load = useCallback(() => {
    const monday = mondayOf(now);
    return query(AdminDesk, {
      from: monday.toISOString(),
      to: startOfBelgradeDay(monday, 7).toISOString(),
    });
  }, [query, now]);
  return useAsync<DeskContent>(load, inPlace, query);
}

export function partOf<Whole, Part>(
  loaded: Loaded<Whole>,
  read: (whole: Whole) => Part,
): Pick<Loaded<Part>, 'data' | 'failure' | 'reload'> {
  const { data, failure, reload } = loaded;
  return { data: data === undefined ? undefined : read(data), failure, reload };
}
