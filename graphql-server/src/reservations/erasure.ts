import type { Clock } from '../platform/context.ts';
import type { Database } from '../platform/database/database.ts';
import { datesOf } from './dates.ts';
import { deleteMailsTo } from './staffReservations.service.ts';

const DAYS = 30;
const DAY_MS = 24 * 3_600_000;
/** Reservations of one transaction are at most those of so many dates. */
const MAX_OFFERS = 20;
/** A mail that could not be sent is given up within a day. */
const MAIL_MS = 2 * DAY_MS;

/**
 * Erases the reservations of dates that ended 30 days ago; the numbers of the offer stay. Only with
 * a reliable clock. Returns how many were erased.
 */
export async function eraseReservations({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): Promise<number> {
  const limit = new Date(clock().getTime() - DAYS * DAY_MS);
  const offers = await database.reader.reservationOffer.findMany({
    where: { erasedAt: null, toldAt: { lte: limit } },
    orderBy: { toldAt: 'asc' },
  });
  const dates = await datesOf(database.reader, offers, clock());
  const due = offers.filter(({ id, toldAt }) => {
    const date = dates.get(id);
    // A date may have been moved, or last for several days.
    const end = date && date.status !== 'removed' ? (date.endsAt ?? date.at) : toldAt;
    return end <= limit;
  });
  let erased = 0;
  for (let from = 0; from < due.length; from += MAX_OFFERS) {
    const ids = due.slice(from, from + MAX_OFFERS).map(({ id }) => id);
    erased += await database.write(async (transaction) => {
      const where = { offerId: { in: ids } };
      const rows = await transaction.reservation.findMany({ where, select: { email: true } });
      const { count } = await transaction.reservation.deleteMany({ where });
      const createdAt = { lt: new Date(clock().getTime() - MAIL_MS) };
      const mailboxes = rows.map(({ email }) => email);
      await deleteMailsTo(transaction, mailboxes, {
        OR: [{ createdAt }, { sentAt: { not: null } }],
      });
      await transaction.reservationOffer.updateMany({
        where: { id: { in: ids } },
        data: { erasedAt: clock() },
      });
      return count;
    });
  }
  return erased;
}
