import { randomInt, randomUUID } from 'node:crypto';
import {
  ADMINISTRATORS,
  PUBLIC,
  PUBLIC_BY_POST,
  thenMailed,
  type Operation,
  type Outcome,
  type Verdicts,
} from './operation.ts';
import type { TestApp } from './testApp.ts';

/** Adds a moderator without sections. */
export const addUser = async (app: TestApp): Promise<number> => (await app.addUser()).id;
/** The address of a user. */
export const emailOf = async ({ database }: TestApp, id: number): Promise<string> =>
  (await database.reader.user.findUniqueOrThrow({ where: { id } })).email;

const root = '/api/UserAuth';
const newUser = () => ({
  name: 'Jelena',
  email: `${randomUUID()}@centar.example`,
  password: 'plava cigla 47',
  roleAccess: ['Vesti'],
});
const byte = (): string => String(randomInt(1, 255));
/** Limits are counted by network, so every call comes from another one. */
const fromAnywhere = () => ({ 'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}` });

/** A call about a user made for it; it gets their address. */
const aboutUser = (
  name: string,
  send: (email: string, app: TestApp, token: string | undefined) => Promise<Outcome>,
  verdicts: Verdicts = ADMINISTRATORS,
): Operation => ({
  name,
  section: 'Vesti',
  verdicts,
  addItem: addUser,
  send: thenMailed(async ({ app, token, id }) => send(await emailOf(app, id), app, token)),
});

const edited = (email: string) => ({ email, name: 'Novo ime', roleId: 2, roleAccess: ['Konkurs'] });
const wanted = (email: string) => ({
  email,
  newPassword: 'osam žutih kišobrana',
  confirmPassword: 'osam žutih kišobrana',
});

/** User administration, the password reset and the audit trail. */
export const USER_OPERATIONS: readonly Operation[] = [
  aboutUser(`GET ${root}/GetAllUsers`, (_email, app, token) =>
    app.rest('GET', `${root}/GetAllUsers`, { token }),
  ),
  aboutUser(`POST ${root}/CreateUser`, (_email, app, token) =>
    app.rest('POST', `${root}/CreateUser`, { token, json: newUser() }),
  ),
  aboutUser(`PUT ${root}/EditUser`, (email, app, token) =>
    app.rest('PUT', `${root}/EditUser`, { token, json: edited(email) }),
  ),
  aboutUser(`PUT ${root}/ChangeRole`, (email, app, token) =>
    app.rest('PUT', `${root}/ChangeRole`, { token, json: { email, roleId: 1 } }),
  ),
  aboutUser(`DELETE ${root}/DeleteUser`, (email, app, token) =>
    app.rest('DELETE', `${root}/DeleteUser?email=${email}`, { token }),
  ),
  aboutUser(`POST ${root}/CreateResetLink`, (email, app, token) =>
    app.rest('POST', `${root}/CreateResetLink`, { token, json: { email } }),
  ),
  aboutUser(`POST ${root}/EndSessions`, (email, app, token) =>
    app.rest('POST', `${root}/EndSessions`, { token, json: { email } }),
  ),
  aboutUser(
    `PUT ${root}/ResetPassword`,
    (email, app, token) =>
      app.rest('PUT', `${root}/ResetPassword`, {
        token,
        json: wanted(email),
        headers: fromAnywhere(),
      }),
    PUBLIC,
  ),
  aboutUser('GET /api/Audit/GetEntries', (_email, app, token) =>
    app.rest('GET', '/api/Audit/GetEntries', { token }),
  ),
  aboutUser('GET /api/Audit/GetPeople', (_email, app, token) =>
    app.rest('GET', '/api/Audit/GetPeople', { token }),
  ),

  aboutUser('Query.allUsers', (_email, app, token) =>
    app.gql('{ allUsers { items { id email roleAccess } totalCount } }', {}, { token }),
  ),
  aboutUser('Mutation.createUser', (_email, app, token) =>
    app.gql(
      'mutation($input: UserInput!) { createUser(input: $input) { id } }',
      { input: newUser() },
      { token },
    ),
  ),
  aboutUser('Mutation.editUser', (email, app, token) =>
    app.gql(
      'mutation($input: UserEdit!) { editUser(input: $input) { id } }',
      { input: edited(email) },
      { token },
    ),
  ),
  aboutUser('Mutation.changeRole', (email, app, token) =>
    app.gql(
      'mutation($input: RoleChange!) { changeRole(input: $input) { id } }',
      { input: { email, roleId: 1 } },
      { token },
    ),
  ),
  aboutUser('Mutation.deleteUser', (email, app, token) =>
    app.gql('mutation($email: String!) { deleteUser(email: $email) }', { email }, { token }),
  ),
  aboutUser('Mutation.createResetLink', (email, app, token) =>
    app.gql(
      'mutation($email: String!) { createResetLink(email: $email) { url } }',
      { email },
      { token },
    ),
  ),
  aboutUser('Mutation.endSessions', (email, app, token) =>
    app.gql('mutation($email: String!) { endSessions(email: $email) }', { email }, { token }),
  ),
  aboutUser(
    'Mutation.resetPassword',
    (email, app, token) =>
      app.gql(
        'mutation($input: PasswordReset!) { resetPassword(input: $input) }',
        { input: wanted(email) },
        { token, headers: fromAnywhere() },
      ),
    PUBLIC_BY_POST,
  ),
  aboutUser('Query.auditEntries', (_email, app, token) =>
    app.gql('{ auditEntries { items { id summary } totalCount } }', {}, { token }),
  ),
  aboutUser('Query.auditPeople', (_email, app, token) => app.gql('{ auditPeople }', {}, { token })),
];
