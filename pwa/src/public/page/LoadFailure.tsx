import { useEffect, type ReactNode } from 'react';
import { siteTexts } from '../../shared/texts/site.texts.ts';
import { ErrorAlert } from '../../shared/ui/primitives/ErrorAlert.tsx';

/** An alert in place, and a popup once. */
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
    // Loaded on demand, because few loads fail.
    import('../../shared/ui/primitives/alerts.ts')
      .then(({ showError }) => showError(popup))
      .catch(() => undefined);
  }, [popup]);
  return <ErrorAlert text={text} retryHref={retryHref} />;
}
