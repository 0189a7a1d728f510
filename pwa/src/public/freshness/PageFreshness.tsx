import type { ReactNode } from 'react';
import { useSite } from '../page/siteContext.ts';
import { FreshnessLine } from './FreshnessLine.island.tsx';

/** How old the page is, unless it is of today and from the server. */
export function PageFreshness(): ReactNode {
  const { now, address, savedAt } = useSite();
  return <FreshnessLine at={now.toISOString()} address={address} savedAt={savedAt} />;
}
