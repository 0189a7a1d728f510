import { useSyncExternalStore, type ReactNode } from 'react';
import { classes } from '../../shared/ui/primitives/classes.ts';
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
  /** Of a page of the mirror, ISO 8601. */
  readonly savedAt?: string | undefined;
}

function FreshnessLineContent({ at, address, savedAt }: FreshnessLineProps): ReactNode {
  const renderedAt = new Date(at);
  const now = useNow(renderedAt);
  const error = useSyncExternalStore(onClock, clockError, () => 0);
  const hasServerFailed = useHasServerFailed(savedAt !== undefined);
  const isConnected = useIsConnected();
  const saved = useSavedAt(savedAt);
  const age = { saved, hasServerFailed, isConnected, renderedAt, now, clockError: error };
  const text = stalenessText(age);
  return (
    <div className={classes('fresh-line', text !== '' && 'on')}>
      <Freshness state={stalenessOf(age)} text={text} retryHref={address} />
    </div>
  );
}

/**
 * Invisible while fresh, grey from the next day on, amber without a connection, red when too old to
 * rely on. Also reports a wrong device clock. The live region exists from the start so that a change
 * is announced once.
 */
export const FreshnessLine = island({ name: 'FreshnessLine', wake: 'stale' }, FreshnessLineContent);
