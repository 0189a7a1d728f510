import { createContext, useContext } from 'react';
import type { AccessTest } from '@centar/domain/accessTest.ts';
import type { CentreFacts } from '@centar/domain/centre.ts';
import type { NotificationView } from '@centar/domain/notificationPages.ts';
import type { ReservationView } from '@centar/domain/reservationPages.ts';

export interface SiteContextValue {
  readonly facts: CentreFacts;
  /** The public origin: `https://centar.example`. */
  readonly origin: string;
  /** The server's clock at rendering; in an island the device's corrected clock. */
  readonly now: Date;
  /** The device has rendered the page, from its copy of the content. */
  readonly isOnDevice?: boolean;
  /** Null if the build of this page was not tested. */
  readonly accessTest?: AccessTest | null;
  /** Of a reservation page; absent on a device. */
  readonly reservation?: ReservationView | undefined;
  /** Of a page of the mirror: when it was rendered, ISO 8601. */
  readonly savedAt?: string | undefined;
  /** Of a page of mail subscriptions; absent on a device. */
  readonly notification?: NotificationView | undefined;
  /** Whether mails can be subscribed to; absent on a device, where the form does not work. */
  readonly offersMail?: boolean | undefined;
  /** Path with query, without the script's prefix. */
  readonly address: string;
}

export const SiteContext = createContext<SiteContextValue | undefined>(undefined);

/** Throws outside the site. */
export function useSite(): SiteContextValue {
  const value = useContext(SiteContext);
  if (!value) throw new Error('useSite outside the site');
  return value;
}
