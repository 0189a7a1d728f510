import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { makeFolder } from '../files/disk.ts';
import type { Mail } from './mailer.ts';

/** A way for mails to leave the outbox. */
export interface MailTransport {
  /** Does the mail leave the machine? */
  readonly reachesPeople: boolean;
  /** The log message of a delivered mail. */
  readonly done: string;
  /** Throws when the mail did not go out. */
  send(mail: Mail & { readonly id: number }): Promise<void>;
}

const SECOND_MS = 1000;
/** A server that keeps silent is given up; the mail is tried again. */
const TIMEOUTS = {
  connectionTimeout: 10 * SECOND_MS,
  greetingTimeout: 10 * SECOND_MS,
  socketTimeout: 20 * SECOND_MS,
};

/** Never read from files or addresses on the net, whatever a mail holds. */
const CLOSED = { disableFileAccess: true, disableUrlAccess: true } as const;

function messageOf({ recipient, subject, text }: Mail, from: string) {
  // In the form of an object the address can't be read as a list of several.
  return { from, to: { name: '', address: recipient }, subject, text };
}

/** Sends through the mail server of `SMTP_URL`, whose certificate is checked. */
export function smtpTransport(url: string, from: () => string): MailTransport {
  const transporter = createTransport({ url, ...TIMEOUTS, ...CLOSED });
  return {
    reachesPeople: true,
    done: 'mail sent',
    async send(mail) {
      await transporter.sendMail(messageOf(mail, from()));
    },
  };
}

/**
 * The mail with its text as it is: whoever opens the file in an editor finds the link in one piece, which the
 * encoding for mail servers would break.
 */
function readable(composed: string, text: string): string {
  const [head = ''] = composed.split(/\r?\n\r?\n/, 1);
  const encoding = 'Content-Transfer-Encoding: 8bit';
  const whole = `${head.replace(/^Content-Transfer-Encoding:.*$/im, encoding)}\n\n${text}`;
  return whole.replace(/\r?\n/g, '\r\n');
}

/** Writes each mail as a file of the folder, readable by its owner alone. */
export function fileTransport(folder: string, from: () => string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, ...CLOSED });
  return {
    reachesPeople: false,
    done: 'mail written to the outbox',
    async send(mail) {
      const { message } = await composer.sendMail(messageOf(mail, from()));
      makeFolder(folder);
      const path = join(folder, `${String(mail.id).padStart(6, '0')}.eml`);
      const file = await open(`${path}.tmp`, 'w', 0o600);
      try {
        await file.writeFile(readable((message as Buffer).toString(), mail.text));
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(`${path}.tmp`, path);
    },
  };
}
