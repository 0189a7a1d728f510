import { useContext, useEffect, type ReactNode } from 'react';
import { siteTexts } from '../../shared/texts/site.texts.ts';
import { ErrorAlert } from '../../shared/ui/primitives/ErrorAlert.tsx';
import { LiveContext } from '../islands/island.tsx';

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
  const isLive = useContext(LiveContext);
  useEffect(() => {
    // Loaded on demand, because few loads fail.
    import('../../shared/ui/primitives/alerts.ts')
      .then(({ showError }) => showError(popup))
      .catch(() => undefined);
  }, [popup]);
  return (
    <div className="contents" data-start={isLive ? undefined : 'failure'} data-popup={popup}>
      <ErrorAlert text={text} retryHref={retryHref} />
    </div>
  );
}
