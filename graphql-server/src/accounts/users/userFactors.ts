import { ADMINISTRATOR } from '@centar/domain/access.ts';
import { factorDemand, factorRemoval } from '@centar/domain/secondFactor.ts';
import { recordAccountEvent } from '../auth/accountEvents.ts';
import type { DeviceMarks } from '../auth/deviceMarks.ts';
import type { Sessions } from '../auth/sessions.ts';
import { deleteFactors } from '../secondFactor/factors.ts';
import type { Actor, Clock } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError, orNotFound } from '../../platform/errors.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { factorChangedMail } from '../mailTexts.ts';
import { requireAdministrator } from '../../platform/policies.ts';
import { parseInput } from '../../platform/validation.ts';
import { changeUser, userColumns, type UserRow } from './userRows.ts';

export interface UserFactorsDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly devices: DeviceMarks;
  readonly mailer: Mailer;
  readonly centreName: () => string;
}

/** Second factors of another user. */
export function userFactors({
  database,
  clock,
  sessions,
  devices,
  mailer,
  centreName,
}: UserFactorsDependencies) {
  return {
    /** Of administrators it is demanded anyway. Throws NOT_FOUND. */
    async demandFactor(actor: Actor, input: unknown): Promise<UserRow> {
      requireAdministrator(actor);
      const { email, isDemanded } = parseInput(factorDemand, input);
      return changeUser(database, actor, email, async (transaction, before) => {
        if (before.factorDemanded === isDemanded) return before;
        const after = await transaction.user.update({
          where: { id: before.id },
          data: {
            factorDemanded: isDemanded,
            // Administrators can't renew their days of grace with it.
            ...(before.roleId === ADMINISTRATOR ? {} : { factorDueAt: null }),
          },
          select: userColumns,
        });
        await recordAccountEvent(transaction, clock(), {
          action: 'demandFactor',
          by: actor,
          user: after,
          changes: {
            factorDemanded: { from: String(before.factorDemanded), to: String(isDemanded) },
          },
        });
        return after;
      });
    },

    /**
     * For a user who lost key and phone, who is mailed. Ends their sessions. Throws NOT_FOUND, or
     * CONFLICT for one's own account.
     */
    async removeFactors(actor: Actor, input: unknown): Promise<UserRow> {
      requireAdministrator(actor);
      const { email, reason } = parseInput(factorRemoval, input);
      const removed = await changeUser(database, actor, email, async (transaction, before) => {
        if (before.id === actor.id) throw new AppError('CONFLICT');
        await deleteFactors(transaction, before.id);
        await sessions.endAllOf(before.id, transaction);
        await devices.forgetOthers(transaction, before.id, []);
        const now = clock();
        await recordAccountEvent(transaction, now, {
          action: 'removeFactors',
          by: actor,
          user: before,
          changes: { reason: { from: null, to: reason } },
        });
        const what = 'administrator je uklonio ključeve i kodove';
        await mailer.queue(transaction, factorChangedMail(before, centreName(), what, now));
        return orNotFound(
          await transaction.user.findUnique({ where: { id: before.id }, select: userColumns }),
        );
      });
      mailer.deliverSoon();
      return removed;
    },
  };
}
