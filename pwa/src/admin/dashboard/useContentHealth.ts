import { useCallback } from 'react';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { ContentState, type ContentPart } from './contentHealth.adminOperations.ts';
import { useAsync, type Loaded } from '../screen/useAsync.ts';

/** A dashboard works without figures too, so a failure shows no popup. */
const inPlace = (): void => undefined;

/** The state of the content, part by part, for dashboards. */
export function useContentHealth(): Loaded<readonly ContentPart[]> {
  const calls = useStaffCalls();
  const load = useCallback(async () => (await calls.query(ContentState, {})).contentState, [calls]);
  return useAsync<readonly ContentPart[]>(load, inPlace);
}
