import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { clockError, onClock } from '../device/clock.ts';
import { useSite } from '../page/siteContext.ts';
import { Freshness } from '../../shared/ui/primitives/Freshness.tsx';
import './PageFreshness.css';
import { useHasServerFailed, useIsConnected, useSavedAt } from '../device/cachedAt.ts';
import { stalenessOf, stalenessText } from './staleness.ts';

/** `quiet`: on pages about one thing nothing is said while the content is fresh. */
export interface PageFreshnessProps {
  readonly quiet?: boolean;
}

/**
 * Says how old the content of the page is: quietly when fresh, in amber when there is no connection, in red when it
 * is too old to rely on; and that the device's clock is wrong. It is one live region from the start, so that a
 * change is announced, once.
 */
export function PageFreshness({ quiet = false }: PageFreshnessProps): ReactNode {
  const { now, address } = useSite();
  // The moment of the content stays, however long the page is looked at.
  const [renderedAt] = useState(now);
  const error = useSyncExternalStore(onClock, clockError, () => 0);
  const hasServerFailed = useHasServerFailed();
  const isConnected = useIsConnected();
  const saved = useSavedAt();
  const age = { saved, hasServerFailed, isConnected, renderedAt, now, clockError: error };
  const state = stalenessOf(age);
  const silent = quiet && state === 'fresh' && error === 0;
  return (
    <div className={quiet ? `fresh-quiet${silent ? '' : ' on'}` : undefined}>
      <Freshness state={state} text={silent ? '' : stalenessText(age)} retryHref={address} />
    </div>
  );
}
