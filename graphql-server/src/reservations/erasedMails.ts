import { DAY_MS } from '@centar/domain/durations.ts';
import type { Prisma } from '../../../prisma/generated/client.ts';
import { inParts } from '../platform/batches.ts';
import type { Transaction } from '../platform/database/database.ts';
import { SUBJECTS } from './reservationMails.ts';

/** Databases limit the number of a statement's parameters. */
export const MAX_RECIPIENTS = 500;

/** A mail that could not be sent is given up within a day. */
const MAIL_MS = 2 * DAY_MS;

/** Mails that are sent or given up. */
export const doneMails = (now: Date) => ({
  OR: [{ createdAt: { lt: new Date(now.getTime() - MAIL_MS) } }, { sentAt: { not: null } }],
});

export const RESERVATION_MAILS = {
  OR: Object.values(SUBJECTS).map((subject) => ({ subject: { startsWith: subject } })),
};

/** Of erased people no mailbox stays. */
export async function deleteMailsTo(
  transaction: Transaction,
  recipients: readonly string[],
  where: Prisma.OutboxMailWhereInput = {},
): Promise<void> {
  const mailboxes = [...new Set(recipients.filter(Boolean))];
  for (const some of inParts(mailboxes, MAX_RECIPIENTS)) {
    await transaction.outboxMail.deleteMany({
      where: { AND: [where, RESERVATION_MAILS], recipient: { in: some } },
    });
  }
}
