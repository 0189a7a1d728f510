import { useEffect, type ReactNode } from 'react';
import { siteTexts } from '../../shared/texts/site.texts.ts';
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
    // Few loads fail: the popup's code comes when one does.
    import('../../shared/ui/primitives/alerts.ts')
      .then(({ showError }) => showError(popup))
      .catch(() => undefined);
  }, [popup]);
  return <ErrorAlert text={text} retryHref={retryHref} />;
}
