import { userReference } from '@centar/domain/user.ts';
import { recordAccountEvent } from '../auth/accountEvents.ts';
import type { ResetCodes } from '../passwordReset/resetCodes.ts';
import { laterThan, readPage, type PageRequest } from '../../items/transport/paging.ts';
import type { Actor } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { requireAdministrator } from '../../platform/policies.ts';
import { parseInput } from '../../platform/validation.ts';
import { createUser, type CreateUserDependencies } from './createUser.ts';
import { userChanges } from './userChanges.ts';
import { userFactors, type UserFactorsDependencies } from './userFactors.ts';
import { recordUser } from './userEvents.ts';
import { assertNotLastAdministrator, changeUser, userColumns, type UserRow } from './userRows.ts';

const oldestFirst = [{ dateCreated: 'asc' as const }, { id: 'asc' as const }];

export function usersService(
  dependencies: CreateUserDependencies &
    UserFactorsDependencies & { readonly resetCodes: ResetCodes },
) {
  const { database, clock, sessions, devices, resetCodes } = dependencies;
  const { reader } = database;

  return {
    /** Oldest first. Throws UNAUTHENTICATED or FORBIDDEN. */
    async all(actor: Actor): Promise<UserRow[]> {
      requireAdministrator(actor);
      return reader.user.findMany({ select: userColumns, orderBy: oldestFirst });
    },

    /** Throws like `all`, and BAD_USER_INPUT. */
    async page(actor: Actor, request: PageRequest) {
      requireAdministrator(actor);
      const find = (take: number, place: Parameters<typeof laterThan>[1]) =>
        reader.user.findMany({
          where: { ...laterThan('dateCreated', place) },
          select: userColumns,
          orderBy: oldestFirst,
          take,
        });
      const page = await readPage(request, find, (row) => row.dateCreated);
      return { ...page, totalCount: await reader.user.count() };
    },

    create: createUser(dependencies),
    ...userChanges(dependencies),
    ...userFactors(dependencies),

    /** Throws NOT_FOUND, or CONFLICT for oneself and the last administrator. */
    async remove(actor: Actor, input: unknown): Promise<boolean> {
      requireAdministrator(actor);
      const { email } = parseInput(userReference, input);
      return changeUser(database, actor, email, async (transaction, before) => {
        if (before.id === actor.id) throw new AppError('CONFLICT');
        await assertNotLastAdministrator(transaction, before);
        await sessions.endAllOf(before.id, transaction);
        await transaction.user.delete({ where: { id: before.id } });
        await recordUser(transaction, clock(), { action: 'delete', by: actor, before });
        return true;
      });
    },

    /**
     * For a lost or stolen device: its next sign-in counts as that of a new one. Returns the number
     * of ended sessions. Throws NOT_FOUND, or CONFLICT for one's own account.
     */
    async endSessions(actor: Actor, input: unknown): Promise<number> {
      requireAdministrator(actor);
      const { email } = parseInput(userReference, input);
      return changeUser(database, actor, email, async (transaction, user) => {
        if (user.id === actor.id) throw new AppError('CONFLICT');
        const ended = await sessions.endAllOf(user.id, transaction);
        await devices.forgetOthers(transaction, user.id, []);
        await recordAccountEvent(transaction, clock(), { action: 'endSessions', by: actor, user });
        return ended;
      });
    },

    /** For 60 minutes; invalidates previous links. Throws NOT_FOUND. */
    async createResetLink(actor: Actor, input: unknown): Promise<{ url: string; expiresAt: Date }> {
      requireAdministrator(actor);
      const { email } = parseInput(userReference, input);
      return changeUser(database, actor, email, (transaction, user) =>
        resetCodes.issueInPerson(transaction, user, actor),
      );
    },
  };
}

export type UsersService = ReturnType<typeof usersService>;
