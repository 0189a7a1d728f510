import { DAY_MS } from '@centar/domain/durations.ts';
import { inParts } from '../platform/batches.ts';
import type { Clock } from '../platform/context.ts';
import type { Database } from '../platform/database/database.ts';
import { datesOf } from './dates.ts';
import { deleteMailsTo, doneMails, MAX_RECIPIENTS, RESERVATION_MAILS } from './erasedMails.ts';

const DAYS = 30;
/** Reservations of one transaction are at most those of so many dates. */
const MAX_OFFERS = 20;

interface Erasing {
  readonly database: Database;
  readonly clock: Clock;
}

/**
 * Deletes mails to mailboxes without a reservation: it was erased while a mail was still waiting,
 * or staff corrected its mailbox.
 */
async function deleteStrayMails({ database, clock }: Erasing): Promise<void> {
  const done = doneMails(clock());
  const mails = await database.reader.outboxMail.findMany({
    where: { AND: [done, RESERVATION_MAILS] },
    distinct: ['recipient'],
    select: { recipient: true },
  });
  const recipients = mails.map(({ recipient }) => recipient);
  for (const some of inParts(recipients, MAX_RECIPIENTS)) {
    const rows = await database.reader.reservation.findMany({
      where: { email: { in: some } },
      select: { email: true },
    });
    const known = new Set(rows.map(({ email }) => email));
    const strays = some.filter((recipient) => !known.has(recipient));
    if (strays.length === 0) continue;
    await database.write((transaction) => deleteMailsTo(transaction, strays, done));
  }
}

/**
 * Erases reservations of dates that ended 30 days ago, and mails without a reservation; the offer's
 * numbers stay. Only with a reliable clock. Returns the number of erased reservations.
 */
export async function eraseReservations({ database, clock }: Erasing): Promise<number> {
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
  for (const some of inParts(due, MAX_OFFERS)) {
    const ids = some.map(({ id }) => id);
    erased += await database.write(async (transaction) => {
      const where = { offerId: { in: ids } };
      const rows = await transaction.reservation.findMany({ where, select: { email: true } });
      const { count } = await transaction.reservation.deleteMany({ where });
      const mailboxes = rows.map(({ email }) => email);
      await deleteMailsTo(transaction, mailboxes, doneMails(clock()));
      await transaction.reservationOffer.updateMany({
        where: { id: { in: ids } },
        data: { erasedAt: clock() },
      });
      return count;
    });
  }
  await deleteStrayMails({ database, clock });
  return erased;
}
