import { setTimeout as realPause } from 'node:timers/promises';
import { checkNewPassword } from '@centar/domain/passwordRules.ts';
import { passwordReset } from '@centar/domain/user.ts';
import { recordAccountEvent } from '../auth/accountEvents.ts';
import { normaliseEmail } from '../auth/emailNorm.ts';
import type { RateLimiter } from '../../platform/rateLimit/rateLimiter.ts';
import { loginAttempts } from '../auth/loginRateLimits.ts';
import type { Passwords } from '../auth/passwords.ts';
import type { Sessions } from '../auth/sessions.ts';
import { parseInput } from '../../items/contentService.ts';
import type { Clock, Pause } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { hasRelation } from '../../platform/database/withRelation.ts';
import { badInput } from '../../platform/errors.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { passwordChangedMail, resetLinkMail } from '../../platform/mail/mailTexts.ts';
import { resetAttempts } from './resetRateLimits.ts';
import type { ResetCodes } from './resetCodes.ts';

export interface PasswordResetDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly passwords: Passwords;
  readonly limiter: RateLimiter;
  readonly sessions: Sessions;
  readonly mailer: Mailer;
  readonly resetCodes: ResetCodes;
  readonly centreName: () => string;
  /** No password may be one of these. */
  readonly centreWords: () => readonly string[];
  /** The real one if absent. */
  readonly pause?: Pause | undefined;
}

/** The least duration of an answer in milliseconds: timing must not reveal whether the account exists. */
const FLOOR_MS = 500;

const account = { id: true, name: true, email: true, emailNorm: true } as const;

interface Wanted {
  /** Undefined for an invalid address. */
  readonly emailNorm: string | undefined;
  readonly newPassword: string;
}

/** Setting a new password without the old one (product decision 7); both transports call nothing else. */
export function passwordResetService({
  database,
  clock,
  passwords,
  limiter,
  sessions,
  mailer,
  resetCodes,
  centreName,
  centreWords,
  pause = realPause,
}: PasswordResetDependencies) {
  /** Mails a link if there is such an account; the result does not depend on that. False for what is no address. */
  async function sendLink({ emailNorm }: Wanted, network: string): Promise<boolean> {
    if (emailNorm === undefined) return false;
    await database.write(async (transaction) => {
      const user = await transaction.user.findUnique({ where: { emailNorm }, select: account });
      await recordAccountEvent(transaction, clock(), {
        action: 'resetAsked',
        by: { id: user?.id ?? null, name: emailNorm },
        userId: user?.id ?? null,
        summary: network,
      });
      if (!user) return;
      const link = await resetCodes.issue(transaction, user.id, 'mail');
      await mailer.queue(transaction, resetLinkMail(user, centreName(), link));
      if (mailer.reachesPeople) return;
      await transaction.user.update({ where: { id: user.id }, data: { resetAskedAt: clock() } });
    });
    mailer.deliverSoon();
    return true;
  }

  /** Sets the password if the code is right; nothing is hashed otherwise. */
  async function setPassword(
    { emailNorm, newPassword }: Wanted,
    code: string,
    network: string,
  ): Promise<boolean> {
    const codeHash = resetCodes.hashOf(code);
    if (emailNorm === undefined || codeHash === undefined) return false;
    const row = await database.reader.resetCode.findUnique({
      where: { codeHash },
      select: {
        id: true,
        userId: true,
        purpose: true,
        expiresAt: true,
        usedAt: true,
        user: { select: account },
      },
    });
    if (!row || !hasRelation(row, 'user') || !resetCodes.isGood(row, emailNorm)) return false;
    const { user } = row;
    const problem = checkNewPassword(newPassword, [...centreWords(), user.name, user.email]);
    if (problem) throw badInput({ newPassword: problem });

    const passwordHash = await passwords.hash(newPassword);
    const isDone = await database.write(async (transaction) => {
      if (!(await resetCodes.consume(transaction, row))) return false;
      const data = { passwordHash, resetAskedAt: null };
      await transaction.user.update({ where: { id: user.id }, data });
      await sessions.endAllOf(user.id, transaction);
      // After a reset the account's earlier failed attempts from this network no longer count: its owner may sign in at
      // once.
      await limiter.clear(transaction, [loginAttempts(emailNorm, network).own]);
      await recordAccountEvent(transaction, clock(), {
        action: 'resetDone',
        by: user,
        userId: user.id,
        summary: user.name,
      });
      await mailer.queue(transaction, passwordChangedMail(user, centreName(), clock()));
      return true;
    });
    if (isDone) mailer.deliverSoon();
    return isDone;
  }

  async function work(input: unknown, network: string): Promise<boolean> {
    const { email, newPassword, code } = parseInput(passwordReset, input);
    const request = { emailNorm: normaliseEmail(email), newPassword };
    await limiter.consume(resetAttempts(request.emailNorm, network));
    return code === undefined ? sendLink(request, network) : setPassword(request, code, network);
  }

  return {
    /**
     * Without a code: true for any well-formed address, and a link to the account if there is one. With a code: was the
     * password changed? Throws BAD_USER_INPUT and TOO_MANY_TRIES. Every answer takes half a second at least.
     */
    async reset(input: unknown, network: string): Promise<boolean> {
      const floor = pause(FLOOR_MS);
      try {
        return await work(input, network);
      } finally {
        await floor;
      }
    },
  };
}

/** The service's type, for the transports. */
export type PasswordResetService = ReturnType<typeof passwordResetService>;
