import { useEffect, useState } from 'react';
import { startOfBelgradeDay } from '@centar/domain/dates.ts';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { AdminHallUses } from './halls.adminOperations.ts';
import type { HallUse } from './halls.adminOperations.ts';

/** Further than anybody plans; the server gives the soonest ones. */
const AHEAD_DAYS = 366 * 15;

/** What takes place from today on; nothing until it has come, and nothing where it can't be read. */
export function useHallUses(): readonly HallUse[] {
  const { query } = useStaffCalls();
  const [uses, setUses] = useState<readonly HallUse[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const now = new Date();
    const stretch = {
      from: startOfBelgradeDay(now).toISOString(),
      to: startOfBelgradeDay(now, AHEAD_DAYS).toISOString(),
    };
    query(AdminHallUses, stretch).then(
      ({ hallUses }) => {
        if (isCurrent) setUses(hallUses);
      },
      // Only warnings are missing then; saving goes on without them.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [query]);
  return uses;
}
