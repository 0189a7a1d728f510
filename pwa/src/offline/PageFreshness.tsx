import type { ReactNode } from 'react';
import { formatDate, formatTime, weekdayAccusative } from '../../../domain/dates.ts';
import { useSite } from '../pages/siteContext.ts';
import { siteTexts } from '../texts/site.ts';
import { Freshness } from '../ui/Freshness.tsx';
import { useSavedAt } from './savedAt.ts';

/** `quiet`: on pages about one thing nothing is said while the content is fresh. */
export interface PageFreshnessProps {
  readonly quiet?: boolean;
}

/** Says how old the content of the page is: quietly when fresh, in amber when there is no connection. */
export function PageFreshness({ quiet = false }: PageFreshnessProps): ReactNode {
  const { now, address } = useSite();
  const saved = useSavedAt();
  if (saved === undefined) {
    if (quiet) return null;
    return <Freshness state="fresh" text={siteTexts.fresh(formatTime(now))} retryHref={address} />;
  }
  const day = formatDate(saved).slice(0, 6);
  return (
    <Freshness
      state="offline"
      text={siteTexts.saved(weekdayAccusative(saved), day, formatTime(saved))}
      retryHref={address}
    />
  );
}
