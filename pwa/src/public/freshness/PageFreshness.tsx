import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { clockError, onClock } from '../device/clock.ts';
import { useSite } from '../page/siteContext.ts';
import { Freshness } from '../../shared/ui/primitives/Freshness.tsx';
import './PageFreshness.css';
import { useHasServerFailed, useIsConnected, useSavedAt } from '../device/cachedAt.ts';
import { stalenessOf, stalenessText } from './staleness.ts';

/** `quiet`: hidden while the content is fresh, for detail pages. */
export interface PageFreshnessProps {
  readonly quiet?: boolean;
}

/**
 * Grey when fresh, amber without a connection, red when too old to rely on. Also reports a wrong
 * device clock. The live region exists from the start so that a change is announced once.
 */
export function PageFreshness({ quiet = false }: PageFreshnessProps): ReactNode {
  const { now, address } = useSite();
  // The moment of rendering stays the same however long the page is open.
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
