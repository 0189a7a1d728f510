import { ownNameChange, ownPasswordChange } from '@centar/domain/user.ts';
import { recordAccountEvent } from '../auth/accountEvents.ts';
import type { RateLimiter } from '../../platform/rateLimit/rateLimiter.ts';
import type { DeviceMarks } from '../auth/deviceMarks.ts';
import { sessionAttempts } from '../auth/loginRateLimits.ts';
import { checkPassword } from '../auth/passwordCheck.ts';
import type { Passwords } from '../auth/passwords.ts';
import { newPasswordProblem } from '../auth/newPassword.ts';
import { parseInput } from '../../platform/validation.ts';
import { requirePerson } from '../../platform/policies.ts';
import type { Actor, Clock } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError, badInput } from '../../platform/errors.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { passwordChangedMail } from '../../platform/mail/mailTexts.ts';
import type { OwnSession } from './ownAccount.types.ts';

export interface OwnAccountDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly passwords: Passwords;
  readonly limiter: RateLimiter;
  readonly devices: DeviceMarks;
  readonly mailer: Mailer;
  readonly centreName: () => string;
  /** Not allowed as passwords. */
  readonly centreWords: () => readonly string[];
}

export function ownAccountService({
  database,
  clock,
  passwords,
  limiter,
  devices,
  mailer,
  centreName,
  centreWords,
}: OwnAccountDependencies) {
  return {
    /** Throws UNAUTHENTICATED or BAD_USER_INPUT. */
    async changeName(actor: Actor, input: unknown): Promise<true> {
      requirePerson(actor);
      const { name } = parseInput(ownNameChange, input);
      await database.write(async (transaction) => {
        const changed = await transaction.user.updateMany({
          where: { id: actor.id },
          data: { name, version: { increment: 1 } },
        });
        if (changed.count === 0) throw new AppError('UNAUTHENTICATED');
        await recordAccountEvent(transaction, clock(), {
          action: 'changeName',
          by: actor,
          userId: actor.id,
          summary: name,
          changes: actor.name === name ? {} : { name: { from: actor.name, to: name } },
        });
      });
      return true;
    },

    /**
     * Ends the other sessions. Wrong current passwords are counted per session, so that sign-in
     * guesses elsewhere do not block the user. `marks` are this browser's. Throws UNAUTHENTICATED,
     * TOO_MANY_TRIES or BAD_USER_INPUT (also for a wrong current password).
     */
    async changePassword(actor: Actor, input: unknown, marks: readonly string[]): Promise<true> {
      requirePerson(actor);
      const { currentPassword, newPassword } = parseInput(ownPasswordChange, input);
      const problem = await newPasswordProblem(newPassword, actor, centreWords());
      if (problem) throw badInput({ newPassword: problem });

      const { user, isRight, forgive } = await checkPassword(
        { database, passwords, limiter },
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
        await transaction.session.deleteMany({
          where: { userId: actor.id, id: { not: actor.sessionId } },
        });
        await transaction.resetCode.deleteMany({ where: { userId: actor.id } });
        await devices.forgetOthers(transaction, actor.id, marks);
        await forgive(transaction);
        await recordAccountEvent(transaction, clock(), {
          action: 'changePassword',
          by: actor,
          userId: actor.id,
          summary: actor.name,
        });
        await mailer.queue(transaction, passwordChangedMail(actor, centreName(), clock()));
      });
      mailer.deliverSoon();
      return true;
    },

    /** Active sessions, latest first. Throws UNAUTHENTICATED. */
    async sessions(actor: Actor): Promise<OwnSession[]> {
      requirePerson(actor);
      const rows = await database.reader.session.findMany({
        where: { userId: actor.id, expiresAt: { gt: clock() } },
        select: { id: true, device: true, createdAt: true, lastSeenAt: true, expiresAt: true },
        orderBy: [{ lastSeenAt: 'desc' }, { id: 'desc' }],
      });
      return rows.map((row) => ({ ...row, isCurrent: row.id === actor.sessionId }));
    },

    /**
     * Forgets the other devices too. Returns the number of ended sessions. Throws UNAUTHENTICATED.
     */
    async endOtherSessions(actor: Actor, marks: readonly string[]): Promise<number> {
      requirePerson(actor);
      return database.write(async (transaction) => {
        const { count } = await transaction.session.deleteMany({
          where: { userId: actor.id, id: { not: actor.sessionId } },
        });
        await devices.forgetOthers(transaction, actor.id, marks);
        await recordAccountEvent(transaction, clock(), {
          action: 'endSessions',
          by: actor,
          userId: actor.id,
          summary: actor.name,
        });
        return count;
      });
    },
  };
}

export type OwnAccountService = ReturnType<typeof ownAccountService>;
