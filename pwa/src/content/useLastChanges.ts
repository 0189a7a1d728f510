import { useEffect, useState } from 'react';
import type { Section } from '../../../domain/sections.ts';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { LastChanges } from './lastChanges.adminOperations.ts';

/**
 * Names who changed an item last, by the item's id, as far as it is known; `itemType` as the audit trail has it.
 * It comes after the list and asks again when `round` changes; without it the list stays as useful as before.
 */
export function useLastChanges(
  section: Section,
  itemType: string,
  round: unknown,
): (id: number) => string | undefined {
  const calls = useStaffCalls();
  const [names, setNames] = useState<ReadonlyMap<number, string>>(new Map());
  useEffect(() => {
    let isCurrent = true;
    calls.read(LastChanges, { section, itemType }).then(
      ({ lastChanges }) => {
        if (!isCurrent) return;
        setNames(new Map(lastChanges.map(({ itemId, userName }) => [itemId, userName])));
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [calls, section, itemType, round]);
  return (id) => names.get(id);
}
