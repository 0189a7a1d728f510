import { takesPlace } from '@centar/domain/reservations.ts';
import type { ReservationOffer } from '../../../prisma/generated/client.ts';
import type { Transaction } from '../platform/database/database.ts';
import { datesOf, type DateFacts } from './dates.ts';
import {
  mailsTo,
  promote,
  senderOf,
  storeCounts,
  writeReservations,
  type ReservationParts,
} from './places.ts';
import { changedDateMail } from './reservationMails.ts';

/** Staff can correct a mistake before mails are sent. */
const PATIENCE_MS = 2 * 60_000;

type Told = Pick<ReservationOffer, 'dateKey' | 'toldAt' | 'toldPlace' | 'toldStatus'>;

const isToldOf = (offer: Told, date: DateFacts): boolean =>
  offer.toldStatus === date.status &&
  offer.toldAt.getTime() === date.at.getTime() &&
  offer.toldPlace === date.place &&
  offer.dateKey === date.dateKey;

/** Whether reservations must be mailed, or only the offer updated. */
function concernsPeople(offer: Told, date: DateFacts, now: Date): boolean {
  if (date.at < now && offer.toldAt < now) return false;
  if (!takesPlace(date.status)) return takesPlace(offer.toldStatus);
  return (
    !takesPlace(offer.toldStatus) ||
    offer.toldAt.getTime() !== date.at.getTime() ||
    offer.toldPlace !== date.place
  );
}

/** Future openings and closings move with the date. */
function movedRules({ opensAt, closesAt, toldAt }: ReservationOffer, date: DateFacts, now: Date) {
  const ms = date.at.getTime() - toldAt.getTime();
  const isMoved = (moment: Date | null): moment is Date =>
    ms !== 0 && moment !== null && moment > now;
  if (!isMoved(opensAt) && !isMoved(closesAt)) return undefined;
  const moved = (moment: Date | null) =>
    isMoved(moment) ? new Date(moment.getTime() + ms) : moment;
  return { opensAt: moved(opensAt), closesAt: moved(closesAt), version: { increment: 1 } };
}

/** A key of another offer, whose date is gone, is freed. */
async function takeKey(transaction: Transaction, id: number, dateKey: string): Promise<void> {
  const other = await transaction.reservationOffer.findFirst({
    where: { dateKey, id: { not: id } },
  });
  if (!other) return;
  await transaction.reservationOffer.update({
    where: { id: other.id },
    data: { dateKey: `${dateKey}~${String(other.id)}` },
  });
}

/**
 * Mails reservations once that their date was moved, cancelled, removed or restored. Compares the
 * last announced facts with the dates; call it every minute.
 */
export function createTellChanges(parts: ReservationParts) {
  const { database, clock, mailer } = parts;

  /** Offers that differ from their dates, but for those of an item that was just changed. */
  async function changed(client: Transaction, where: object, now: Date) {
    const offers = await client.reservationOffer.findMany({ where: { ...where, erasedAt: null } });
    const dates = await datesOf(client, offers, now);
    const settled = new Date(now.getTime() - PATIENCE_MS);
    return offers.flatMap((offer) => {
      const date = dates.get(offer.id);
      if (!date || isToldOf(offer, date)) return [];
      const mayWait = date.changedAt !== null && date.changedAt > settled && date.changedAt <= now;
      return mayWait ? [] : [{ offer, date }];
    });
  }

  async function tell(item: Pick<ReservationOffer, 'itemType' | 'itemId'>): Promise<void> {
    await writeReservations(parts, async (transaction) => {
      const now = clock();
      const { itemType, itemId } = item;
      const all = await changed(transaction, { itemType, itemId }, now);
      for (const { offer, date } of all) {
        if (offer.dateKey !== date.dateKey) await takeKey(transaction, offer.id, date.dateKey);
        if (concernsPeople(offer, date, now)) {
          const rows = await transaction.reservation.findMany({
            where: { offerId: offer.id, state: { not: 'cancelled' } },
            orderBy: { id: 'asc' },
          });
          const mails = rows
            .filter((row) => mailsTo(parts, row))
            .map((row) => changedDateMail(date, offer, row, senderOf(parts, row)));
          await mailer.queueAll(transaction, mails);
        }
        await transaction.reservationOffer.update({
          where: { id: offer.id },
          data: {
            // The key of a date that is gone may be taken by another one.
            ...(offer.dateKey !== date.dateKey && { dateKey: date.dateKey }),
            ...movedRules(offer, date, now),
            toldAt: date.at,
            toldPlace: date.place,
            toldStatus: date.status,
          },
        });
        // Places that became free while it was cancelled.
        const after = await promote(transaction, parts, offer, date);
        if (after !== offer) await storeCounts(transaction, after);
      }
      return { result: undefined, changesPages: all.length > 0 };
    });
  }

  return async function tellChanges(): Promise<void> {
    await database.tryWithLock('reservations', async () => {
      const found = await changed(database.reader, {}, clock());
      const items = new Map(
        found.map(({ offer }) => [`${offer.itemType} ${String(offer.itemId)}`, offer]),
      );
      for (const item of items.values()) await tell(item);
    });
  };
}
