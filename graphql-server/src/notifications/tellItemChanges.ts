import { BUNDLE_MS } from '@centar/domain/notifications.ts';
import type { WatchedItem } from '../../../prisma/generated/client.ts';
import {
  changesOf,
  isToTell,
  readItemFacts,
  toldDates,
  type ItemFacts,
  type ToldDate,
} from './itemFacts.ts';
import { changedItemMail } from './notificationMails.ts';
import { linkTo, subscribedMail, type NotificationParts } from './parts.ts';
import { BATCH_SIZE, queueInBatches, sendersOf } from './queueMails.ts';

const watchers = ({ topic, change }: Pick<WatchedItem, 'topic' | 'change'>) => ({
  topic,
  confirmedAt: { not: null },
  toldChange: { lt: change },
});

export function createTellItemChanges(parts: NotificationParts) {
  const { database, clock } = parts;

  /** Queues the mails of an item's last change. Returns false if some are left for later. */
  async function tellChange(watched: WatchedItem, item: ItemFacts): Promise<boolean> {
    const changes = changesOf(toldDates(watched.before), toldDates(watched.told)).filter((one) =>
      isToTell(one, clock()),
    );
    const senderOf = sendersOf(parts);
    return queueInBatches(
      parts,
      ({ mailSubscription }) =>
        mailSubscription.findMany({
          where: watchers(watched),
          orderBy: { id: 'asc' },
          take: BATCH_SIZE,
        }),
      (row) => {
        if (changes.length === 0) return undefined;
        const written = changedItemMail(item, changes, linkTo(parts, row), senderOf(row));
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

  return async function tellChanges(): Promise<void> {
    const all = await database.reader.watchedItem.findMany();
    if (all.length === 0) return;
    const now = clock();
    const facts = await readItemFacts(
      database.reader,
      all.map(({ topic }) => topic),
      now,
    );
    for (const watched of all) {
      const removed = toldDates(watched.told).map((date) => ({ ...date, status: 'removed' }));
      const gone = { title: '', path: '', notes: {}, dates: removed };
      const item = facts.get(watched.topic) ?? gone;
      // One left by a killed process is sent first.
      if (!(await tellChange(watched, item))) return;
      const next = await nextChange(watched, item.dates, now);
      if (next && !(await tellChange(next, item))) return;
    }
  };
}
