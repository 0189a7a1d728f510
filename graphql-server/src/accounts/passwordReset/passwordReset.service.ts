import { setTimeout as realPause } from 'node:timers/promises';
import { passwordReset } from '@centar/domain/user.ts';
import { recordAccountEvent } from '../auth/accountEvents.ts';
import { normaliseEmail } from '../../platform/mail/emailNorm.ts';
import { resetLinkMail } from '../mailTexts.ts';
import { parseInput } from '../../platform/validation.ts';
import { account } from './resetCodes.ts';
import { codeAttempts, deviceResetAttempts, resetAttempts } from './resetRateLimits.ts';
import {
  setPassword,
  type PasswordResetDependencies,
  type ResetOutcome,
  type ResetVisit,
} from './setPassword.ts';

/** Milliseconds. The duration of an answer must not reveal whether an account exists. */
const FLOOR_MS = 500;

/** Resets a password without the old one (product decision 7). */
export function passwordResetService(dependencies: PasswordResetDependencies) {
  const { database, clock, limiter, devices, mailer, resetCodes, centreName } = dependencies;
  const { pause = realPause } = dependencies;

  /** Returns true for any valid address, with or without an account. */
  async function sendLink(emailNorm: string | undefined, network: string): Promise<boolean> {
    if (emailNorm === undefined) return false;
    await database.write(async (transaction) => {
      const user = await transaction.user.findUnique({ where: { emailNorm }, select: account });
      const by = { id: user?.id ?? null, name: emailNorm };
      const event = { action: 'resetAsked', by, summary: network } as const;
      await recordAccountEvent(transaction, clock(), event);
      if (!user) return;
      const link = await resetCodes.issue(transaction, user.id, 'mail');
      await mailer.queue(transaction, resetLinkMail(user, centreName(), link));
      if (mailer.reachesPeople) return;
      await transaction.user.update({ where: { id: user.id }, data: { resetAskedAt: clock() } });
    });
    mailer.deliverSoon();
    return true;
  }

  async function work(input: unknown, visit: ResetVisit): Promise<ResetOutcome> {
    const { email, newPassword, code } = parseInput(passwordReset, input);
    // Undefined for an invalid address.
    const emailNorm = normaliseEmail(email);
    const goodCode = await resetCodes.find(database.reader, emailNorm, code);
    if (goodCode) {
      await limiter.consume(codeAttempts(goodCode.id));
      return setPassword(dependencies, goodCode, newPassword, visit);
    }
    const markId =
      emailNorm === undefined || code !== undefined
        ? undefined
        : await devices.find(emailNorm, visit, clock());
    await limiter.consume(
      markId === undefined ? resetAttempts(emailNorm, visit.network) : deviceResetAttempts(markId),
    );
    if (code !== undefined) return { isDone: false };
    return { isDone: await sendLink(emailNorm, visit.network) };
  }

  return {
    /**
     * Without a code: mails a link if the account exists; true for any valid address. With a code:
     * whether the password was changed. Takes at least half a second. Throws BAD_USER_INPUT or
     * TOO_MANY_TRIES.
     */
    async reset(input: unknown, visit: ResetVisit): Promise<ResetOutcome> {
      const floor = pause(FLOOR_MS);
      try {
        return await work(input, visit);
      } finally {
        await floor;
      }
    },
  };
}

export type PasswordResetService = ReturnType<typeof passwordResetService>;
