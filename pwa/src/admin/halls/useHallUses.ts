import { useCallback } from 'react';
import { startOfBelgradeDay } from '@centar/domain/dates.ts';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { ignoreFailure, useAsync } from '../screen/useAsync.ts';
import { AdminHallUses, type HallUse } from './halls.adminOperations.ts';

/** The server returns the soonest ones. */
export const AHEAD_DAYS = 366 * 15;
const NONE: readonly HallUse[] = [];

/** From today on; empty while loading and after an error. */
export function useHallUses(): readonly HallUse[] {
  const { query } = useStaffCalls();
  const load = useCallback(async (): Promise<readonly HallUse[]> => {
    const now = new Date();
    const period = {
      from: startOfBelgradeDay(now).toISOString(),
      to: startOfBelgradeDay(now, AHEAD_DAYS).toISOString(),
    };
    return (await query(AdminHallUses, period)).hallUses;
  }, [query]);
  // Without the list only the warnings are missing.
  return useAsync(load, ignoreFailure).data ?? NONE;
}
