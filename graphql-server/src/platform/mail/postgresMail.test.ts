import { expect, it } from 'vitest';
import { createLogger } from '../logger.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { createMailer, type Mailer } from './mailer.ts';
import type { MailTransport } from './transports.ts';
import { databaseIn } from '../../../test/testDatabase.ts';
import { makeDataDir } from '../../../test/testFiles.ts';

it('of two processes that deliver at once each mail is sent by one', async () => {
  const { dataDir, cleanUp } = await makeDataDir();
  const shared = await databaseIn(dataDir);
  const [one, other] = [await openDatabase(shared.url), await openDatabase(shared.url)];
  const sent: string[] = [];
  const begun = Promise.withResolvers<undefined>();
  const answer = Promise.withResolvers<undefined>();
  const transport: MailTransport = {
    reachesPeople: true,
    doneMessage: 'sent',
    async send({ subject }) {
      sent.push(subject);
      begun.resolve(undefined);
      await answer.promise;
    },
  };
  const log = createLogger('silent');
  const mailerOf = (database: Database): Mailer =>
    createMailer({ database, clock: () => new Date(), transport, log });
  const [first, second] = [mailerOf(one), mailerOf(other)];
  const subjects = ['prva', 'druga', 'treća'];
  await one.write(async (transaction) => {
    for (const subject of subjects) {
      await first.queue(transaction, { recipient: 'a@b.rs', subject, text: 't' });
    }
  });
  const both = [first.deliver()];
  await begun.promise;
  both.push(second.deliver());
  answer.resolve(undefined);
  await Promise.all(both);
  expect(sent).toEqual(subjects);
  for (const database of [one, other]) await database.close();
  await shared.drop();
  await cleanUp();
});
