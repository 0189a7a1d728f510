import { SCRIPTS } from '@centar/domain/scriptAddress.ts';
import type { MailSubscription } from '../../../prisma/generated/client.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import { renewCodes, scriptOf, senderIn, type NotificationParts } from './parts.ts';

/** Mails of one transaction. */
export const BATCH_SIZE = 100;
/** No more wait in the outbox; the others are queued when these are sent. */
export const MAX_WAITING = 500;

/**
 * Queues a mail for each subscription that `next` finds, and marks it, in batches. Returns false if
 * some are left.
 */
export async function queueInBatches(
  parts: NotificationParts,
  next: (client: Transaction) => Promise<readonly MailSubscription[]>,
  mailFor: (row: MailSubscription) => Mail | undefined,
  told: Partial<Pick<MailSubscription, 'toldWeek' | 'toldChange'>>,
): Promise<boolean> {
  const { database, mailer } = parts;
  const waiting = { sentAt: null, unsubscribe: { not: '' } };
  for (;;) {
    if ((await database.reader.outboxMail.count({ where: waiting })) >= MAX_WAITING) return false;
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

/** By the script of the subscription. */
export function sendersOf(parts: NotificationParts) {
  const latin = senderIn(parts, 'latin');
  const senders = new Map(
    SCRIPTS.map((script) => [script as string, senderIn(parts, script)] as const),
  );
  return (row: MailSubscription) => senders.get(scriptOf(row)) ?? latin;
}
