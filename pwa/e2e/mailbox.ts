import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server and the mails that it received. */
export interface Mailbox {
  /** For `SMTP_URL`. */
  readonly url: string;
  /** The decoded mails to an address, the oldest first. */
  to(address: string): string[];
  close(): Promise<void>;
}

/** Decodes quoted-printable. */
function readable(mail: string): string {
  const bytes = mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Starts a mail server that accepts everything. */
export async function startMailbox(): Promise<Mailbox> {
  const received: { to: string[]; text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, text: readable(Buffer.concat(chunks).toString('latin1')) });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${String(port)}`,
    to: (address) => received.filter(({ to }) => to.includes(address)).map(({ text }) => text),
    close: () => new Promise((done) => server.close(() => done())),
  };
}
