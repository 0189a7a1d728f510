import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { makeFolder } from '../files/disk.ts';
import type { Mail } from './mailer.ts';

export interface MailTransport {
  /** True if mails leave the machine. */
  readonly reachesPeople: boolean;
  /** Logged after a delivery. */
  readonly doneMessage: string;
  send(mail: Mail & { readonly id: number }): Promise<void>;
}

const SECOND_MS = 1000;
const TIMEOUTS = {
  connectionTimeout: 10 * SECOND_MS,
  greetingTimeout: 10 * SECOND_MS,
  socketTimeout: 20 * SECOND_MS,
};

/** The library must not load files or addresses named in a mail. */
const NO_EXTERNAL_CONTENT = { disableFileAccess: true, disableUrlAccess: true } as const;

function messageOf({ recipient, subject, text }: Mail, from: string) {
  // An object is not parsed as a list of addresses.
  return { from, to: { name: '', address: recipient }, subject, text };
}

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

/** Unencoded, since the mail encoding would break the link in an editor. */
function withPlainText(composed: string, text: string): string {
  const [head = ''] = composed.split(/\r?\n\r?\n/, 1);
  const encoding = 'Content-Transfer-Encoding: 8bit';
  const whole = `${head.replace(/^Content-Transfer-Encoding:.*$/im, encoding)}\n\n${text}`;
  return whole.replace(/\r?\n/g, '\r\n');
}

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
