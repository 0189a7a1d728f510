import {
  formatTime,
  sameBelgradeDay,
  weekdayAccusative,
  formatShortDay,
} from '@centar/domain/dates.ts';
import { DAY_MS } from '@centar/domain/durations.ts';
import { offlineTexts } from './freshness.texts.ts';
import { siteTexts } from '../../shared/texts/site.texts.ts';

/** From this age on content is marked as old: a programme changes within days. */
const TOO_OLD_DAYS = 3;

/** All moments are by the server's clock, ISO 8601. */
export interface KnownAge {
  /** When the content was cached, if it comes from the cache. */
  readonly saved: string | undefined;
  /** The cache answers because the server failed; otherwise for lack of a connection. */
  readonly hasServerFailed?: boolean;
  /** The server answers again since then. */
  readonly isConnected?: boolean;
  readonly renderedAt: Date;
  readonly now: Date;
  /** In milliseconds, positive when the device's clock is ahead; 0 while it is right. */
  readonly clockError: number;
}

/** `fresh`: from the server. `offline`: cached. `old`: too old to rely on. */
export type Staleness = 'fresh' | 'offline' | 'old';

/** Complete days since a moment; never negative. */
export function ageInDays(since: string | Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - new Date(since).getTime()) / DAY_MS));
}

/** A page left open for days is as old as a cached one. */
export function stalenessOf({ saved, renderedAt, now }: KnownAge): Staleness {
  if (ageInDays(saved ?? renderedAt, now) >= TOO_OLD_DAYS) return 'old';
  return saved === undefined ? 'fresh' : 'offline';
}

/** `Sačuvano u utorak 24.11. u 18:05 – bez veze` */
function savedText({ saved = '', hasServerFailed, isConnected }: KnownAge): string {
  const whileFailing = hasServerFailed ? siteTexts.savedWhileFailing : siteTexts.saved;
  const text = isConnected ? siteTexts.savedBefore : whileFailing;
  return text(weekdayAccusative(saved), formatShortDay(saved), formatTime(saved));
}

/** Nothing on its day, then `Osveženo u utorak 24.11. u 18:05` */
function freshText(at: Date, now: Date): string {
  return sameBelgradeDay(at, now)
    ? ''
    : siteTexts.freshOn(weekdayAccusative(at), formatShortDay(at), formatTime(at));
}

/** Also about a wrong device clock; empty if there is nothing to say. */
export function stalenessText(age: KnownAge): string {
  const { saved, renderedAt, now, clockError } = age;
  const words = {
    fresh: () => freshText(renderedAt, now),
    offline: () => savedText(age),
    old: () => offlineTexts.old(ageInDays(saved ?? renderedAt, now)),
  }[stalenessOf(age)]();
  if (clockError === 0) return words;
  const clock = offlineTexts.wrongClock(clockError);
  return words === '' ? clock : `${words.replace(/\.$/, '')}. ${clock}`;
}
