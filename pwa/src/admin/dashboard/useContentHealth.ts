import { useCallback } from 'react';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { ContentState, type ContentPart } from './contentHealth.adminOperations.ts';
import { useAsync, type Loaded } from '../screen/useAsync.ts';

/** A dashboard works without figures, so a failure shows no popup. */
const inPlace = (): void => undefined;

export function useContentHealth(): Loaded<readonly ContentPart[]> {
  const calls = useStaffCalls();
  const load = useCallback(async () => (await calls.query(ContentState, {})).contentState, [calls]);
  return useAsync<readonly ContentPart[]>(load, inPlace);
}
