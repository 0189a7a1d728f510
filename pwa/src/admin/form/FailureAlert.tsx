import type { ReactNode } from 'react';
import type { Failure } from '../graphql/staffFailure.ts';
import { AlertBox } from '../ui/AlertBox.tsx';
import { failureSentence } from './useSave.ts';
import type { OwnSentences } from './useSave.ts';

/** Why the last try failed, and the type's own words for it. */
export interface FailureAlertProps {
  readonly failure: Failure;
  readonly sentences?: OwnSentences | undefined;
}

/** The red alert of a failure: the type's own sentence, or the one that all types share. */
export function FailureAlert({ failure, sentences }: FailureAlertProps): ReactNode {
  const { text, more } = sentences?.[failure.code] ?? { text: failureSentence(failure) };
  return <AlertBox tone="red" text={text} more={more} />;
}
