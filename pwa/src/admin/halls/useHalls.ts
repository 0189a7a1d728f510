import { useCallback } from 'react';
import type { CentreTexts } from '@centar/domain/centre.ts';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { ignoreFailure, useAsync } from '../screen/useAsync.ts';
import { AdminHalls } from './halls.adminOperations.ts';

const NONE: readonly string[] = [];

/** Undefined while loading, empty after an error. */
export function useHalls(): readonly string[] | undefined {
  const { query } = useStaffCalls();
  const load = useCallback(async () => {
    const { centre } = await query(AdminHalls, {});
    return (centre.texts as CentreTexts).halls.map(({ name }) => name);
  }, [query]);
  // Without the list a place can be typed.
  const { data, failure } = useAsync(load, ignoreFailure);
  return data ?? (failure && NONE);
}
