import { recordAccountEvent, type AccountEvent } from '../auth/accountEvents.ts';
import { sectionsOf } from '../auth/sessions.ts';
import type { Person } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { UserRow } from './userRows.ts';

type Written = 'name' | 'email' | 'roleId' | 'roleAccess';

function written(row: UserRow): Record<Written, string> {
  const { name, email, roleId, access } = row;
  return { name, email, roleId: String(roleId), roleAccess: sectionsOf(access).join(', ') };
}

/** What an audit entry shows. */
export function changesOf(
  before: UserRow | undefined,
  after: UserRow | undefined,
): NonNullable<AccountEvent['changes']> {
  const from = before && written(before);
  const to = after && written(after);
  const fields = (['name', 'email', 'roleId', 'roleAccess'] as const).filter(
    (field) => from?.[field] !== to?.[field],
  );
  return Object.fromEntries(
    fields.map((field) => [field, { from: from?.[field] ?? null, to: to?.[field] ?? null }]),
  );
}

/** Call it in the transaction of the change. */
export async function recordUser(
  transaction: Transaction,
  now: Date,
  {
    action,
    by,
    before,
    after,
  }: {
    readonly action: AccountEvent['action'];
    readonly by: Person;
    readonly before?: UserRow;
    readonly after?: UserRow;
  },
): Promise<void> {
  const changes = changesOf(before, after);
  await recordAccountEvent(transaction, now, { action, by, user: after ?? before, changes });
}
