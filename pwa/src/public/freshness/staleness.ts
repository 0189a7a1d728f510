import {
  formatDate,
  formatTime,
  sameBelgradeDay,
  weekdayAccusative,
} from '@centar/domain/dates.ts';
import { offlineTexts } from './freshness.texts.ts';
import { siteTexts } from '../../shared/texts/site.texts.ts';

/** Content of this age or older is called old, in words that nobody overlooks: a programme changes within days. */
const TOO_OLD_DAYS = 3;
const DAY_MS = 24 * 3_600_000;

/** The age of a page's content. All moments are the server's clock, ISO 8601. */
export interface KnownAge {
  /** When the device's copy was cached, if the content is from it. */
  readonly saved: string | undefined;
  /** The device's copy answers because the server failed; absent: for want of a connection. */
  readonly hasServerFailed?: boolean;
  /** The server answers again since then. */
  readonly isConnected?: boolean;
  /** When the page was rendered. */
  readonly renderedAt: Date;
  readonly now: Date;
  /** The milliseconds by which the device's clock is ahead; 0 while it is right. */
  readonly clockError: number;
}

/** `fresh`: as the server has it. `offline`: cached, without a connection. `old`: older than anybody should rely on. */
export type Staleness = 'fresh' | 'offline' | 'old';

/** Whole days since a moment; never negative. */
export function ageInDays(since: string | Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - new Date(since).getTime()) / DAY_MS));
}

/** How old the content is. A page that has been left open for days is as old as a cached one. */
export function stalenessOf({ saved, renderedAt, now }: KnownAge): Staleness {
  if (ageInDays(saved ?? renderedAt, now) >= TOO_OLD_DAYS) return 'old';
  return saved === undefined ? 'fresh' : 'offline';
}

/** `Sačuvano u utorak 24.11. u 18:05 – bez veze` */
function savedText({ saved = '', hasServerFailed, isConnected }: KnownAge): string {
  const whileFailing = hasServerFailed ? siteTexts.savedWhileFailing : siteTexts.saved;
  const text = isConnected ? siteTexts.savedBefore : whileFailing;
  return text(weekdayAccusative(saved), formatDate(saved).slice(0, 6), formatTime(saved));
}

/** `Osveženo u 18:05`; with its day once that is over: `Osveženo u utorak 24.11. u 18:05` */
function freshText(at: Date, now: Date): string {
  return sameBelgradeDay(at, now)
    ? siteTexts.fresh(formatTime(at))
    : siteTexts.freshOn(weekdayAccusative(at), formatDate(at).slice(0, 6), formatTime(at));
}

/** The page's sentence about the content's age and, where it is wrong, the device's clock. */
export function stalenessText(age: KnownAge): string {
  const { saved, renderedAt, now, clockError } = age;
  const words = {
    fresh: () => freshText(renderedAt, now),
    offline: () => savedText(age),
    old: () => offlineTexts.old(ageInDays(saved ?? renderedAt, now)),
  }[stalenessOf(age)]();
  if (clockError === 0) return words;
  return `${words.replace(/\.$/, '')}. ${offlineTexts.wrongClock(clockError)}`;
}
