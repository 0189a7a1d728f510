import {
  BUNDLE_MS,
  lastMailDay,
  UNCONFIRMED_MS,
  WEEK_LATE_MS,
} from '@centar/domain/notifications.ts';
import { WEEKLY } from '@centar/domain/notificationPages.ts';
import { SCRIPTS } from '@centar/domain/scriptAddress.ts';
import type { MailSubscription, WatchedItem } from '../../../prisma/generated/client.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import {
  changesOf,
  isToTell,
  readItemFacts,
  removedDates,
  toldDates,
  type ItemFacts,
  type ToldDate,
} from './itemFacts.ts';
import { changedItemMail, weeklyMail } from './notificationMails.ts';
import {
  eraseSubscriptions,
  linkTo,
  renewCodes,
  scriptOf,
  sectionsOf,
  senderIn,
  subscribedMail,
  type NotificationParts,
} from './parts.ts';
import { weekEvents } from './weekEvents.ts';

/** Mails of one transaction. */
const BATCH_SIZE = 100;
/** No more wait in the outbox; the others are queued when these are sent. */
const MAX_WAITING = 500;

/**
 * Tells subscribers what is on in the coming week, and what has changed of the items that they
 * watch. Which mail a subscription got last is stored in the transaction that queues the mail, so
 * none is told twice or left out when the process is killed. Call it every minute.
 */
export function createTellSubscribers(parts: NotificationParts) {
  const { database, clock, mailer } = parts;

  const waiting = (): Promise<number> =>
    database.reader.outboxMail.count({
      where: { sentAt: null, unsubscribe: { not: '' } },
    });

  /**
   * Queues a mail for each of the subscriptions that `next` finds, and marks them, in batches.
   * Returns false if some are left for later.
   */
  async function queueInBatches(
    next: (client: Transaction) => Promise<readonly MailSubscription[]>,
    mailFor: (row: MailSubscription) => Mail | undefined,
    told: Partial<Pick<MailSubscription, 'toldWeek' | 'toldChange'>>,
  ): Promise<boolean> {
    for (;;) {
      if ((await waiting()) >= MAX_WAITING) return false;
      const count = await database.write(async (transaction) => {
        const rows = await next(transaction);
        if (rows.length === 0) return 0;
        await renewCodes(transaction, parts, rows);
        await mailer.queueAll(
          transaction,
          rows.map(mailFor).filter((mail) => mail !== undefined),
        );
        await transaction.mailSubscription.updateMany({
          where: { id: { in: rows.map(({ id }) => id) } },
          data: told,
        });
        return rows.length;
      });
      if (count === 0) return true;
    }
  }

  const senders = () =>
    new Map(SCRIPTS.map((script) => [script as string, senderIn(parts, script)] as const));

  async function tellWeek(): Promise<void> {
    const now = clock();
    const { at, day } = lastMailDay(now);
    if (now.getTime() - at.getTime() >= WEEK_LATE_MS) return;
    const isDue = { topic: WEEKLY, confirmedAt: { not: null }, toldWeek: { not: day } };
    if ((await database.reader.mailSubscription.findFirst({ where: isDue })) === null) return;
    const events = await weekEvents(database, now);
    const senderOf = senders();
    await queueInBatches(
      ({ mailSubscription }) =>
        mailSubscription.findMany({ where: isDue, orderBy: { id: 'asc' }, take: BATCH_SIZE }),
      (row) => {
        const sender = senderOf.get(scriptOf(row)) ?? senderIn(parts, 'latin');
        const sections = new Set(sectionsOf(row));
        const own = events.filter(({ section }) => sections.has(section));
        const written = weeklyMail(own, now, linkTo(parts, row), sender);
        return written && subscribedMail(parts, row, written);
      },
      { toldWeek: day },
    );
  }

  const watchers = ({ topic, change }: Pick<WatchedItem, 'topic' | 'change'>) => ({
    topic,
    confirmedAt: { not: null },
    toldChange: { lt: change },
  });

  /** Queues the mails of an item's last change. Returns false if some are left for later. */
  async function tellChange(watched: WatchedItem, item: ItemFacts): Promise<boolean> {
    const changes = changesOf(toldDates(watched.before), toldDates(watched.told)).filter((one) =>
      isToTell(one, clock()),
    );
    const senderOf = senders();
    return queueInBatches(
      ({ mailSubscription }) =>
        mailSubscription.findMany({
          where: watchers(watched),
          orderBy: { id: 'asc' },
          take: BATCH_SIZE,
        }),
      (row) => {
        if (changes.length === 0) return undefined;
        const sender = senderOf.get(scriptOf(row)) ?? senderIn(parts, 'latin');
        const written = changedItemMail(item, changes, linkTo(parts, row), sender);
        return subscribedMail(parts, row, written);
      },
      { toldChange: watched.change },
    );
  }

  const store = (topic: string, data: Partial<Pick<WatchedItem, 'differsSince'>>) =>
    database.write(({ watchedItem }) => watchedItem.updateMany({ where: { topic }, data }));

  /** The next change of an item, once it has lasted long enough. */
  async function nextChange(
    watched: WatchedItem,
    dates: readonly ToldDate[],
    now: Date,
  ): Promise<WatchedItem | undefined> {
    const { topic, differsSince } = watched;
    if (changesOf(toldDates(watched.told), dates).length === 0) {
      if (differsSince) await store(topic, { differsSince: null });
      return undefined;
    }
    // A clock that was ahead must not delay it.
    if (!differsSince || differsSince > now) {
      await store(topic, { differsSince: now });
      return undefined;
    }
    if (now.getTime() - differsSince.getTime() < BUNDLE_MS) return undefined;
    const told = dates.map((date) => ({ ...date }));
    return database.write(({ watchedItem }) =>
      watchedItem.update({
        where: { topic },
        data: {
          change: { increment: 1 },
          before: toldDates(watched.told).map((date) => ({ ...date })),
          told,
          differsSince: null,
        },
      }),
    );
  }

  async function tellChanges(): Promise<void> {
    const all = await database.reader.watchedItem.findMany();
    if (all.length === 0) return;
    const now = clock();
    const facts = await readItemFacts(
      database.reader,
      all.map(({ topic }) => topic),
      now,
    );
    for (const watched of all) {
      const gone = { title: '', path: '', notes: {}, dates: removedDates(toldDates(watched.told)) };
      const item = facts.get(watched.topic) ?? gone;
      // One of before a kill is told first.
      if (!(await tellChange(watched, item))) return;
      const next = await nextChange(watched, item.dates, now);
      if (next && !(await tellChange(next, item))) return;
    }
  }

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
      await tellWeek();
    });
    mailer.deliverSoon();
  };
}
