import { openDatabase } from '../src/platform/database/openDatabase.ts';
import { createLogger } from '../src/platform/logger.ts';
import { createMailer } from '../src/platform/mail/mailer.ts';
import { smtpTransport } from '../src/platform/mail/transports.ts';
import { createTellSubscribers } from '../src/notifications/tellSubscribers.ts';
import { endWithParent } from './endWithParent.ts';

/**
 * A process of its own that tells subscribers until it is killed: `notificationChild.ts <database>
 * <mail server> <moment>`. It says `told` when nobody is left to tell.
 */
endWithParent();
const [, , url = '', mailServer = '', moment = ''] = process.argv;
const clock = () => new Date(moment);
const database = await openDatabase(url);
const mailer = createMailer({
  database,
  clock,
  transport: smtpTransport(mailServer, () => 'centar@centar.example'),
  log: createLogger('silent'),
});
const tellSubscribers = createTellSubscribers({
  database,
  clock,
  mailer,
  publicUrl: 'https://centar.example',
  centreName: () => 'Centar',
  centre: {
    facts: {},
    keepScript: [],
    writers: { latin: (text: string) => text, cyrillic: (text: string) => text },
  } as never,
  linkKey: Buffer.alloc(32, 7),
});

/** Those who are not told yet, and mails that wait. */
async function left(): Promise<number> {
  const { mailSubscription, outboxMail } = database.reader;
  const [untold, unsent] = await Promise.all([
    mailSubscription.count({ where: { toldWeek: '' } }),
    outboxMail.count({ where: { sentAt: null } }),
  ]);
  return untold + unsent;
}

process.stdout.write('ready\n');
while ((await left()) > 0) {
  await tellSubscribers();
  await mailer.deliver();
}
process.stdout.write('told\n');
await new Promise(() => setInterval(() => undefined, 1000));
