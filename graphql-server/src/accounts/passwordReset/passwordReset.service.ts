import { setTimeout as realPause } from 'node:timers/promises';
import { passwordReset } from '@centar/domain/user.ts';
import { recordAccountEvent } from '../auth/accountEvents.ts';
import { normaliseEmail } from '../../platform/mail/emailNorm.ts';
import type { RateLimiter } from '../../platform/rateLimit/rateLimiter.ts';
import type { DeviceMarks, KnownVisit } from '../auth/deviceMarks.ts';
import { accountAttempt, loginAttempts } from '../auth/loginRateLimits.ts';
import type { Passwords } from '../auth/passwords.ts';
import type { Sessions } from '../auth/sessions.ts';
import { newPasswordProblem } from '../auth/newPassword.ts';
import { parseInput } from '../../platform/validation.ts';
import type { Clock, Pause } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { hasRelation } from '../../platform/database/withRelation.ts';
import { badInput } from '../../platform/errors.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { passwordChangedMail, resetLinkMail } from '../../platform/mail/mailTexts.ts';
import { codeAttempts, deviceResetAttempts, resetAttempts } from './resetRateLimits.ts';
import type { CodeRow, ResetCodes } from './resetCodes.ts';

export interface PasswordResetDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly passwords: Passwords;
  readonly limiter: RateLimiter;
  readonly sessions: Sessions;
  readonly devices: DeviceMarks;
  readonly mailer: Mailer;
  readonly resetCodes: ResetCodes;
  readonly centreName: () => string;
  /** Not allowed as passwords. */
  readonly centreWords: () => readonly string[];
  readonly pause?: Pause | undefined;
}

/** Milliseconds. The duration of an answer must not reveal whether an account exists. */
const FLOOR_MS = 500;

const account = { id: true, name: true, email: true, emailNorm: true } as const;

interface ResetRequest {
  /** Undefined for an invalid address. */
  readonly emailNorm: string | undefined;
  readonly newPassword: string;
}

export interface ResetVisit extends KnownVisit {
  readonly browser: boolean;
}

export interface ResetOutcome {
  readonly isDone: boolean;
  /** For the browser's cookie, after a password was set. */
  readonly marks?: readonly string[];
}

/** A valid code and its account. */
interface GoodCode extends CodeRow {
  readonly user: {
    readonly id: number;
    readonly name: string;
    readonly email: string;
    readonly emailNorm: string;
  };
}

/** Resets a password without the old one (product decision 7). */
export function passwordResetService({
  database,
  clock,
  passwords,
  limiter,
  sessions,
  devices,
  mailer,
  resetCodes,
  centreName,
  centreWords,
  pause = realPause,
}: PasswordResetDependencies) {
  /** Returns true for any valid address, with or without an account. */
  async function sendLink({ emailNorm }: ResetRequest, network: string): Promise<boolean> {
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

  /** Undefined unless the code is valid for this account. */
  async function findCode(
    { emailNorm }: ResetRequest,
    code: string | undefined,
  ): Promise<GoodCode | undefined> {
    const codeHash = code === undefined ? undefined : resetCodes.hashOf(code);
    if (emailNorm === undefined || codeHash === undefined) return undefined;
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
    if (!row || !hasRelation(row, 'user') || !resetCodes.isGood(row, emailNorm)) return undefined;
    return row;
  }

  async function setPassword(
    { newPassword }: ResetRequest,
    code: GoodCode,
    visit: ResetVisit,
  ): Promise<ResetOutcome> {
    const { user } = code;
    const problem = await newPasswordProblem(newPassword, user, centreWords());
    if (problem) throw badInput({ newPassword: problem });

    const passwordHash = await passwords.hash(newPassword);
    const outcome = await database.write(async (transaction): Promise<ResetOutcome> => {
      const now = clock();
      if (!(await resetCodes.consume(transaction, code))) return { isDone: false };
      const data = { passwordHash, resetAskedAt: null };
      await transaction.user.update({ where: { id: user.id }, data });
      await sessions.endAllOf(user.id, transaction);
      // Previous devices may have known the old password. This browser gets a new mark, with new
      // attempts.
      await devices.forgetOthers(transaction, user.id, []);
      const marks = await devices.remember(transaction, user.id, visit, now);
      await devices.rememberNetwork(transaction, user, visit.network, now);
      // The owner may sign in immediately despite guesses at the old password.
      await limiter.clear(transaction, [
        loginAttempts(user.emailNorm, visit.network).own,
        accountAttempt(user.emailNorm),
      ]);
      await recordAccountEvent(transaction, now, {
        action: 'resetDone',
        by: user,
        userId: user.id,
        summary: user.name,
      });
      await mailer.queue(transaction, passwordChangedMail(user, centreName(), now));
      return { isDone: true, marks };
    });
    if (outcome.isDone) mailer.deliverSoon();
    return outcome;
  }

  async function work(input: unknown, visit: ResetVisit): Promise<ResetOutcome> {
    const { email, newPassword, code } = parseInput(passwordReset, input);
    const request = { emailNorm: normaliseEmail(email), newPassword };
    const { emailNorm } = request;
    const goodCode = await findCode(request, code);
    if (goodCode) {
      await limiter.consume(codeAttempts(goodCode.id));
      return setPassword(request, goodCode, visit);
    }
    const markId =
      emailNorm === undefined || code !== undefined
        ? undefined
        : await devices.find(emailNorm, visit, clock());
    await limiter.consume(
      markId === undefined ? resetAttempts(emailNorm, visit.network) : deviceResetAttempts(markId),
    );
    if (code !== undefined) return { isDone: false };
    return { isDone: await sendLink(request, visit.network) };
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
