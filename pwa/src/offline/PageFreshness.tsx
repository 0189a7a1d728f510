import { useState } from 'react';
import type { ReactNode } from 'react';
import { formatDate, formatTime, weekdayAccusative } from '../../../domain/dates.ts';
import { useSite } from '../site/siteContext.ts';
import { siteTexts } from '../texts/site.ts';
import { Freshness } from '../ui/Freshness.tsx';
import './PageFreshness.css';
import { useSavedAt } from './savedAt.ts';

/** `quiet`: on pages about one thing nothing is said while the content is fresh. */
export interface PageFreshnessProps {
  readonly quiet?: boolean;
}

/** `Sačuvano u utorak 24.11. u 18:05 – bez veze` */
function savedText(saved: string): string {
  const day = formatDate(saved).slice(0, 6);
  return siteTexts.saved(weekdayAccusative(saved), day, formatTime(saved));
}

/**
 * Says how old the content of the page is: quietly when fresh, in amber when there is no connection. It is one
 * live region from the start, so that the change to amber is announced, once.
 */
export function PageFreshness({ quiet = false }: PageFreshnessProps): ReactNode {
  const { now, address } = useSite();
  // The moment of the content stays, however long the page is looked at.
  const [freshAt] = useState(now);
  const saved = useSavedAt();
  const freshText = quiet ? '' : siteTexts.fresh(formatTime(freshAt));
  return (
    <div className={quiet ? `fresh-quiet${saved === undefined ? '' : ' on'}` : undefined}>
      <Freshness
        state={saved === undefined ? 'fresh' : 'offline'}
        text={saved === undefined ? freshText : savedText(saved)}
        retryHref={address}
      />
    </div>
  );
}
