import type { ReactNode } from 'react';
import { useSite } from '../page/siteContext.ts';
import { FreshnessLine } from './FreshnessLine.island.tsx';

/** `quiet`: hidden while the content is fresh, for detail pages. */
export interface PageFreshnessProps {
  readonly quiet?: boolean;
}

/** How old the page is. */
export function PageFreshness({ quiet = false }: PageFreshnessProps): ReactNode {
  const { now, address } = useSite();
  return <FreshnessLine at={now.toISOString()} address={address} quiet={quiet} />;
}
