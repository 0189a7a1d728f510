import { isAdministrator } from '@centar/domain/access.ts';
import { failureSentence } from '../form/useSave.ts';
import type { Failure } from '../graphql/staffFailure.ts';
import { usersTexts } from './users.texts.ts';
import type { StaffUser } from './users.adminOperations.ts';

const texts = usersTexts.refusals;

/** An action on a user that the server refused. */
export interface Refused {
  readonly failure: Failure;
  readonly user: StaffUser;
  /** The id of the signed-in person. */
  readonly selfId: number;
  /** All users as the server knows them after the refusal; undefined where they could not be read. */
  readonly users: readonly StaffUser[] | undefined;
}

/**
 * Why an action on a user was refused. The server says CONFLICT for the last administrator, for oneself and for a
 * colleague's newer version alike; which it was can be seen in the list (product decision 4).
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
