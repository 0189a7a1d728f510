import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { siteTexts } from '../../shared/texts/site.texts.ts';
import { showError } from '../../shared/ui/primitives/alerts.ts';
import { ErrorAlert } from '../../shared/ui/primitives/ErrorAlert.tsx';

/** A load that failed and of which the device keeps nothing: a popup says so, once, and its place goes on saying it. */
export function LoadFailure({
  retryHref,
  text = siteTexts.failed.band,
  popup = siteTexts.failed.popup,
}: {
  readonly retryHref: string;
  readonly text?: string;
  readonly popup?: string;
}): ReactNode {
  useEffect(() => {
    showError(popup).catch(() => undefined);
  }, [popup]);
  return <ErrorAlert text={text} retryHref={retryHref} />;
}
