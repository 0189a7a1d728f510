import { useState } from 'react';
import { ADMINISTRATOR, isAdministrator, MODERATOR } from '@centar/domain/access.ts';
import { useSave, failureSentence } from '../form/useSave.ts';
import type { Failure } from '../graphql/staffFailure.ts';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import type { DoneNote } from '../toast/useDone.ts';
import { usersTexts as texts } from './users.texts.ts';
import { confirm } from '../../shared/ui/primitives/alerts.ts';
import { refusalSentence } from './userRefusal.ts';
import {
  ChangeRole,
  CreateResetLink,
  DeleteUser,
  type HandedLink,
  type StaffUser,
} from './users.adminOperations.ts';
import { readUsers } from './useUsers.ts';

export interface UserActions {
  readonly refusal: string | undefined;
  clear(): void;
  /** Deletes after a confirmation. */
  remove(user: StaffUser): Promise<void>;
  /** After a confirmation. */
  changeRole(user: StaffUser): Promise<void>;
  /** Undefined if it failed. */
  createLink(user: StaffUser): Promise<HandedLink | undefined>;
}

/** `onDone` gets the message of a success, `onUsers` the list as reloaded after a refusal. */
export function useUserActions(
  selfId: number,
  onDone: (done: DoneNote) => void,
  onUsers: (users: StaffUser[]) => void,
): UserActions {
  const calls = useStaffCalls();
  const { save } = useSave();
  const [refusal, setRefusal] = useState<string>();

  const refuse = async (
    action: 'delete' | 'role',
    user: StaffUser,
    failure: Failure,
  ): Promise<void> => {
    const users = await readUsers(calls.mutate).catch(() => undefined);
    if (users) onUsers(users);
    setRefusal(refusalSentence(action, { failure, user, selfId, users }));
  };

  return {
    refusal,
    clear() {
      setRefusal(undefined);
    },
    async remove(user) {
      setRefusal(undefined);
      const text = `${user.name}, ${user.email}`;
      if (!(await confirm({ title: texts.question, text }))) return;
      const outcome = await save(() => calls.mutate(DeleteUser, { email: user.email }));
      if (!outcome) return;
      if ('failure' in outcome) await refuse('delete', user, outcome.failure);
      else onDone({ text: texts.removed, more: texts.removedText });
    },
    async changeRole(user) {
      setRefusal(undefined);
      const { role, roles } = texts;
      const isDemoted = isAdministrator(user);
      const [title, text] = isDemoted
        ? [role.demote(user.name), user.id === selfId ? role.demoteSelf : role.demoteText]
        : [role.promote(user.name), role.promoteText];
      if (!(await confirm({ title, text }))) return;
      const { email, version } = user;
      const roleId = isDemoted ? MODERATOR : ADMINISTRATOR;
      const outcome = await save(() =>
        calls.mutate(ChangeRole, { input: { email, roleId, version } }),
      );
      if (!outcome) return;
      if ('failure' in outcome) {
        await refuse('role', user, outcome.failure);
        return;
      }
      const name = isDemoted ? roles.moderator : roles.administrator;
      onDone({ text: role.changed, more: role.changedText(user.name, name) });
    },
    async createLink(user) {
      setRefusal(undefined);
      const outcome = await save(() => calls.mutate(CreateResetLink, { email: user.email }));
      if (!outcome) return undefined;
      if ('result' in outcome) return outcome.result.createResetLink;
      setRefusal(
        outcome.failure.code === 'NOT_FOUND'
          ? texts.refusals.gone
          : failureSentence(outcome.failure),
      );
      return undefined;
    },
  };
}
