import { topicItem, WEEKLY } from '@centar/domain/notificationPages.ts';
import { DAY_MS } from '@centar/domain/durations.ts';
import type { Clock } from '../platform/context.ts';
import type { Database } from '../platform/database/database.ts';
import { readItemFacts } from './itemFacts.ts';
import { eraseSubscriptions } from './parts.ts';

const DAYS = 30;

/**
 * Ends subscriptions to items whose last date was 30 days ago. Only with a reliable clock. Returns
 * the number of erased ones.
 */
export async function endFinished({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): Promise<number> {
  const now = clock();
  const limit = new Date(now.getTime() - DAYS * DAY_MS);
  const rows = await database.reader.mailSubscription.findMany({
    where: { topic: { not: WEEKLY }, confirmedAt: { not: null, lte: limit } },
    select: { id: true, topic: true },
  });
  const topics = [...new Set(rows.map(({ topic }) => topic))].filter(topicItem);
  const items = await readItemFacts(database.reader, topics, now);
  const isFinished = ({ topic }: { readonly topic: string }): boolean =>
    (items.get(topic)?.dates ?? []).every(({ at, endsAt }) => new Date(endsAt ?? at) <= limit);
  const ids = rows.filter(isFinished).map(({ id }) => id);
  return database.write(async (transaction) => {
    const erased = ids.length > 0 ? await eraseSubscriptions(transaction, ids) : 0;
    const left = await transaction.mailSubscription.findMany({
      where: { topic: { not: WEEKLY }, confirmedAt: { not: null } },
      distinct: ['topic'],
      select: { topic: true },
    });
    const watched = left.map(({ topic }) => topic);
    await transaction.watchedItem.deleteMany({ where: { topic: { notIn: watched } } });
    return erased;
  });
}
