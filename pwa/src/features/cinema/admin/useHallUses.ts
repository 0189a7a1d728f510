import { useEffect, useState } from 'react';
import { allPages } from '../../../admin/screen/useAsync.ts';
import { useStaffCalls } from '../../../admin/graphql/staffCalls.ts';
import type { StaffCalls } from '../../../admin/graphql/staffCalls.ts';
import { AdminHalls } from './cinema.adminOperations.ts';
import type { HallUse } from './screeningWarnings.ts';

const PAGE = 50;

async function readUses(calls: StaffCalls): Promise<HallUse[]> {
  const films = await allPages(async (after) => {
    const { currentMovies } = await calls.mutate(AdminHalls, { first: PAGE, after });
    return currentMovies;
  });
  return films.flatMap(({ title: film, movieProductionDateTimes }) =>
    movieProductionDateTimes
      .filter(({ status }) => status !== 'cancelled')
      .map(({ id, productionDate, hall }) => ({
        id,
        film,
        at: new Date(productionDate).getTime(),
        hall,
      })),
  );
}

/** The screenings of all films of the schedule; none until they have come, and none where they can't be read. */
export function useHallUses(): readonly HallUse[] {
  const calls = useStaffCalls();
  const [uses, setUses] = useState<readonly HallUse[]>([]);
  useEffect(() => {
    let isCurrent = true;
    readUses(calls).then(
      (read) => {
        if (isCurrent) setUses(read);
      },
      // Only warnings are missing then; saving goes on without them.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [calls]);
  return uses;
}
