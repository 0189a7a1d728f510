import { topicItem, WEEKLY } from '@centar/domain/notificationPages.ts';
import type { Transaction } from '../platform/database/database.ts';
import { AppError } from '../platform/errors.ts';
import { readItemFacts, type ItemFacts } from './itemFacts.ts';

/** The item of a topic, as pages name it. */
export interface TopicItem {
  readonly title: string;
  readonly path: string;
}

/** Undefined for the weekly mail, and for an item that is gone. */
export async function itemOf(
  client: Transaction,
  topic: string,
  now: Date,
): Promise<ItemFacts | undefined> {
  return topicItem(topic) && (await readItemFacts(client, [topic], now)).get(topic);
}

/** Throws NOT_FOUND if visitors don't see the item. */
export async function shownItem(
  client: Transaction,
  topic: string,
  now: Date,
): Promise<TopicItem | undefined> {
  if (topic === WEEKLY) return undefined;
  const item = await itemOf(client, topic, now);
  if (!item?.path) throw new AppError('NOT_FOUND');
  return item;
}
