import type { AccountParts } from '../auth/accountParts.ts';
import { recordAccountEvent } from '../auth/accountEvents.ts';
import type { KnownVisit } from '../auth/deviceMarks.ts';
import { accountAttempt, loginAttempts } from '../auth/loginRateLimits.ts';
import { newPasswordProblem } from '../auth/newPassword.ts';
import type { Passwords } from '../auth/passwords.ts';
import type { Pause } from '../../platform/context.ts';
import { badInput } from '../../platform/errors.ts';
import { passwordChangedMail } from '../mailTexts.ts';
import type { GoodCode, ResetCodes } from './resetCodes.ts';

export interface PasswordResetDependencies extends AccountParts {
  readonly passwords: Passwords;
  readonly resetCodes: ResetCodes;
  /** Not allowed as passwords. */
  readonly centreWords: () => readonly string[];
  readonly pause?: Pause | undefined;
}

export interface ResetVisit extends KnownVisit {
  readonly browser: boolean;
}

export interface ResetOutcome {
  readonly isDone: boolean;
  /** For the browser's cookie, after a password was set. */
  readonly marks?: readonly string[];
}

/** With a code. Ends all sessions of the account. Throws BAD_USER_INPUT. */
export async function setPassword(
  dependencies: PasswordResetDependencies,
  code: GoodCode,
  newPassword: string,
  visit: ResetVisit,
): Promise<ResetOutcome> {
  const { database, clock, limiter, sessions, devices, mailer, resetCodes } = dependencies;
  const { user } = code;
  const problem = await newPasswordProblem(newPassword, user, dependencies.centreWords());
  if (problem) throw badInput({ newPassword: problem });

  const passwordHash = await dependencies.passwords.hash(newPassword);
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
    await recordAccountEvent(transaction, now, { action: 'resetDone', by: user });
    await mailer.queue(transaction, passwordChangedMail(user, dependencies.centreName(), now));
    return { isDone: true, marks };
  });
  if (outcome.isDone) mailer.deliverSoon();
  return outcome;
}
