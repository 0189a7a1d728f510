import { isAdministrator } from '@centar/domain/access.ts';
import { failureSentence } from '../form/useSave.ts';
import type { Failure } from '../graphql/staffFailure.ts';
import { usersTexts } from './users.texts.ts';
import type { StaffUser } from './users.adminOperations.ts';

const texts = usersTexts.refusals;

export interface Refused {
  readonly failure: Failure;
  readonly user: StaffUser;
  readonly selfId: number;
  /** After the refusal; undefined if they failed to load. */
  readonly users: readonly StaffUser[] | undefined;
}

/**
 * The server returns CONFLICT for the last administrator, for the user's own account and for a
 * colleague's newer version; the list shows which it was (product decision 4).
 */
export function refusalSentence(
  action: 'delete' | 'role',
  { failure, user, selfId, users }: Refused,
): string {
  if (failure.code === 'NOT_FOUND') return texts.gone;
  if (failure.code !== 'CONFLICT') return failureSentence(failure);
  if (action === 'delete' && user.id === selfId) return texts.self;
  const administrators = users?.filter(isAdministrator) ?? [];
  const isLast = administrators.length === 1 && administrators[0]?.id === user.id;
  return isLast ? texts.lastAdministrator : texts.changedMeanwhile;
}
