import { randomBytes } from 'node:crypto';
import { WEEKLY } from '@centar/domain/notificationPages.ts';
import { subscriptionInput } from '@centar/domain/notifications.ts';
import type { MailSubscription } from '../../../prisma/generated/client.ts';
import type { Transaction } from '../platform/database/database.ts';
import { AppError, badInput } from '../platform/errors.ts';
import { hashOf } from '../platform/secretCodes.ts';
import { internationalMailbox } from '../platform/mail/emailNorm.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import type { RateLimiter } from '../platform/rateLimit/rateLimiter.ts';
import { parseInput } from '../platform/validation.ts';
import { subscribeAttempts, subscribeMails } from './notificationLimits.ts';
import { confirmationMail, knownMail, type WrittenMail } from './notificationMails.ts';
import { codeOf, linkTo, scriptOf, sectionsOf, senderIn, type NotificationParts } from './parts.ts';
import { itemOf, shownItem } from './topicItem.ts';

const personalMail = ({ id, email }: MailSubscription, written: WrittenMail): Mail => ({
  ...written,
  recipient: email,
  subscriptionId: id,
});

async function titleOf(client: Transaction, topic: string, now: Date): Promise<string | undefined> {
  return topic === WEEKLY ? undefined : ((await itemOf(client, topic, now))?.title ?? '');
}

/**
 * Mails a link to confirm, or to the confirmed subscription. Throws BAD_USER_INPUT, NOT_FOUND or
 * TOO_MANY_TRIES.
 */
export function subscribe(parts: NotificationParts & { readonly limiter: RateLimiter }) {
  const { database, clock, mailer, linkKey, limiter } = parts;
  return async (input: unknown, network: string): Promise<void> => {
    if (!mailer.reachesPeople) throw new AppError('NOT_FOUND');
    const { topic, sections, script, email } = parseInput(subscriptionInput, input);
    const mailbox = internationalMailbox(email);
    if (!mailbox) throw badInput({ email: 'invalid' });
    const { emailNorm } = mailbox;
    await shownItem(database.reader, topic, clock());
    const attempts = subscribeAttempts(network, emailNorm);
    await limiter.check(attempts);
    const salt = randomBytes(16).toString('base64url');
    await database.write(async (transaction) => {
      await limiter.consumeWithin(transaction, attempts);
      if (!(await limiter.tryConsume(transaction, subscribeMails(emailNorm)))) return;
      const where = { emailNorm_topic: { emailNorm, topic } };
      const known = await transaction.mailSubscription.findUnique({ where });
      const title = await titleOf(transaction, topic, clock());
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
        codeHash: hashOf(codeOf(linkKey, salt)),
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
  };
}
