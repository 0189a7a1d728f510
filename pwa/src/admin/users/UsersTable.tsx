import type { ReactNode } from 'react';
import { isAdministrator } from '@centar/domain/access.ts';
import { formatDateTime } from '@centar/domain/dates.ts';
import { usersTexts as texts } from './users.texts.ts';
import { Button } from '../../shared/ui/primitives/Button.tsx';
import { DataTable, type Column } from '../ui/DataTable.tsx';
import { IconAction } from '../ui/IconAction.tsx';
import { StatusBadge } from '../../shared/ui/primitives/StatusBadge.tsx';
import type { StaffUser } from './users.adminOperations.ts';
import './UsersTable.css';

export interface UsersTableProps {
  readonly users: readonly StaffUser[];
  readonly onUpdate: (user: StaffUser) => void;
  readonly onRemove: (user: StaffUser) => void;
  readonly onRole: (user: StaffUser) => void;
  readonly onLink: (user: StaffUser) => void;
  readonly onFactor: (user: StaffUser) => void;
}

function rightsOf(user: StaffUser): string {
  const { roles, editsAll, editsNothing } = texts;
  if (isAdministrator(user)) return `${roles.administrator}: ${editsAll}`;
  const sections = user.roleAccess.length > 0 ? user.roleAccess.join(', ') : editsNothing;
  return `${roles.moderator}: ${sections}`;
}

function factorsOf({ passkeys, hasTotp, isFactorDemanded, factorDueAt }: StaffUser): string {
  const { factor } = texts;
  const has = [passkeys > 0 ? factor.passkeys(passkeys) : '', hasTotp ? factor.totp : ''];
  const words = has.filter(Boolean);
  if (words.length > 0) return words.join(', ');
  const due = factorDueAt === null ? factor.demanded : factor.due(formatDateTime(factorDueAt));
  return isFactorDemanded ? `${factor.none}, ${due}` : factor.none;
}

const columns: readonly Column<StaffUser>[] = [
  {
    head: texts.name,
    kind: 'title',
    cell: (user) => (
      <>
        {user.name}
        {user.resetAskedAt === null ? null : (
          <span className="users-asks">
            <StatusBadge kind="asksForPassword" />
          </span>
        )}
        <small>{rightsOf(user)}</small>
        <small>{texts.factor.of(factorsOf(user))}</small>
      </>
    ),
  },
  { head: texts.email, cell: ({ email }) => email },
  { head: texts.created, kind: 'date', cell: ({ dateCreated }) => formatDateTime(dateCreated) },
];

export function UsersTable(props: UsersTableProps): ReactNode {
  const { users, onUpdate, onRemove, onRole, onLink, onFactor } = props;
  return (
    <DataTable
      caption={texts.list}
      columns={columns}
      rows={users}
      rowKey={({ id }) => id}
      actions={(user) => (
        <>
          {user.resetAskedAt === null ? (
            <IconAction
              icon="key"
              label={texts.link.ofUser(user.name)}
              onClick={() => {
                onLink(user);
              }}
            />
          ) : (
            <Button
              compact
              kind="gold"
              icon="key"
              aria-label={texts.link.ofUser(user.name)}
              onClick={() => {
                onLink(user);
              }}
            >
              {texts.link.action}
            </Button>
          )}
          <Button
            compact
            aria-label={texts.factor.ofUser(user.name)}
            onClick={() => {
              onFactor(user);
            }}
          >
            {texts.factor.action}
          </Button>
          <Button
            compact
            aria-label={texts.role.ofUser(user.name)}
            onClick={() => {
              onRole(user);
            }}
          >
            {texts.role.action}
          </Button>
          <Button
            compact
            aria-label={texts.updateUser(user.name)}
            onClick={() => {
              onUpdate(user);
            }}
          >
            {texts.update}
          </Button>
          <Button
            compact
            kind="danger"
            aria-label={texts.removeUser(user.name)}
            onClick={() => {
              onRemove(user);
            }}
          >
            {texts.remove}
          </Button>
        </>
      )}
    />
  );
}
