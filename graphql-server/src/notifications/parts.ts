import { createHmac } from 'node:crypto';
import { pagePath } from '@centar/domain/pages.ts';
import { inScript, scriptNamed, type Script } from '@centar/domain/scriptAddress.ts';
import type { CategorySlug } from '@centar/domain/sections.ts';
import type { MailSubscription } from '../../../prisma/generated/client.ts';
import type { Centre, Clock } from '../platform/context.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { hashOf } from '../platform/secretCodes.ts';
import type { Mail, Mailer } from '../platform/mail/mailer.ts';
import type { MailSender, WrittenMail } from './notificationMails.ts';

export interface NotificationParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly publicUrl: string;
  readonly centreName: () => string;
  readonly centre: Centre;
  /** Of the installation; codes of links are derived from it. */
  readonly linkKey: Buffer;
}

/**
 * The code in the link of every mail: 256 bits, derived from the installation's key and the
 * subscription's salt, so that the database alone does not reveal it.
 */
export const codeOf = (key: Buffer, salt: string): string =>
  createHmac('sha256', key).update(`mail subscription ${salt}`).digest('base64url');

export const scriptOf = ({ script }: Pick<MailSubscription, 'script'>): Script =>
  scriptNamed(script);

export const sectionsOf = ({ sections }: Pick<MailSubscription, 'sections'>): CategorySlug[] =>
  sections as CategorySlug[];

export const senderIn = (
  { publicUrl, centreName, centre }: NotificationParts,
  script: Script,
): MailSender => ({
  publicUrl,
  centreName: centreName(),
  script,
  write: centre.writers[script],
});

export type Recipient = Pick<MailSubscription, 'id' | 'email' | 'script' | 'salt' | 'codeHash'>;

export const linkTo = ({ publicUrl, linkKey }: NotificationParts, row: Recipient): string =>
  publicUrl + inScript(scriptOf(row), pagePath('ownNotifications', codeOf(linkKey, row.salt)));

/** A mail of a confirmed subscription, which one press ends. */
export const subscribedMail = (
  parts: NotificationParts,
  row: Recipient,
  written: WrittenMail,
): Mail => ({
  ...written,
  recipient: row.email,
  subscriptionId: row.id,
  unsubscribe: linkTo(parts, row),
});

/**
 * After the installation's key is replaced, old codes end with the next mail, which has the new
 * one.
 */
export async function renewCodes(
  transaction: Transaction,
  { linkKey }: NotificationParts,
  rows: readonly Recipient[],
): Promise<void> {
  for (const { id, salt, codeHash } of rows) {
    const current = hashOf(codeOf(linkKey, salt));
    if (current === codeHash) continue;
    await transaction.mailSubscription.update({ where: { id }, data: { codeHash: current } });
  }
}

/** Erases subscriptions with the mails that wait for them. */
export async function eraseSubscriptions(
  transaction: Transaction,
  ids: readonly number[],
): Promise<number> {
  const { count } = await transaction.mailSubscription.deleteMany({
    where: { id: { in: [...ids] } },
  });
  await transaction.outboxMail.deleteMany({ where: { subscriptionId: { in: [...ids] } } });
  return count;
}
