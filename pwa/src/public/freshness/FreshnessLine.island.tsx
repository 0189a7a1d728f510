import { useSyncExternalStore, type ReactNode } from 'react';
import { Freshness } from '../../shared/ui/primitives/Freshness.tsx';
import { useHasServerFailed, useIsConnected, useSavedAt } from '../device/useCachedAt.ts';
import { clockError, onClock } from '../device/clock.ts';
import { useNow } from '../device/useNow.ts';
import { island } from '../islands/island.tsx';
import './PageFreshness.css';
import { stalenessOf, stalenessText } from './staleness.ts';

export interface FreshnessLineProps {
  /** The server's clock at rendering, ISO 8601. */
  readonly at: string;
  /** The page's address. */
  readonly address: string;
  /** Hidden while the content is fresh. */
  readonly quiet: boolean;
}

function FreshnessLineContent({ at, address, quiet }: FreshnessLineProps): ReactNode {
  const renderedAt = new Date(at);
  const now = useNow(renderedAt);
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

/**
 * Grey when fresh, amber without a connection, red when too old to rely on. Also reports a wrong
 * device clock. The live region exists from the start so that a change is announced once.
 */
export const FreshnessLine = island({ name: 'FreshnessLine', wake: 'stale' }, FreshnessLineContent);
