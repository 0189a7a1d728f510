import type { ReactNode } from 'react';
import type { Failure } from '../graphql/staffFailure.ts';
import { adminPaths } from '../navigation/adminPaths.ts';
import { binTexts } from '../texts/trash.texts.ts';
import { NoticeBand } from '../ui/AlertBox.tsx';
import { FailureBand } from '../form/FailureAlert.tsx';
import type { DoneNote } from './useDone.ts';
import type { OwnSentences } from '../form/useSave.ts';

/** What came of the last action. */
export interface DoneBandProps {
  readonly done: DoneNote | string | undefined;
  readonly failure: Failure | undefined;
  /** The type's own words for a failure. */
  readonly sentences?: OwnSentences | undefined;
  /** Beside the success: where to go on. */
  readonly children?: ReactNode;
}

/** The quiet green line after a success, or the red one after a failure; near the place of the action. */
export function DoneBand({ done, failure, sentences, children }: DoneBandProps): ReactNode {
  if (failure) return <FailureBand failure={failure} sentences={sentences} />;
  if (done === undefined || done === '') return null;
  const { text, isInBin } = typeof done === 'string' ? { text: done, isInBin: false } : done;
  return (
    <NoticeBand tone="green" text={text}>
      {isInBin ? <a href={adminPaths.bin}>{binTexts.toBin}</a> : children}
    </NoticeBand>
  );
}
