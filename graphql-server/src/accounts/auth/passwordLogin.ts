import type { AccountParts } from './accountParts.ts';
import { loginInput } from '@centar/domain/user.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { AppError, badInput } from '../../platform/errors.ts';
import { normaliseEmail } from '../../platform/mail/emailNorm.ts';
import { signInAttemptsMail } from '../mailTexts.ts';
import { parseInput } from '../../platform/validation.ts';
import { dueAtFrom, factorsOf, hasFactor } from '../secondFactor/factors.ts';
import { recordFailedSignIn } from './accountEvents.ts';
import type { LoginGate } from './loginGate.ts';
import {
  accountAttempt,
  deviceAttempts,
  loginAttempts,
  warningAttempt,
  type LoginAttempts,
} from './loginRateLimits.ts';
import { openSession, profile, type LoginVisit, type SignedIn } from './openSession.ts';
import { checkPassword } from './passwordCheck.ts';
import type { Passwords } from './passwords.ts';
import type { SecondStepService } from './secondStep.service.ts';

export interface AuthDependencies extends AccountParts {
  readonly passwords: Passwords;
  readonly gate: LoginGate;
  readonly secondStep: SecondStepService;
  /** Days after the first sign-in at which a second factor is demanded. */
  readonly graceDays: number;
}

interface WarnedUser {
  readonly name: string;
  readonly email: string;
}

/**
 * Throws BAD_USER_INPUT, TOO_MANY_TRIES (before hashing), WRONG_CREDENTIALS, or
 * SECOND_FACTOR_REQUIRED with what is needed next. A wrong e-mail and a wrong password give the
 * same body and take the same work.
 */
export function passwordLogin(dependencies: AuthDependencies) {
  const { database, clock, gate, limiter, devices, mailer, secondStep, graceDays } = dependencies;

  /** Mails the owner, at most once a day, that guesses have reached the account's limit. */
  async function warnOwner(
    transaction: Transaction,
    emailNorm: string,
    user: WarnedUser | null,
  ): Promise<boolean> {
    if (!(await limiter.isUsedUp(transaction, accountAttempt(emailNorm)))) return false;
    // Unknown addresses are counted too, so that the work is equal.
    if (!(await limiter.tryConsume(transaction, warningAttempt(emailNorm)))) return false;
    if (user) await mailer.queue(transaction, signInAttemptsMail(user, dependencies.centreName()));
    return true;
  }

  async function tryToSignIn(
    emailNorm: string,
    password: string,
    visit: LoginVisit,
    attempts: LoginAttempts,
  ): Promise<SignedIn> {
    const checked = await checkPassword(dependencies, { emailNorm }, password, attempts);
    const { user, isRight, forgive } = checked;
    if (!user || !isRight) {
      const isWarned = await database.write(async (transaction) => {
        const by = { id: user?.id ?? null, name: emailNorm };
        await recordFailedSignIn(transaction, clock(), by, visit);
        return warnOwner(transaction, emailNorm, user);
      });
      if (isWarned) mailer.deliverSoon();
      throw new AppError('WRONG_CREDENTIALS');
    }

    const factors = await factorsOf(database.reader, user.id);
    const step = hasFactor(factors) ? await secondStep.prepare(factors) : undefined;
    const outcome = await database.write(async (transaction) => {
      const row = await transaction.user.findUnique({
        where: { id: user.id },
        select: { ...profile, passwordHash: true },
      });
      // The password or user may have changed while the hash was computed.
      if (row?.passwordHash !== user.passwordHash) throw new AppError('WRONG_CREDENTIALS');
      if (step) {
        // Wrong codes count too, so the password must not clear the counter.
        await limiter.refund(transaction, [attempts.own, ...attempts.shared]);
        return secondStep.begin(transaction, row, step);
      }
      const factorDueAt = dueAtFrom(row, graceDays, clock());
      if (factorDueAt?.getTime() !== row.factorDueAt?.getTime()) {
        await transaction.user.update({ where: { id: row.id }, data: { factorDueAt } });
      }
      await forgive(transaction);
      return openSession(dependencies, transaction, { ...row, factorDueAt }, visit, 'password');
    });
    if ('ticket' in outcome) throw new AppError('SECOND_FACTOR_REQUIRED', { secondStep: outcome });
    if (outcome.isMailed) mailer.deliverSoon();
    return outcome;
  }

  return async (input: unknown, visit: LoginVisit): Promise<SignedIn> => {
    const { email, password } = parseInput(loginInput, input);
    const emailNorm = normaliseEmail(email);
    if (!emailNorm) throw badInput({ email: 'invalid' });

    const markId = await devices.find(emailNorm, visit, clock());
    const attempt = (attempts: LoginAttempts) => () =>
      tryToSignIn(emailNorm, password, visit, attempts);
    return markId === undefined
      ? gate.enter(visit.network, attempt(loginAttempts(emailNorm, visit.network)))
      : gate.enterKnown(attempt(deviceAttempts(markId)));
  };
}
