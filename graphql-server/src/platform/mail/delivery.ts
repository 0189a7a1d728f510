import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { MINUTE_MS } from '@centar/domain/durations.ts';
import type { Clock } from '../context.ts';
import { assertOutsideTransaction, type Database } from '../database/database.ts';
import type { SentMail } from './mailer.ts';
import { refusesMailbox, type MailTransport } from './transports.ts';

interface WaitingMail extends SentMail {
  readonly tries: number;
}

/** Minutes after the mail was queued, unaffected by restarts. */
const ATTEMPT_MINUTES = [0, 1, 3, 8, 20, 60, 180, 480, 1440] as const;
const BATCH_SIZE = 20;
/** A mail may contain a valid link, so its content is deleted as soon as possible. */
const NO_CONTENT = { text: '', html: '', unsubscribe: '' };
const MAX_ERROR_LENGTH = 200;
const STOP_TIMEOUT_MS = 2000;

function isDue({ createdAt, tries }: { createdAt: Date; tries: number }, now: Date): boolean {
  // Independent of the clock, which may have been ahead when the mail was queued.
  if (tries === 0) return true;
  const minutes = ATTEMPT_MINUTES[tries];
  return minutes !== undefined && now.getTime() >= createdAt.getTime() + minutes * MINUTE_MS;
}

function failureOf({ tries, subscriptionId }: WaitingMail, thrown: unknown) {
  const message = thrown instanceof Error ? thrown.message : 'unknown';
  const isRefused = typeof subscriptionId === 'number' && refusesMailbox(thrown);
  const next = isRefused ? ATTEMPT_MINUTES.length : tries + 1;
  return {
    lastError: message.slice(0, MAX_ERROR_LENGTH),
    isRefused,
    tries: next,
    isLast: next === ATTEMPT_MINUTES.length,
  };
}

export interface DeliveryOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly transport: MailTransport;
  readonly log: FastifyBaseLogger;
}

/** Hands one mail to the mail server, and stores how that went until it is abandoned. */
function createSender({ database, clock, transport, log }: DeliveryOptions) {
  let isAbandoned = false;

  /** Returns whether it was sent. */
  async function send(mail: WaitingMail): Promise<boolean> {
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
      const failure = failureOf(mail, thrown);
      const { tries, isLast } = failure;
      // Mail servers repeat the mailbox, which does not belong in the log.
      const reason = failure.lastError.replaceAll(/[^\s<>]+@[^\s<>]+/g, '…');
      log.warn({ mail: id, subject, tries, isLast, reason }, 'a mail could not be sent');
      await database.write(async (transaction) => {
        const data = {
          tries,
          lastError: failure.lastError,
          ...(isLast && NO_CONTENT),
          ...(failure.isRefused && { refusedAt: clock() }),
        };
        await transaction.outboxMail.updateMany({ where: { id }, data });
      });
      return false;
    }
  }

  return {
    send,
    abandon() {
      isAbandoned = true;
    },
  };
}

/** Hands mails of the outbox to the mail server, one process at a time. */
export function createDelivery(options: DeliveryOptions) {
  const { database, clock } = options;
  const { send, abandon } = createSender(options);
  let delivery: Promise<void> | undefined;
  /** Begins after the current delivery. */
  let nextDelivery: Promise<void> | undefined;
  let isStopped = false;

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

  /** Waits briefly for the current delivery. */
  async function stop(): Promise<void> {
    isStopped = true;
    await Promise.race([delivery, pause(STOP_TIMEOUT_MS, undefined, { ref: false })]);
    abandon();
  }

  return { deliver, stop };
}
