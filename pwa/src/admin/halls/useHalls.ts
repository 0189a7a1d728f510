import { useEffect, useState } from 'react';
import type { CentreTexts } from '@centar/domain/centre.ts';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { AdminHalls } from './halls.adminOperations.ts';

/** The halls of the house by name; none until they have come, and none where they can't be read. */
export function useHalls(): readonly string[] {
  const { query } = useStaffCalls();
  const [halls, setHalls] = useState<readonly string[]>([]);
  useEffect(() => {
    let isCurrent = true;
    query(AdminHalls, {}).then(
      ({ centre }) => {
        if (isCurrent) setHalls((centre.texts as CentreTexts).halls.map(({ name }) => name));
      },
      // Without the list a place can still be typed.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [query]);
  return halls;
}
