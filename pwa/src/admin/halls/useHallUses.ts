import { useCallback } from 'react';
import { startOfBelgradeDay } from '@centar/domain/dates.ts';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { useAsync } from '../screen/useAsync.ts';
import { AdminHallUses } from './halls.adminOperations.ts';
import type { HallUse } from './halls.adminOperations.ts';

/** Further than anybody plans; the server gives the soonest ones. */
const AHEAD_DAYS = 366 * 15;
const NONE: readonly HallUse[] = [];
/** Only warnings are missing then; saving goes on without them. */
const ignoreFailure = (): void => undefined;

/** The events in all halls from today on; empty while they load, and where they can't be read. */
export function useHallUses(): readonly HallUse[] {
  const { query } = useStaffCalls();
  const load = useCallback(async (): Promise<readonly HallUse[]> => {
    const now = new Date();
    const stretch = {
      from: startOfBelgradeDay(now).toISOString(),
      to: startOfBelgradeDay(now, AHEAD_DAYS).toISOString(),
    };
    return (await query(AdminHallUses, stretch)).hallUses;
  }, [query]);
  return useAsync(load, ignoreFailure).data ?? NONE;
}
