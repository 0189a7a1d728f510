import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../context.ts';
import type { Database, Transaction } from '../database/database.ts';
import { assertOutsideTransaction } from '../database/database.ts';
import type { MailTransport } from './transports.ts';

/** A mail in plain text. */
export interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
}

/** Keeps mails in the database until they are out; no request ever waits for one. */
export interface Mailer {
  /** Do mails leave the machine? Otherwise they are files, and people must be told in another way. */
  readonly reachesPeople: boolean;
  /** Puts a mail into the outbox, in the transaction that is the reason for it. */
  queue(transaction: Transaction, mail: Mail): Promise<void>;
  /** Starts delivering what is due, without making the caller wait. */
  deliverSoon(): void;
  /** Delivers what is due; resolves when it was tried. */
  deliver(): Promise<void>;
  /** Lets no delivery begin any more, and waits a little for the one that is under way. */
  stop(): Promise<void>;
}

const MINUTE_MS = 60_000;
/** When the tries are made, in minutes after the mail was written; a restart changes nothing about it. */
const TRIES_AT = [0, 1, 3, 8, 20, 60, 180, 480, 1440] as const;
const AT_ONCE = 20;
const ERROR_MAX = 200;
/** How long a stopping server waits for a mail that is under way; the next start sends it again. */
const STOP_MS = 2000;

function isDue({ createdAt, tries }: { createdAt: Date; tries: number }, now: Date): boolean {
  // Written while the clock was ahead: the first try waits for no time.
  if (tries === 0) return true;
  const minutes = TRIES_AT[tries];
  return minutes !== undefined && now.getTime() >= createdAt.getTime() + minutes * MINUTE_MS;
}

/** The outbox of one database, emptied through one transport. */
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
  let underWay: Promise<void> | undefined;
  let isStopped = false;
  let isAbandoned = false;

  async function send(mail: Mail & { id: number; tries: number }): Promise<void> {
    assertOutsideTransaction('Sending mail');
    const { id, subject } = mail;
    try {
      await transport.send(mail);
      if (isAbandoned) return;
      log.info({ mail: id, subject }, transport.done);
      // A delivered mail may hold a link that still works: its text is not kept.
      await database.write(async (transaction) => {
        const data = { sentAt: clock(), text: '', lastError: '', tries: mail.tries + 1 };
        await transaction.outboxMail.updateMany({ where: { id }, data });
      });
    } catch (thrown) {
      if (isAbandoned) return;
      const lastError = (thrown instanceof Error ? thrown.message : 'unknown').slice(0, ERROR_MAX);
      const tries = mail.tries + 1;
      const isLast = tries === TRIES_AT.length;
      log.warn({ mail: id, subject, tries, isLast, reason: lastError }, 'a mail could not be sent');
      await database.write(async (transaction) => {
        const data = { tries, lastError, ...(isLast ? { text: '' } : {}) };
        await transaction.outboxMail.updateMany({ where: { id }, data });
      });
    }
  }

  async function deliverAll(): Promise<void> {
    const waiting = await database.reader.outboxMail.findMany({
      where: { sentAt: null, tries: { lt: TRIES_AT.length } },
      orderBy: { id: 'asc' },
    });
    const due = waiting.filter((mail) => isDue(mail, clock())).slice(0, AT_ONCE);
    for (const mail of due) {
      if (isStopped) return;
      await send(mail);
    }
  }

  async function deliver(): Promise<void> {
    if (isStopped) return;
    // Mails queued during a delivery are sent by the next one.
    const before = underWay;
    const now = (async () => {
      await before;
      // Of several processes one delivers at a time, so that no mail is sent by two.
      await database.withLock('mail', deliverAll);
    })();
    underWay = now.catch(() => undefined);
    await now;
  }

  return {
    reachesPeople: transport.reachesPeople,
    async queue(transaction, mail) {
      await transaction.outboxMail.create({ data: { ...mail, createdAt: clock() } });
    },
    deliverSoon() {
      deliver().catch((thrown: unknown) => {
        log.error({ err: thrown }, 'the outbox could not be read');
      });
    },
    deliver,
    async stop() {
      isStopped = true;
      await Promise.race([underWay, pause(STOP_MS, undefined, { ref: false })]);
      isAbandoned = true;
    },
  };
}
