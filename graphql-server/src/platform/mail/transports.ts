import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { makeFolder } from '../files/disk.ts';
import type { Mail } from './mailer.ts';

/** The delivery of mails: to a mail server, or into files. */
export interface MailTransport {
  /** True if mails leave the machine. */
  readonly reachesPeople: boolean;
  /** The log message of a delivered mail. */
  readonly doneMessage: string;
  /** Throws if the mail was not delivered. */
  send(mail: Mail & { readonly id: number }): Promise<void>;
}

const SECOND_MS = 1000;
/** After a timeout the mail is tried again later. */
const TIMEOUTS = {
  connectionTimeout: 10 * SECOND_MS,
  greetingTimeout: 10 * SECOND_MS,
  socketTimeout: 20 * SECOND_MS,
};

/** The library must read no files or addresses, whatever a mail holds. */
const NO_EXTERNAL_CONTENT = { disableFileAccess: true, disableUrlAccess: true } as const;

function messageOf({ recipient, subject, text }: Mail, from: string) {
  // An object, so that the address can't be parsed as a list of several.
  return { from, to: { name: '', address: recipient }, subject, text };
}

/** Sends through the mail server of `SMTP_URL`, whose certificate is checked. */
export function smtpTransport(url: string, from: () => string): MailTransport {
  const transporter = createTransport({ url, ...TIMEOUTS, ...NO_EXTERNAL_CONTENT });
  return {
    reachesPeople: true,
    doneMessage: 'mail sent',
    async send(mail) {
      await transporter.sendMail(messageOf(mail, from()));
    },
  };
}

/**
 * The mail with its text unencoded, so that the link is readable in an editor. The encoding for mail servers would break it
 * into lines.
 */
function withPlainText(composed: string, text: string): string {
  const [head = ''] = composed.split(/\r?\n\r?\n/, 1);
  const encoding = 'Content-Transfer-Encoding: 8bit';
  const whole = `${head.replace(/^Content-Transfer-Encoding:.*$/im, encoding)}\n\n${text}`;
  return whole.replace(/\r?\n/g, '\r\n');
}

/** Writes each mail as a file that only its owner may read. */
export function fileTransport(folder: string, from: () => string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, ...NO_EXTERNAL_CONTENT });
  return {
    reachesPeople: false,
    doneMessage: 'mail written to the outbox',
    async send(mail) {
      const { message } = await composer.sendMail(messageOf(mail, from()));
      makeFolder(folder);
      const path = join(folder, `${String(mail.id).padStart(6, '0')}.eml`);
      const file = await open(`${path}.tmp`, 'w', 0o600);
      try {
        await file.writeFile(withPlainText((message as Buffer).toString(), mail.text));
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(`${path}.tmp`, path);
    },
  };
}
