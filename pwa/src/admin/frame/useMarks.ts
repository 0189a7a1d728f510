import { useCallback } from 'react';
import { AdminMarks, marksOf, type Marks } from '../dashboard/marks.ts';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { ignoreFailure, useAsync } from '../screen/useAsync.ts';

const NONE: Marks = new Map();

/** Loaded again for each screen. */
export function useMarks(isAdministrator: boolean, pathname: string): Marks {
  const { query } = useStaffCalls();
  const load = useCallback(async () => {
    void pathname;
    return marksOf(await query(AdminMarks, { isAdministrator }), new Date());
  }, [query, isAdministrator, pathname]);
  // The sidebar works without them.
  return useAsync(load, ignoreFailure, query).data ?? NONE;
}
