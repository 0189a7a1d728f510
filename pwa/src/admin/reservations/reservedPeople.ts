import type { StaffCalls } from '../graphql/staffCalls.ts';
import { isOffer, upcomingPeriod } from './offers.ts';
import { reachable, TOLD_STATES } from './reservationRows.ts';
import { AdminOffers, AdminReservations } from './reservations.adminOperations.ts';
import { reservationTexts } from './reservations.texts.ts';

/** An item that is about to change. */
export interface ChangedItem {
  readonly itemType: string;
  readonly itemId: number;
  /** Default: all of its dates. */
  readonly dateKey?: string;
}

/**
 * How many people have reserved at coming dates, and who of them gets no mail; empty for none or
 * without an answer.
 */
export async function reservedText(
  { query }: Pick<StaffCalls, 'query'>,
  items: readonly ChangedItem[],
): Promise<string> {
  const load = async (): Promise<string> => {
    const { reservationOffers } = await query(AdminOffers, upcomingPeriod(new Date()));
    const offers = reservationOffers
      .filter(isOffer)
      .filter(({ taken, waiting }) => taken + waiting > 0)
      .filter((offer) =>
        items.some(
          ({ itemType, itemId, dateKey = offer.dateKey }) =>
            itemType === offer.itemType && itemId === offer.itemId && dateKey === offer.dateKey,
        ),
      );
    const rows = await Promise.all(
      offers.map(({ id }) => query(AdminReservations, { offerId: id })),
    );
    const { mailed, unreachable } = reachable(
      rows.flatMap(({ reservations }) => reservations),
      TOLD_STATES,
    );
    if (mailed + unreachable === 0) return '';
    const sendsMail = offers.every((offer) => offer.sendsMail);
    return reservationTexts.reserved(mailed, unreachable, sendsMail);
  };
  return load().catch(() => '');
}
