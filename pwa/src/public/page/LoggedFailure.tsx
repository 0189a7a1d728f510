import { useEffect, type ReactNode } from 'react';
import { siteTexts } from '../../shared/texts/site.texts.ts';
import { ErrorAlert } from '../../shared/ui/primitives/ErrorAlert.tsx';
import { logFailure } from './logFailure.ts';

/** An alert without a popup; logs `words` to the console. */
export function LoggedFailure({
  words,
  code,
  retryHref,
  text = siteTexts.failed.band,
}: {
  readonly words: string;
  readonly code: string;
  readonly retryHref: string;
  readonly text?: string;
}): ReactNode {
  useEffect(() => {
    logFailure(words, code);
  }, [words, code]);
  return <ErrorAlert text={text} retryHref={retryHref} />;
}
