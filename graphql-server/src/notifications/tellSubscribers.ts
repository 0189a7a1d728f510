import { UNCONFIRMED_MS } from '@centar/domain/notifications.ts';
import { eraseSubscriptions, type NotificationParts } from './parts.ts';
import { MAX_WAITING } from './queueMails.ts';
import { createTellItemChanges } from './tellItemChanges.ts';
import { tellWeek } from './tellWeek.ts';

/**
 * Mails the coming week's programme, and changes of watched items. Each subscription's last mail is
 * stored in the transaction that queues it, so a kill neither repeats nor omits one. Call it every
 * minute.
 */
export function createTellSubscribers(parts: NotificationParts) {
  const { database, clock, mailer } = parts;
  const tellChanges = createTellItemChanges(parts);

  /** Subscriptions whose mailbox the mail server refused end; of sent mails nothing is left. */
  async function settleMails(): Promise<void> {
    const { reader } = database;
    const refused = await reader.outboxMail.findMany({
      where: { subscriptionId: { not: null }, refusedAt: { not: null } },
      select: { subscriptionId: true },
      take: MAX_WAITING,
    });
    const ids = refused.flatMap(({ subscriptionId }) => subscriptionId ?? []);
    if (ids.length > 0) {
      await database.write((transaction) => eraseSubscriptions(transaction, ids));
    }
    const sent = { subscriptionId: { not: null }, sentAt: { not: null } };
    if ((await reader.outboxMail.findFirst({ where: sent, select: { id: true } })) !== null) {
      await database.write(({ outboxMail }) => outboxMail.deleteMany({ where: sent }));
    }
  }

  async function eraseUnconfirmed(): Promise<void> {
    const askedAt = { lte: new Date(clock().getTime() - UNCONFIRMED_MS) };
    const where = { confirmedAt: null, askedAt };
    if ((await database.reader.mailSubscription.findFirst({ where })) === null) return;
    await database.write(({ mailSubscription }) => mailSubscription.deleteMany({ where }));
  }

  return async function tellSubscribers(): Promise<void> {
    await database.tryWithLock('notifications', async () => {
      await settleMails();
      await eraseUnconfirmed();
      if (!mailer.reachesPeople) return;
      await tellChanges();
      await tellWeek(parts);
    });
    mailer.deliverSoon();
  };
}
