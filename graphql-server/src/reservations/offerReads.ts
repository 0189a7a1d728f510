import type { ReservationOffer } from '../../../prisma/generated/client.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { DateFacts } from './dates.ts';
import { mergeCounts } from './doorCounts.ts';
import { offerView } from './offerViews.ts';
import type { ReservationParts } from './places.ts';
import type { ReservationOffer as OfferView } from './reservations.types.ts';

/** How many have arrived, by the id of the offer. */
export async function arrivedAt(client: Transaction, offerIds: readonly number[]) {
  const rows = await client.doorCount.findMany({ where: { offerId: { in: [...offerIds] } } });
  const byOffer = Map.groupBy(rows, ({ offerId }) => offerId);
  return (id: number): number => mergeCounts(byOffer.get(id) ?? []).arrived;
}

/** As staff see it. */
export async function readOffer(
  parts: Pick<ReservationParts, 'database' | 'clock' | 'mailer'>,
  offer: ReservationOffer,
  date: DateFacts,
): Promise<OfferView> {
  const arrived = await arrivedAt(parts.database.reader, [offer.id]);
  return offerView(offer, date, arrived(offer.id), parts);
}
