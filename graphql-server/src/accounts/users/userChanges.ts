import { isDeepStrictEqual } from 'node:util';
import { roleChange, userEdit } from '@centar/domain/user.ts';
import { sectionsOf, type Sessions } from '../auth/sessions.ts';
import type { Actor, Clock } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { requireAdministrator } from '../../platform/policies.ts';
import { parseInput } from '../../platform/validation.ts';
import { changesOf, recordUser } from './userEvents.ts';
import { assertNotLastAdministrator, changeUser, userColumns, type UserRow } from './userRows.ts';

function assertSeenVersion(row: UserRow, seen: number | undefined): void {
  if (seen !== undefined && seen !== row.version) throw new AppError('CONFLICT');
}

export function userChanges({
  database,
  clock,
  sessions,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly sessions: Sessions;
}) {
  return {
    /**
     * An unchanged user gets no version. A changed role or section ends the user's sessions. Throws
     * NOT_FOUND, or CONFLICT for a concurrent edit and the last administrator.
     */
    async edit(actor: Actor, input: unknown): Promise<UserRow> {
      requireAdministrator(actor);
      const { email, name, roleId, roleAccess, version } = parseInput(userEdit, input);
      return changeUser(database, actor, email, async (transaction, before) => {
        assertSeenVersion(before, version);
        const isNewRole = roleId !== before.roleId;
        const sections = sectionsOf(roleAccess.map((section) => ({ section })));
        const isSame =
          name === before.name && isDeepStrictEqual(sections, sectionsOf(before.access));
        if (isSame && !isNewRole) return before;
        if (isNewRole) await assertNotLastAdministrator(transaction, before);
        await transaction.userAccess.deleteMany({ where: { userId: before.id } });
        const after = await transaction.user.update({
          where: { id: before.id },
          data: {
            name,
            roleId,
            version: { increment: 1 },
            access: { create: roleAccess.map((section) => ({ section })) },
          },
          select: userColumns,
        });
        if (isNewRole || 'roleAccess' in changesOf(before, after)) {
          await sessions.endAllOf(before.id, transaction);
        }
        await recordUser(transaction, clock(), {
          action: isNewRole ? 'changeRole' : 'update',
          by: actor,
          before,
          after,
        });
        return after;
      });
    },

    /** Ends the user's sessions. Throws NOT_FOUND or CONFLICT. */
    async changeRole(actor: Actor, input: unknown): Promise<UserRow> {
      requireAdministrator(actor);
      const { email, roleId, version } = parseInput(roleChange, input);
      return changeUser(database, actor, email, async (transaction, before) => {
        assertSeenVersion(before, version);
        if (roleId === before.roleId) return before;
        await assertNotLastAdministrator(transaction, before);
        const after = await transaction.user.update({
          where: { id: before.id },
          data: { roleId, version: { increment: 1 } },
          select: userColumns,
        });
        await sessions.endAllOf(before.id, transaction);
        await recordUser(transaction, clock(), { action: 'changeRole', by: actor, before, after });
        return after;
      });
    },
  };
}
