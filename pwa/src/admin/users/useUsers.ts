import { useCallback } from 'react';
import { allPages, useAsync, type Loaded } from '../screen/useAsync.ts';
import { CallFailed } from '../graphql/staffFailure.ts';
import { useStaffCalls, type StaffCalls } from '../graphql/staffCalls.ts';
import { AllUsers, type StaffUser } from './users.adminOperations.ts';

const PAGE = 50;

/** In the order of joining. */
export async function readUsers(ask: StaffCalls['query']): Promise<StaffUser[]> {
  return allPages<StaffUser>(async (after) => {
    const { allUsers } = await ask(AllUsers, { first: PAGE, after });
    return allUsers;
  });
}

/** Throws CallFailed NOT_FOUND. */
export async function readUser(ask: StaffCalls['query'], id: number): Promise<StaffUser> {
  const user = (await readUsers(ask)).find((one) => one.id === id);
  if (!user) throw new CallFailed({ code: 'NOT_FOUND', fields: {} });
  return user;
}

export function useUsers(): Loaded<StaffUser[]> {
  const { query } = useStaffCalls();
  return useAsync(useCallback(() => readUsers(query), [query]));
}
