import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Centre, Clock } from '../context.ts';
import type { Database } from '../database/database.ts';
import type { Environment } from '../environment.ts';
import { createMailer } from './mailer.ts';
import type { Mailer } from './mailer.ts';
import { fileTransport, smtpTransport } from './transports.ts';

const LOOK_EVERY_MS = 30_000;
/** The sender while the centre has no e-mail address yet. */
const NO_ADDRESS = 'centar@localhost';

/**
 * The application's outbox: through the mail server where one is configured, into files otherwise. It is looked
 * through when the server is ready and every half minute, and left alone once the server stops.
 */
export function registerMail(
  server: FastifyInstance,
  options: {
    readonly database: Database;
    readonly environment: Pick<Environment, 'smtpUrl' | 'mailFrom' | 'dataDir'>;
    readonly clock: Clock;
    readonly centre: Centre;
  },
): Mailer {
  const { database, clock, centre } = options;
  const { smtpUrl, mailFrom, dataDir } = options.environment;
  const from = (): string => mailFrom ?? (centre.facts.email || NO_ADDRESS);
  const transport =
    smtpUrl === undefined
      ? fileTransport(join(dataDir, 'outbox'), from)
      : smtpTransport(smtpUrl, from);
  const mailer = createMailer({ database, clock, transport, log: server.log });
  const timer = setInterval(() => {
    mailer.deliverSoon();
  }, LOOK_EVERY_MS);
  timer.unref();
  server.addHook('onReady', async () => {
    mailer.deliverSoon();
  });
  server.addHook('onClose', async () => {
    clearInterval(timer);
    await mailer.stop();
  });
  return mailer;
}
