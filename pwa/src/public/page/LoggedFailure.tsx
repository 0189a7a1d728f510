import { useContext, useEffect, type ReactNode } from 'react';
import { logToConsole } from '../../shared/consoleLog.ts';
import { siteTexts } from '../../shared/texts/site.texts.ts';
import { ErrorAlert } from '../../shared/ui/primitives/ErrorAlert.tsx';
import { LiveContext } from '../islands/island.tsx';

/** Messages of failures that are only logged (specification, section 8). */
export const LOGGED = {
  movie: 'Failed to load the movie',
  movieId: 'ID not found in route',
  gallery: 'Failed to load the gallery list',
} as const;

/** An alert without a popup; the browser logs `words` to the console. */
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
  const isLive = useContext(LiveContext);
  useEffect(() => {
    logToConsole(words, code);
  }, [words, code]);
  return (
    <div
      className="contents"
      data-start={isLive ? undefined : 'log'}
      data-words={words}
      data-code={code}
    >
      <ErrorAlert text={text} retryHref={retryHref} />
    </div>
  );
}
