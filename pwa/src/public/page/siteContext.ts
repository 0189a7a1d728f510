import { createContext, useContext } from 'react';
import type { CentreFacts } from '@centar/domain/centre.ts';

/** Context of every page: the centre's facts, the current time and the page's own address. */
export interface SiteContextValue {
  readonly facts: CentreFacts;
  /** Where the site is reached from outside: `https://centar.example`. */
  readonly origin: string;
  /** The server's clock when it rendered; in the browser it soon becomes the device's. */
  readonly now: Date;
  /** Path with query, the same in both scripts. */
  readonly address: string;
}

/** Given by the server or the browser around all pages. */
export const SiteContext = createContext<SiteContextValue | undefined>(undefined);

/** The context of the page. Throws outside the site. */
export function useSite(): SiteContextValue {
  const value = useContext(SiteContext);
  if (!value) throw new Error('useSite outside the site');
  return value;
}
