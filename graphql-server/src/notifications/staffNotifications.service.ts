import { z } from 'zod';
import { WEEKLY } from '@centar/domain/notificationPages.ts';
import { requiredText, TEXT_LIMITS } from '@centar/domain/rules.ts';
import type { Actor } from '../platform/context.ts';
import { badInput } from '../platform/errors.ts';
import { internationalMailbox } from '../platform/mail/emailNorm.ts';
import { requireAdministrator } from '../platform/policies.ts';
import { parseInput } from '../platform/validation.ts';
import { readItemFacts } from './itemFacts.ts';
import type { PersonSubscription, SubscriptionCounts } from './notifications.types.ts';
import { eraseSubscriptions, sectionsOf, type NotificationParts } from './parts.ts';

const person = z.strictObject({ email: requiredText(TEXT_LIMITS.line) });

/** Mail subscriptions, for administrators. */
export function staffNotificationsService({ database, clock, mailer }: NotificationParts) {
  const { reader } = database;

  /** Throws BAD_USER_INPUT. */
  function mailboxIn(input: unknown): string {
    const mailbox = internationalMailbox(parseInput(person, input).email);
    if (!mailbox) throw badInput({ email: 'invalid' });
    return mailbox.emailNorm;
  }

  return {
    /** Throws UNAUTHENTICATED or FORBIDDEN. */
    async counts(actor: Actor): Promise<SubscriptionCounts> {
      requireAdministrator(actor);
      const confirmedAt = { not: null };
      const [weekly, items, waitingMails] = await Promise.all([
        reader.mailSubscription.count({ where: { topic: WEEKLY, confirmedAt } }),
        reader.mailSubscription.count({ where: { topic: { not: WEEKLY }, confirmedAt } }),
        // Mails that were given up have no text.
        reader.outboxMail.count({ where: { sentAt: null, text: { not: '' } } }),
      ]);
      return { weekly, items, waitingMails, isOffered: mailer.reachesPeople };
    },

    /** All of a mailbox. Throws UNAUTHENTICATED, FORBIDDEN or BAD_USER_INPUT. */
    async ofPerson(actor: Actor, input: unknown): Promise<PersonSubscription[]> {
      requireAdministrator(actor);
      const rows = await reader.mailSubscription.findMany({
        where: { emailNorm: mailboxIn(input) },
        orderBy: { id: 'asc' },
      });
      const topics = rows.map(({ topic }) => topic);
      const items = await readItemFacts(reader, topics, clock());
      return rows.map(({ id, topic, email, script, askedAt, confirmedAt, sections }) => ({
        id,
        topic,
        title: items.get(topic)?.title ?? '',
        sections: sectionsOf({ sections }),
        email,
        script,
        askedAt,
        confirmedAt,
      }));
    },

    /**
     * Erases all subscriptions of a mailbox, with unsent mails. Returns their number. Throws
     * UNAUTHENTICATED, FORBIDDEN or BAD_USER_INPUT.
     */
    async erasePerson(actor: Actor, input: unknown): Promise<number> {
      requireAdministrator(actor);
      const emailNorm = mailboxIn(input);
      return database.write(async (transaction) => {
        const rows = await transaction.mailSubscription.findMany({
          where: { emailNorm },
          select: { id: true },
        });
        return eraseSubscriptions(
          transaction,
          rows.map(({ id }) => id),
        );
      });
    },
  };
}

export type StaffNotificationsService = ReturnType<typeof staffNotificationsService>;
