import type { AccountParts } from '../auth/accountParts.ts';
import { ownPasswordChange } from '@centar/domain/user.ts';
import { recordAccountEvent } from '../auth/accountEvents.ts';
import { sessionAttempts } from '../auth/loginRateLimits.ts';
import { newPasswordProblem } from '../auth/newPassword.ts';
import { checkPassword } from '../auth/passwordCheck.ts';
import type { Passwords } from '../auth/passwords.ts';
import type { Actor } from '../../platform/context.ts';
import { AppError, badInput } from '../../platform/errors.ts';
import { passwordChangedMail } from '../mailTexts.ts';
import { requirePerson } from '../../platform/policies.ts';
import { parseInput } from '../../platform/validation.ts';

export interface OwnAccountDependencies extends AccountParts {
  readonly passwords: Passwords;
  /** Not allowed as passwords. */
  readonly centreWords: () => readonly string[];
}

/**
 * Ends the other sessions. Wrong current passwords are counted per session, so that sign-in
 * guesses elsewhere do not block the user. `marks` are this browser's. Throws UNAUTHENTICATED,
 * TOO_MANY_TRIES or BAD_USER_INPUT (also for a wrong current password).
 */
export function changeOwnPassword(dependencies: OwnAccountDependencies) {
  const { database, clock, passwords, sessions, devices, mailer } = dependencies;
  return async (actor: Actor, input: unknown, marks: readonly string[]): Promise<true> => {
    requirePerson(actor);
    const { currentPassword, newPassword } = parseInput(ownPasswordChange, input);
    const problem = await newPasswordProblem(newPassword, actor, dependencies.centreWords());
    if (problem) throw badInput({ newPassword: problem });

    const { user, isRight, forgive } = await checkPassword(
      dependencies,
      { id: actor.id },
      currentPassword,
      sessionAttempts(actor.sessionId),
    );
    if (!user || !isRight) throw badInput({ currentPassword: 'invalid' });
    const passwordHash = await passwords.hash(newPassword);
    await database.write(async (transaction) => {
      const changed = await transaction.user.updateMany({
        // The password or user may have changed while the hashes were computed.
        where: { id: actor.id, passwordHash: user.passwordHash },
        data: { passwordHash, resetAskedAt: null },
      });
      if (changed.count === 0) throw new AppError('UNAUTHENTICATED');
      await sessions.endOthersOf(actor, transaction);
      await transaction.resetCode.deleteMany({ where: { userId: actor.id } });
      await devices.forgetOthers(transaction, actor.id, marks);
      await forgive(transaction);
      await recordAccountEvent(transaction, clock(), { action: 'changePassword', by: actor });
      await mailer.queue(
        transaction,
        passwordChangedMail(actor, dependencies.centreName(), clock()),
      );
    });
    mailer.deliverSoon();
    return true;
  };
}
