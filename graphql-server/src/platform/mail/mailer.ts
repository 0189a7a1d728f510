import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../context.ts';
import { assertOutsideTransaction, type Database, type Transaction } from '../database/database.ts';
import { refusesMailbox, type MailTransport } from './transports.ts';

export interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  /** The same for readers of HTML; absent: plain text alone. */
  readonly html?: string;
  /** Where one press ends the subscription (RFC 8058). Such mails wait for all others. */
  readonly unsubscribe?: string;
  /** Of a subscription's mail: given up once the mailbox is refused. */
  readonly subscriptionId?: number | null;
}

/** A mail as it is handed to the mail server. */
export interface SentMail extends Mail {
  readonly id: number;
  readonly createdAt: Date;
}

export interface Mailer {
  readonly reachesPeople: boolean;
  queue(transaction: Transaction, mail: Mail): Promise<void>;
  queueAll(transaction: Transaction, mails: readonly Mail[]): Promise<void>;
  /** Does not wait for the delivery. */
  deliverSoon(): void;
  /** Resolves after attempting all due mails. */
  deliver(): Promise<void>;
  /** Waits briefly for the current delivery. */
  stop(): Promise<void>;
}

const MINUTE_MS = 60_000;
/** Minutes after the mail was queued, unaffected by restarts. */
const ATTEMPT_MINUTES = [0, 1, 3, 8, 20, 60, 180, 480, 1440] as const;
const BATCH_SIZE = 20;
/** What a mail says may contain a valid link, so it is deleted as soon as it is not needed. */
const NO_CONTENT = { text: '', html: '', unsubscribe: '' };
const MAX_ERROR_LENGTH = 200;
const STOP_TIMEOUT_MS = 2000;

function isDue({ createdAt, tries }: { createdAt: Date; tries: number }, now: Date): boolean {
  // Independent of the clock, which may have been ahead when the mail was queued.
  if (tries === 0) return true;
  const minutes = ATTEMPT_MINUTES[tries];
  return minutes !== undefined && now.getTime() >= createdAt.getTime() + minutes * MINUTE_MS;
}

export function createMailer({
  database,
  clock,
  transport,
  log,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly transport: MailTransport;
  readonly log: FastifyBaseLogger;
}): Mailer {
  let delivery: Promise<void> | undefined;
  /** Begins after the current delivery. */
  let nextDelivery: Promise<void> | undefined;
  let isStopped = false;
  let isAbandoned = false;

  /** Returns whether it was sent. */
  async function send(mail: SentMail & { readonly tries: number }): Promise<boolean> {
    assertOutsideTransaction('Sending mail');
    const { id, subject } = mail;
    try {
      await transport.send(mail);
      if (isAbandoned) return true;
      log.info({ mail: id, subject }, transport.doneMessage);
      await database.write(async (transaction) => {
        const data = { ...NO_CONTENT, sentAt: clock(), lastError: '', tries: mail.tries + 1 };
        await transaction.outboxMail.updateMany({ where: { id }, data });
      });
      return true;
    } catch (thrown) {
      if (isAbandoned) return false;
      const lastError = (thrown instanceof Error ? thrown.message : 'unknown').slice(
        0,
        MAX_ERROR_LENGTH,
      );
      const isRefused = typeof mail.subscriptionId === 'number' && refusesMailbox(thrown);
      const tries = isRefused ? ATTEMPT_MINUTES.length : mail.tries + 1;
      const isLast = tries === ATTEMPT_MINUTES.length;
      // Mail servers repeat the mailbox, which does not belong in the log.
      const reason = lastError.replaceAll(/[^\s<>]+@[^\s<>]+/g, '…');
      log.warn({ mail: id, subject, tries, isLast, reason }, 'a mail could not be sent');
      await database.write(async (transaction) => {
        const data = {
          tries,
          lastError,
          ...(isLast && NO_CONTENT),
          ...(isRefused && { refusedAt: clock() }),
        };
        await transaction.outboxMail.updateMany({ where: { id }, data });
      });
      return false;
    }
  }

  /** Returns whether more may be due. */
  async function deliverBatch(): Promise<boolean> {
    const { outboxMail } = database.reader;
    // Without their texts, since there may be hundreds.
    const waiting = await outboxMail.findMany({
      where: { sentAt: null, tries: { lt: ATTEMPT_MINUTES.length } },
      select: { id: true, createdAt: true, tries: true, unsubscribe: true },
      orderBy: { id: 'asc' },
    });
    const isBulk = ({ unsubscribe }: (typeof waiting)[number]): boolean => unsubscribe !== '';
    const due = waiting
      .filter((mail) => isDue(mail, clock()))
      .toSorted((one, other) => Number(isBulk(one)) - Number(isBulk(other)))
      .slice(0, BATCH_SIZE);
    let sent = 0;
    for (const { id } of due) {
      if (isStopped) return false;
      // Those of an ended subscription are deleted.
      const mail = await outboxMail.findUnique({ where: { id } });
      if (mail === null || (await send(mail))) sent += 1;
    }
    // Without an answer of the mail server the others wait for the next delivery.
    return due.length === BATCH_SIZE && sent > 0;
  }

  async function deliverDue(): Promise<void> {
    while (await deliverBatch()) if (isStopped) return;
  }

  async function deliver(): Promise<void> {
    if (isStopped) return;
    const before = delivery;
    // It sends the mails that were queued during the current one.
    nextDelivery ??= (async () => {
      await before;
      nextDelivery = undefined;
      // One process at a time, so that no mail is sent twice.
      await database.withLock('mail', deliverDue);
    })();
    const now = nextDelivery;
    delivery = now.catch(() => undefined);
    await now;
  }

  return {
    reachesPeople: transport.reachesPeople,
    async queue(transaction, mail) {
      await transaction.outboxMail.create({ data: { ...mail, createdAt: clock() } });
    },
    async queueAll(transaction, mails) {
      if (mails.length === 0) return;
      const createdAt = clock();
      await transaction.outboxMail.createMany({
        data: mails.map((mail) => ({ ...mail, createdAt })),
      });
    },
    deliverSoon() {
      deliver().catch((thrown: unknown) => {
        log.error({ err: thrown }, 'the outbox could not be read');
      });
    },
    deliver,
    async stop() {
      isStopped = true;
      await Promise.race([delivery, pause(STOP_TIMEOUT_MS, undefined, { ref: false })]);
      isAbandoned = true;
    },
  };
}
