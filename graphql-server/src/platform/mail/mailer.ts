import type { Transaction } from '../database/database.ts';
import { createDelivery, type DeliveryOptions } from './delivery.ts';

export interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  /** The same for readers of HTML; absent: plain text alone. */
  readonly html?: string;
  /** Where one press ends the subscription (RFC 8058). Such mails wait for all others. */
  readonly unsubscribe?: string;
  /** Ends the subscription's mails if the mailbox is refused. */
  readonly subscriptionId?: number | null;
}

/** For the mail server. */
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

export function createMailer(options: DeliveryOptions): Mailer {
  const { clock, transport, log } = options;
  const { deliver, stop } = createDelivery(options);

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
    stop,
  };
}
