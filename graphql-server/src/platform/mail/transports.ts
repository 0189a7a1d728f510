import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { once } from '@centar/domain/once.ts';
import { makeFolder } from '../files/disk.ts';
import type { SentMail } from './mailer.ts';

export interface MailTransport {
  /** True if mails leave the machine. */
  readonly reachesPeople: boolean;
  /** Logged after a delivery. */
  readonly doneMessage: string;
  send(mail: SentMail): Promise<void>;
}

const SECOND_MS = 1000;
const TIMEOUTS = {
  connectionTimeout: 10 * SECOND_MS,
  greetingTimeout: 10 * SECOND_MS,
  socketTimeout: 20 * SECOND_MS,
};

const library = () => import('nodemailer');

/** The library must not load files or addresses named in a mail. */
const NO_EXTERNAL_CONTENT = { disableFileAccess: true, disableUrlAccess: true } as const;

/** The same for each attempt, so that mailboxes show a mail that is sent again only once. */
function messageIdOf({ id, createdAt, recipient }: SentMail, from: string): string {
  const name = createHash('sha256').update(`${String(id)} ${createdAt.toISOString()} ${recipient}`);
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return `<${name.digest('hex').slice(0, 32)}@${domain}>`;
}

function messageOf(mail: SentMail, from: string) {
  const { recipient, subject, text, html, unsubscribe } = mail;
  return {
    from,
    // An object is not parsed as a list of addresses.
    to: { name: '', address: recipient },
    subject,
    text,
    messageId: messageIdOf(mail, from),
    ...(html && { html }),
    ...(unsubscribe && {
      headers: {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'Auto-Submitted': 'auto-generated',
      },
    }),
  };
}

/** The mail server's answer, in what `send` throws. */
interface SmtpFailure {
  readonly responseCode?: unknown;
  readonly command?: unknown;
  readonly message?: unknown;
}

/** Refusals of the sender, such as a relay that is not permitted, and full mailboxes. */
const NOT_OF_THE_MAILBOX = /\b5\.(?:7\.\d+|2\.2)\b/;

/** Whether the mail server says permanently that the mailbox does not exist. */
export function refusesMailbox(thrown: unknown): boolean {
  const { responseCode, command, message } = (thrown ?? {}) as SmtpFailure;
  return (
    command === 'RCPT TO' &&
    typeof responseCode === 'number' &&
    responseCode >= 500 &&
    responseCode !== 552 &&
    !NOT_OF_THE_MAILBOX.test(String(message))
  );
}

export function smtpTransport(url: string, from: () => string): MailTransport {
  const transporter = once(async () =>
    (await library()).createTransport({ url, ...TIMEOUTS, ...NO_EXTERNAL_CONTENT }),
  );
  return {
    reachesPeople: true,
    doneMessage: 'mail sent',
    async send(mail) {
      await (await transporter()).sendMail(messageOf(mail, from()));
    },
  };
}

/** Unencoded, since the mail encoding would break the link in an editor. */
function withPlainText(composed: string, text: string): string {
  const [head = ''] = composed.split(/\r?\n\r?\n/, 1);
  const encoding = 'Content-Transfer-Encoding: 8bit';
  const whole = `${head.replace(/^Content-Transfer-Encoding:.*$/im, encoding)}\n\n${text}`;
  return whole.replace(/\r?\n/g, '\r\n');
}

export function fileTransport(folder: string, from: () => string): MailTransport {
  const options = { streamTransport: true, buffer: true, ...NO_EXTERNAL_CONTENT } as const;
  return {
    reachesPeople: false,
    doneMessage: 'mail written to the outbox',
    async send(mail) {
      const { html: _, ...plain } = mail;
      const composer = (await library()).createTransport(options);
      const { message } = await composer.sendMail(messageOf(plain, from()));
      makeFolder(folder);
      const path = join(folder, `${String(mail.id).padStart(6, '0')}.eml`);
      const text = withPlainText((message as Buffer).toString(), mail.text);
      await writeFile(`${path}.tmp`, text, { mode: 0o600, flush: true });
      await rename(`${path}.tmp`, path);
    },
  };
}
