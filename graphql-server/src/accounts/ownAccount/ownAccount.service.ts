import { ownNameChange } from '@centar/domain/user.ts';
import { recordAccountEvent } from '../auth/accountEvents.ts';
import type { Actor } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { requirePerson } from '../../platform/policies.ts';
import { parseInput } from '../../platform/validation.ts';
import { changeOwnPassword, type OwnAccountDependencies } from './changeOwnPassword.ts';
import type { OwnSession } from './ownAccount.types.ts';

export function ownAccountService(dependencies: OwnAccountDependencies) {
  const { database, clock, sessions, devices } = dependencies;
  return {
    changePassword: changeOwnPassword(dependencies),

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
          summary: name,
          changes: actor.name === name ? {} : { name: { from: actor.name, to: name } },
        });
      });
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
        const count = await sessions.endOthersOf(actor, transaction);
        await devices.forgetOthers(transaction, actor.id, marks);
        await recordAccountEvent(transaction, clock(), { action: 'endSessions', by: actor });
        return count;
      });
    },
  };
}

export type OwnAccountService = ReturnType<typeof ownAccountService>;
