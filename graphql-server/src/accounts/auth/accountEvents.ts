import type { Transaction } from '../../platform/database/database.ts';

/** Recorded in the audit trail. */
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
    | 'resetDone'
    | 'addPasskey'
    | 'renamePasskey'
    | 'removePasskey'
    | 'addTotp'
    | 'removeTotp'
    | 'newRecoveryCodes'
    | 'useRecoveryCode'
    | 'demandFactor'
    | 'removeFactors';
  /** The id is null for an unknown user. */
  readonly by: { readonly id: number | null; readonly name: string };
  /** Whose account it is; that of `by` if absent. */
  readonly user?: { readonly id: number; readonly name: string } | undefined;
  /** The user's name if absent. */
  readonly summary?: string;
  /** Never passwords, tokens, codes or their hashes. */
  readonly changes?: Readonly<Record<string, { from: string | null; to: string | null }>>;
}

/** Call it in the transaction of the event. */
export async function recordAccountEvent(
  transaction: Transaction,
  at: Date,
  { action, by, user, summary, changes = {} }: AccountEvent,
): Promise<void> {
  await transaction.auditEntry.create({
    data: {
      at,
      userId: by.id,
      userName: by.name,
      action,
      itemType: 'User',
      itemId: user ? user.id : by.id,
      summary: summary ?? (user ?? by).name,
      changes,
    },
  });
}

/** With the address as the name if the user is unknown. Call it in a transaction. */
export const recordFailedSignIn = (
  transaction: Transaction,
  at: Date,
  by: AccountEvent['by'],
  { network }: { readonly network: string },
): Promise<void> =>
  recordAccountEvent(transaction, at, { action: 'signInFailed', by, summary: network });
