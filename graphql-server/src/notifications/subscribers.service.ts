import { z } from 'zod';
import { WEEKLY } from '@centar/domain/notificationPages.ts';
import { chosenSections, lastMailDay, UNCONFIRMED_MS } from '@centar/domain/notifications.ts';
import type { CategorySlug } from '@centar/domain/sections.ts';
import type { MailSubscription } from '../../../prisma/generated/client.ts';
import type { Transaction } from '../platform/database/database.ts';
import { AppError, orNotFound } from '../platform/errors.ts';
import { hashOfGivenCode } from '../platform/secretCodes.ts';
import type { RateLimiter } from '../platform/rateLimit/rateLimiter.ts';
import { parseInput } from '../platform/validation.ts';
import { changeAttempts } from './notificationLimits.ts';
import { eraseSubscriptions, sectionsOf, type NotificationParts } from './parts.ts';
import { subscribe } from './subscribe.ts';
import { itemOf, shownItem, type TopicItem } from './topicItem.ts';

const coded = z.strictObject({ code: z.unknown() });
const change = chosenSections.extend({ code: z.unknown() });

export interface OwnSubscription {
  readonly email: string;
  readonly isConfirmed: boolean;
  readonly sections: readonly CategorySlug[];
  /** Absent: the weekly mail. */
  readonly item: TopicItem | undefined;
}

const isExpired = ({ confirmedAt, askedAt }: MailSubscription, now: Date): boolean =>
  confirmedAt === null && askedAt.getTime() + UNCONFIRMED_MS <= now.getTime();

/** The subscription of a code. Throws NOT_FOUND. */
async function findOwn(client: Transaction, given: unknown, now: Date): Promise<MailSubscription> {
  const codeHash = hashOfGivenCode(given);
  if (codeHash === undefined) throw new AppError('NOT_FOUND');
  const row = orNotFound(await client.mailSubscription.findUnique({ where: { codeHash } }));
  if (isExpired(row, now)) throw new AppError('NOT_FOUND');
  return row;
}

/** Later changes of the item are mailed. Returns the number of the last change. */
async function watch(transaction: Transaction, topic: string, now: Date): Promise<number> {
  const watched = await transaction.watchedItem.findUnique({ where: { topic } });
  if (watched) return watched.change;
  const item = await itemOf(transaction, topic, now);
  const told = JSON.parse(JSON.stringify(item?.dates ?? [])) as object[];
  await transaction.watchedItem.create({ data: { topic, told, before: told } });
  return 0;
}

/** Without an account. No answer reveals whether a mailbox is subscribed. */
export function subscribersService(parts: NotificationParts & { readonly limiter: RateLimiter }) {
  const { database, clock, mailer, limiter } = parts;

  async function consumeChange(given: unknown): Promise<void> {
    const codeHash = hashOfGivenCode(given);
    if (codeHash === undefined) throw new AppError('NOT_FOUND');
    await limiter.consume(changeAttempts(codeHash));
  }

  return {
    subscribe: subscribe(parts),

    /** Whether there is a form: without a mail server there is none. */
    isOffered: mailer.reachesPeople,

    /** The item of a form's topic; undefined for the weekly mail. Throws NOT_FOUND. */
    async form(topic: string): Promise<TopicItem | undefined> {
      if (!mailer.reachesPeople) throw new AppError('NOT_FOUND');
      return shownItem(database.reader, topic, clock());
    },

    /** Throws NOT_FOUND. */
    async own(input: unknown): Promise<OwnSubscription> {
      const { code } = parseInput(coded, input);
      const row = await findOwn(database.reader, code, clock());
      const item = await itemOf(database.reader, row.topic, clock());
      return {
        email: row.email,
        isConfirmed: row.confirmedAt !== null,
        sections: sectionsOf(row),
        item:
          row.topic === WEEKLY ? undefined : { title: item?.title ?? '', path: item?.path ?? '' },
      };
    },

    /** Does nothing more if it is confirmed. Throws NOT_FOUND or TOO_MANY_TRIES. */
    async confirm(input: unknown): Promise<void> {
      const { code } = parseInput(coded, input);
      await consumeChange(code);
      await database.write(async (transaction) => {
        const { id, topic, confirmedAt } = await findOwn(transaction, code, clock());
        if (confirmedAt) return;
        const now = clock();
        const told =
          topic === WEEKLY
            ? { toldWeek: lastMailDay(now).day }
            : { toldChange: await watch(transaction, topic, now) };
        await transaction.mailSubscription.update({
          where: { id },
          data: { confirmedAt: now, ...told },
        });
      });
    },

    /** Of a weekly one. Throws NOT_FOUND, BAD_USER_INPUT or TOO_MANY_TRIES. */
    async change(input: unknown): Promise<void> {
      const { code, sections } = parseInput(change, input);
      await consumeChange(code);
      await database.write(async (transaction) => {
        const { id, topic } = await findOwn(transaction, code, clock());
        if (topic !== WEEKLY) throw new AppError('NOT_FOUND');
        await transaction.mailSubscription.update({ where: { id }, data: { sections } });
      });
    },

    /** Erases it. Throws NOT_FOUND. */
    async end(input: unknown): Promise<void> {
      const { code } = parseInput(coded, input);
      const { id } = await findOwn(database.reader, code, clock());
      await database.write((transaction) => eraseSubscriptions(transaction, [id]));
    },
  };
}

export type SubscribersService = ReturnType<typeof subscribersService>;
