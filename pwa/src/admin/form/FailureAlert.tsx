import type { ReactNode } from 'react';
import type { Failure } from '../graphql/staffFailure.ts';
import { staffTexts } from '../texts/staff.texts.ts';
import { AlertBox } from '../ui/AlertBox.tsx';
import { failureSentence, type OwnSentences } from './useSave.ts';

/** Why the last try failed, and the type's own words for it. */
export interface FailureAlertProps {
  readonly failure: Failure;
  readonly sentences?: OwnSentences | undefined;
  /** What is saved all the same, and what is not; said first. */
  readonly outcome?: string | undefined;
}

/** The red alert of a failure: the type's own sentence, or the one that all types share. */
export function FailureAlert({ failure, sentences, outcome }: FailureAlertProps): ReactNode {
  const { text, more } = sentences?.[failure.code] ?? { text: failureSentence(failure) };
  if (outcome === undefined) return <AlertBox tone="red" text={text} more={more} />;
  // The sentence of a stopped upload says that nothing is saved.
  const reason = failure.code === 'STOPPED' ? staffTexts.waiting.stopped : text;
  return <AlertBox tone="red" text={outcome} more={[reason, more].filter(Boolean).join(' ')} />;
}
