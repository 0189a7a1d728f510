import { useRef, type ReactNode } from 'react';
import { isAdministrator } from '@centar/domain/access.ts';
import { ContentForm } from '../form/ContentForm.tsx';
import { CallFailed, toFailure } from '../graphql/staffFailure.ts';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { usersTexts as texts } from './users.texts.ts';
import { Modal } from '../ui/Modal.tsx';
import { profileForm } from './user.form.ts';
import { EditUser, type StaffUser } from './users.adminOperations.ts';

export interface UserProfileModalProps {
  readonly user: StaffUser;
  /** Throws NOT_FOUND. */
  readonly latest: () => Promise<StaffUser>;
  readonly onClose: () => void;
  readonly onSaved: (user: StaffUser) => void;
}

export function UserProfileModal({
  user,
  latest,
  onClose,
  onSaved,
}: UserProfileModalProps): ReactNode {
  const calls = useStaffCalls();
  const roleId = useRef(user.roleId);
  return (
    <Modal open title={texts.profile} onClose={onClose}>
      {isAdministrator(user) ? <p className="panel-text">{texts.administratorSections}</p> : null}
      <ContentForm
        name={`korisnici/${String(user.id)}`}
        form={profileForm}
        item={user}
        latest={async () => {
          const now = await latest();
          roleId.current = now.roleId;
          return now;
        }}
        save={async ({ name, roleAccess }, version) => {
          const edit = { email: user.email, name, roleAccess, roleId: roleId.current };
          const seen = version === undefined ? {} : { version };
          try {
            return (await calls.mutate(EditUser, { input: { ...edit, ...seen } })).editUser;
          } catch (thrown) {
            // The role has changed since it was loaded: a conflict with a colleague.
            if (!toFailure(thrown).fields['roleId']) throw thrown;
            throw new CallFailed({ code: 'CONFLICT', fields: {} });
          }
        }}
        onSaved={onSaved}
        onCancel={onClose}
        drawActions={(save, cancel) => (
          <div className="modal-actions">
            {cancel}
            {save}
          </div>
        )}
      />
    </Modal>
  );
}
