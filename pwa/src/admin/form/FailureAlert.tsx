import type { ReactNode } from 'react';
import type { Failure } from '../graphql/staffFailure.ts';
import { staffTexts } from '../texts/staff.texts.ts';
import { AlertBox } from '../ui/AlertBox.tsx';
import { failureSentence, type OwnSentences } from './useSave.ts';

export interface FailureAlertProps {
  readonly failure: Failure;
  readonly sentences?: OwnSentences | undefined;
  /** What was saved and what was not. */
  readonly outcome?: string | undefined;
}

export function FailureAlert({ failure, sentences, outcome }: FailureAlertProps): ReactNode {
  const { text, more } = sentences?.[failure.code] ?? { text: failureSentence(failure) };
  if (outcome === undefined) return <AlertBox tone="red" text={text} more={more} />;
  // The common message would wrongly say that nothing is saved.
  const reason = failure.code === 'STOPPED' ? staffTexts.waiting.stopped : text;
  return <AlertBox tone="red" text={outcome} more={[reason, more].filter(Boolean).join(' ')} />;
}
