import { z } from 'zod';
import { topicItem, WEEKLY } from '@centar/domain/notificationPages.ts';
import {
  chosenSections,
  lastMailDay,
  subscriptionInput,
  UNCONFIRMED_MS,
} from '@centar/domain/notifications.ts';
import type { CategorySlug } from '@centar/domain/sections.ts';
import type { MailSubscription } from '../../../prisma/generated/client.ts';
import type { Transaction } from '../platform/database/database.ts';
import { AppError, badInput, orNotFound } from '../platform/errors.ts';
import { hashOfCode, hashOfGivenCode } from '../platform/linkCodes.ts';
import { internationalMailbox } from '../platform/mail/emailNorm.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import type { RateLimiter } from '../platform/rateLimit/rateLimiter.ts';
import { parseInput } from '../platform/validation.ts';
import { codeOf, newSalt } from './codes.ts';
import { readItemFacts, type ItemFacts } from './itemFacts.ts';
import { changeAttempts, subscribeAttempts, subscribeMails } from './notificationLimits.ts';
import { confirmationMail, knownMail, type WrittenMail } from './notificationMails.ts';
import {
  eraseSubscriptions,
  linkTo,
  scriptOf,
  sectionsOf,
  senderIn,
  type NotificationParts,
} from './parts.ts';

const coded = z.strictObject({ code: z.unknown() });
const change = chosenSections.extend({ code: z.unknown() });

/** The item of a topic, as pages name it. */
export interface TopicItem {
  readonly title: string;
  readonly path: string;
}

export interface OwnSubscription {
  readonly email: string;
  readonly isConfirmed: boolean;
  readonly sections: readonly CategorySlug[];
  /** Absent: the weekly mail. */
  readonly item: TopicItem | undefined;
}

const personalMail = ({ id, email }: MailSubscription, written: WrittenMail): Mail => ({
  ...written,
  recipient: email,
  subscriptionId: id,
});

/** Mail subscriptions without an account. No answer tells whether a mailbox is subscribed. */
export function subscribersService(parts: NotificationParts & { readonly limiter: RateLimiter }) {
  const { database, clock, mailer, linkKey, limiter } = parts;

  async function itemOf(client: Transaction, topic: string): Promise<ItemFacts | undefined> {
    return topicItem(topic) && (await readItemFacts(client, [topic], clock())).get(topic);
  }

  /** Throws NOT_FOUND if visitors don't see the item. */
  async function shownItem(topic: string): Promise<TopicItem | undefined> {
    if (topic === WEEKLY) return undefined;
    const item = await itemOf(database.reader, topic);
    if (!item?.path) throw new AppError('NOT_FOUND');
    return item;
  }

  const isExpired = ({ confirmedAt, askedAt }: MailSubscription): boolean =>
    confirmedAt === null && askedAt.getTime() + UNCONFIRMED_MS <= clock().getTime();

  /** The subscription of a code. Throws NOT_FOUND. */
  async function findOwn(client: Transaction, given: unknown): Promise<MailSubscription> {
    const codeHash = hashOfGivenCode(given);
    if (codeHash === undefined) throw new AppError('NOT_FOUND');
    const row = orNotFound(await client.mailSubscription.findUnique({ where: { codeHash } }));
    if (isExpired(row)) throw new AppError('NOT_FOUND');
    return row;
  }

  async function titleOf(client: Transaction, topic: string): Promise<string | undefined> {
    return topic === WEEKLY ? undefined : ((await itemOf(client, topic))?.title ?? '');
  }

  async function consumeChange(given: unknown): Promise<void> {
    const codeHash = hashOfGivenCode(given);
    if (codeHash === undefined) throw new AppError('NOT_FOUND');
    await limiter.consume(changeAttempts(codeHash));
  }

  /** From now on differences to what the item is are told. Returns the number of the last change. */
  async function watch(transaction: Transaction, topic: string): Promise<number> {
    const watched = await transaction.watchedItem.findUnique({ where: { topic } });
    if (watched) return watched.change;
    const item = await itemOf(transaction, topic);
    const told = JSON.parse(JSON.stringify(item?.dates ?? [])) as object[];
    await transaction.watchedItem.create({ data: { topic, told, before: told } });
    return 0;
  }

  return {
    /** Whether there is a form: without a mail server there is none. */
    isOffered: mailer.reachesPeople,

    /** The item of a form's topic; undefined for the weekly mail. Throws NOT_FOUND. */
    async form(topic: string): Promise<TopicItem | undefined> {
      if (!mailer.reachesPeople) throw new AppError('NOT_FOUND');
      return shownItem(topic);
    },

    /**
     * Mails the owner of the mailbox a link to confirm, or to what is confirmed already. Throws
     * BAD_USER_INPUT, NOT_FOUND or TOO_MANY_TRIES.
     */
    async subscribe(input: unknown, network: string): Promise<void> {
      if (!mailer.reachesPeople) throw new AppError('NOT_FOUND');
      const { topic, sections, script, email } = parseInput(subscriptionInput, input);
      const mailbox = internationalMailbox(email);
      if (!mailbox) throw badInput({ email: 'invalid' });
      const { emailNorm } = mailbox;
      await shownItem(topic);
      const attempts = subscribeAttempts(network, emailNorm);
      await limiter.check(attempts);
      const salt = newSalt();
      await database.write(async (transaction) => {
        await limiter.consumeWithin(transaction, attempts);
        if (!(await limiter.tryConsume(transaction, subscribeMails(emailNorm)))) return;
        const where = { emailNorm_topic: { emailNorm, topic } };
        const known = await transaction.mailSubscription.findUnique({ where });
        const title = await titleOf(transaction, topic);
        if (known?.confirmedAt) {
          const sender = senderIn(parts, scriptOf(known));
          const asked = { sections: sectionsOf(known), title };
          const mail = knownMail(asked, linkTo(parts, known), sender);
          await mailer.queue(transaction, personalMail(known, mail));
          return;
        }
        const data = {
          ...mailbox,
          sections: topic === WEEKLY ? sections : [],
          script,
          salt,
          codeHash: hashOfCode(codeOf(linkKey, salt)),
          askedAt: clock(),
        };
        const row = await transaction.mailSubscription.upsert({
          where,
          create: { topic, ...data },
          update: data,
        });
        const asked = { sections: sectionsOf(row), title };
        const mail = confirmationMail(asked, linkTo(parts, row), senderIn(parts, script));
        // The code of an earlier one has ended.
        await transaction.outboxMail.deleteMany({
          where: { subscriptionId: row.id, sentAt: null },
        });
        await mailer.queue(transaction, personalMail(row, mail));
      });
      mailer.deliverSoon();
    },

    /** Throws NOT_FOUND. */
    async own(input: unknown): Promise<OwnSubscription> {
      const { code } = parseInput(coded, input);
      const row = await findOwn(database.reader, code);
      const item = await itemOf(database.reader, row.topic);
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
        const { id, topic, confirmedAt } = await findOwn(transaction, code);
        if (confirmedAt) return;
        const now = clock();
        const told =
          topic === WEEKLY
            ? { toldWeek: lastMailDay(now).day }
            : { toldChange: await watch(transaction, topic) };
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
        const { id, topic } = await findOwn(transaction, code);
        if (topic !== WEEKLY) throw new AppError('NOT_FOUND');
        await transaction.mailSubscription.update({ where: { id }, data: { sections } });
      });
    },

    /** Erases it at once. Throws NOT_FOUND. */
    async end(input: unknown): Promise<void> {
      const { code } = parseInput(coded, input);
      const { id } = await findOwn(database.reader, code);
      await database.write((transaction) => eraseSubscriptions(transaction, [id]));
    },
  };
}

export type SubscribersService = ReturnType<typeof subscribersService>;
