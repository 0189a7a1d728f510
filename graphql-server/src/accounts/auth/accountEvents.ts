import type { Transaction } from '../../platform/database/database.ts';

/** Something that happened to an account or a session. */
export interface AccountEvent {
  readonly action:
    | 'signIn'
    | 'signInFailed'
    | 'signOut'
    | 'create'
    | 'update'
    | 'delete'
    | 'changeRole'
    | 'changeName'
    | 'changePassword'
    | 'endSessions'
    | 'resetAsked'
    | 'resetLink'
    | 'resetDone';
  /** The acting user; without an id where the user is not known. */
  readonly by: { readonly id: number | null; readonly name: string };
  /** The account; null for an address without one. */
  readonly userId: number | null;
  readonly summary: string;
  /** By field; never passwords, tokens, codes or their hashes. */
  readonly changes?: Readonly<Record<string, { from: string | null; to: string | null }>>;
}

/** Writes the event into the audit trail, in the transaction that makes it happen. */
export async function recordAccountEvent(
  transaction: Transaction,
  at: Date,
  { action, by, userId, summary, changes = {} }: AccountEvent,
): Promise<void> {
  await transaction.auditEntry.create({
    data: {
      at,
      userId: by.id,
      userName: by.name,
      action,
      itemType: 'User',
      itemId: userId,
      summary,
      changes,
    },
  });
}
