import type { ReactNode } from 'react';
import type { Failure } from '../graphql/staffFailure.ts';
import { NoticeBand } from '../ui/staff/NoticeBand.tsx';
import { failureSentence } from './useSave.ts';

/** What came of the last action. */
export interface DoneBandProps {
  readonly done: string | undefined;
  readonly failure: Failure | undefined;
}

/** The quiet green line after a success, or the red one after a failure; near the place of the action. */
export function DoneBand({ done, failure }: DoneBandProps): ReactNode {
  if (failure) return <NoticeBand tone="red" text={failureSentence(failure)} />;
  return done ? <NoticeBand tone="green" text={done} /> : null;
}
