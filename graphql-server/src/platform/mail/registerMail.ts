import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Centre, Clock } from '../context.ts';
import type { Database } from '../database/database.ts';
import type { Environment } from '../environment.ts';
import { createMailer, type Mailer } from './mailer.ts';
import { fileTransport, smtpTransport, type MailTransport } from './transports.ts';

const FALLBACK_SENDER = 'centar@localhost';

/** Writes files without a mail server. */
export function registerMail(
  server: FastifyInstance,
  options: {
    readonly database: Database;
    readonly environment: Pick<Environment, 'smtpUrl' | 'mailFrom' | 'dataDir'>;
    readonly clock: Clock;
    readonly centre: Centre;
    /** In place of the configured one. */
    readonly transport?: MailTransport | undefined;
  },
): Mailer {
  const { database, clock, centre } = options;
  const { smtpUrl, mailFrom, dataDir } = options.environment;
  const from = (): string => mailFrom ?? (centre.facts.email || FALLBACK_SENDER);
  const transport =
    options.transport ??
    (smtpUrl === undefined
      ? fileTransport(join(dataDir, 'outbox'), from)
      : smtpTransport(smtpUrl, from));
  const mailer = createMailer({ database, clock, transport, log: server.log });
  server.addHook('onClose', () => mailer.stop());
  return mailer;
}
