import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { movableClock } from '../../../test/movableClock.ts';
import { startSmtpServer } from '../../../test/smtpServer.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';

const MINUTE = 60_000;
const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function start(environment: Record<string, string> = {}) {
  const clock = movableClock();
  const app = await startTestApp({ clock, environment });
  closers.push(() => app.close());
  return { app, clock };
}

/** A mail server on a port of its own; what it got, and how to make it refuse. */
async function smtpServer(options: SMTPServerOptions = {}) {
  const smtp = await startSmtpServer(options);
  closers.push(() => smtp.close());
  return smtp;
}

/** Something that listens and never says a word. */
async function silentServer(): Promise<string> {
  const sockets = new Set<{ destroy(): unknown }>();
  const server: Server = createServer((socket) => sockets.add(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(async () => {
    for (const socket of sockets) socket.destroy();
    return new Promise((done) => server.close(done));
  });
  return `smtp://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

/** A port on which nobody listens. */
async function deadAddress(): Promise<string> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return `smtp://127.0.0.1:${String(port)}`;
}

const ask = (app: TestApp, email: string) =>
  app.rest('PUT', '/api/UserAuth/ResetPassword', {
    json: { email, newPassword: 'osam žutih kišobrana', confirmPassword: 'osam žutih kišobrana' },
  });
const outbox = (app: TestApp) => app.database.reader.outboxMail.findMany();

describe('with a mail server', () => {
  it('mail goes to the stored address alone, from MAIL_FROM, and its text is not kept', async () => {
    const smtp = await smtpServer();
    const { app, clock } = await start({ SMTP_URL: smtp.url, MAIL_FROM: 'sajt@centar.example' });
    const { email } = await app.addUser();
    expect((await ask(app, email.toUpperCase())).text).toBe('true');
    await app.mailer.deliver();
    expect(smtp.received).toMatchObject([{ from: 'sajt@centar.example', to: [email] }]);
    expect(smtp.received[0]?.text).toContain('#kod=3D');
    expect(await outbox(app)).toMatchObject([{ sentAt: clock(), tries: 1, text: '' }]);
    // Nobody has to be told by an administrator.
    const user = await app.database.reader.user.findFirstOrThrow();
    expect(user.resetAskedAt).toBeNull();
    await app.mailer.deliver();
    expect(smtp.received).toHaveLength(1);
  });

  it('what was refused is tried again, later and later, and at last given up', async () => {
    const smtp = await smtpServer();
    smtp.state.refuses = true;
    const { app, clock } = await start({ SMTP_URL: smtp.url });
    const { email } = await app.addUser();
    await ask(app, email);
    await app.mailer.deliver();
    const [first] = await outbox(app);
    expect(first).toMatchObject({ sentAt: null, tries: 1 });
    expect(first?.lastError).toContain('no such mailbox');
    await app.mailer.deliver();
    expect(await outbox(app)).toMatchObject([{ tries: 1 }]);
    clock.pass(MINUTE);
    await app.mailer.deliver();
    await app.mailer.deliver();
    expect(await outbox(app)).toMatchObject([{ tries: 2 }]);

    smtp.state.refuses = false;
    clock.pass(2 * MINUTE);
    await app.mailer.deliver();
    expect(smtp.received).toHaveLength(1);
    expect(await outbox(app)).toMatchObject([{ tries: 3, sentAt: clock(), text: '' }]);

    smtp.state.refuses = true;
    await ask(app, email);
    for (let hour = 0; hour < 30; hour += 1) {
      await app.mailer.deliver();
      clock.pass(60 * MINUTE);
    }
    const [, last] = await outbox(app);
    expect(last).toMatchObject({ sentAt: null, tries: 9, text: '' });
  });

  it('a mail queued while the clock was a year ahead does not wait a year', async () => {
    const smtp = await smtpServer();
    const { app, clock } = await start({ SMTP_URL: smtp.url });
    const mail = { recipient: 'a@centar.example', subject: 's', text: 't' };
    clock.pass(365 * 24 * 60 * MINUTE);
    await app.database.write((transaction) => app.mailer.queue(transaction, mail));
    clock.pass(-365 * 24 * 60 * MINUTE);
    await app.mailer.deliver();
    expect(smtp.received).toHaveLength(1);
  });

  it('a mail of a subscription waits for others and ends by one press', async () => {
    const smtp = await smtpServer();
    const { app } = await start({ SMTP_URL: smtp.url });
    const unsubscribe = 'https://centar.example/moja-obavestenja/x';
    const mail = { recipient: 'a@centar.example', subject: 's', text: 't' };
    await app.database.write((transaction) =>
      app.mailer.queueAll(transaction, [
        { ...mail, html: '<p>t</p>', unsubscribe, subscriptionId: 1 },
        { ...mail, recipient: 'b@centar.example' },
      ]),
    );
    await app.mailer.deliver();
    expect(smtp.received.map(({ to }) => to[0])).toEqual(['b@centar.example', 'a@centar.example']);
    const text = smtp.received[1]?.text ?? '';
    expect(text).toContain(`List-Unsubscribe: <${unsubscribe}>`);
    expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(text).toContain('multipart/alternative');
    expect(await outbox(app)).toMatchObject([{ text: '', html: '', unsubscribe: '' }, {}]);
  });

  it.each([
    ['no such mailbox', true],
    ['5.7.1 relaying denied', false],
    ['5.2.2 mailbox full', false],
  ])('a subscription refused with "%s" ends: %s', async (answer, ends) => {
    const smtp = await smtpServer({
      onRcptTo: (_address, _session, done) => {
        done(Object.assign(new Error(answer), { responseCode: 550 }));
      },
    });
    const { app, clock } = await start({ SMTP_URL: smtp.url });
    const { id } = await app.database.write(async (transaction) => {
      const email = 'a@centar.example';
      const row = { topic: 'weekly', email, emailNorm: email, script: 'latin', sections: [] };
      const subscription = await transaction.mailSubscription.create({
        data: { ...row, salt: 's', codeHash: 'h', askedAt: clock(), confirmedAt: clock() },
      });
      const mail = { recipient: email, subject: 's', text: 't', subscriptionId: subscription.id };
      await app.mailer.queue(transaction, mail);
      return subscription;
    });
    await app.mailer.deliver();
    await app.notifications.tellSubscribers();
    const found = await app.database.reader.mailSubscription.count({ where: { id } });
    expect(found).toBe(ends ? 0 : 1);
  });

  it('a certificate that nobody vouches for is not trusted', async () => {
    const smtp = await smtpServer({ secure: true });
    const { app } = await start({ SMTP_URL: smtp.url.replace('smtp:', 'smtps:') });
    const { email } = await app.addUser();
    await ask(app, email);
    await app.mailer.deliver();
    expect(smtp.received).toEqual([]);
    const [mail] = await outbox(app);
    expect(mail?.lastError).toMatch(/certificate|self.signed|handshake|expired|key too small/i);
  });

  it.each([
    ['dead', deadAddress],
    ['silent', silentServer],
    [
      'refusing',
      async () => {
        const smtp = await smtpServer();
        smtp.state.refuses = true;
        return smtp.url;
      },
    ],
  ])('a %s one changes nothing of what a request answers (reset 8)', async (name, address) => {
    const { app } = await start({ SMTP_URL: await address() });
    const { email } = await app.addUser();
    const [known, unknown] = await Promise.all([ask(app, email), ask(app, 'niko@x.rs')]);
    const shape = ({ status, text, headers }: typeof known) => [status, text, [...headers.keys()]];
    expect(shape(known)).toEqual(shape(unknown));
    expect(known.text).toBe('true');
    const [mail] = await outbox(app);
    expect(mail).toMatchObject({ sentAt: null, recipient: email });
    // The answer came while the mail server was still waited for.
    if (name === 'silent') expect(mail?.lastError).toBe('');
  });
});

describe('without one', () => {
  it('every mail becomes a file of its owner, and its subject is logged', async () => {
    const { app } = await start();
    const { email } = await app.addUser({ name: 'Žarko\r\nBcc: zlo@x.rs' });
    await ask(app, email);
    await app.mailer.deliver();
    const folder = join(app.dataDir, 'outbox');
    const [name = ''] = readdirSync(folder);
    expect(readdirSync(folder)).toHaveLength(1);
    expect(name).toMatch(/\.eml$/);
    const text = readFileSync(join(folder, name), 'utf8');
    expect(text).toContain(`To: ${email}`);
    expect(text).toMatch(/^https:\/\/centar\.example\/ap\/reset-password#kod=[\w-]{43}\r$/m);
    expect(text).toContain('za vaš nalog je zatražena nova lozinka');
    expect(text.match(/^content-transfer-encoding:.*$/gim)).toEqual([
      'Content-Transfer-Encoding: 8bit',
    ]);
    expect(text.split('\r\n\r\n')[0]).not.toMatch(/^Bcc/im);
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
    const lines = app.logs.filter((line) => line.includes('mail written to the outbox'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('Nova lozinka');
    expect(app.logs.join('')).not.toContain('#kod=');
  });
});
