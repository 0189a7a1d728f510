import { randomInt, randomUUID } from 'node:crypto';
import type { SecondStep } from '@centar/domain/secondFactor.ts';
import { totpCode, totpStep } from '../src/accounts/secondFactor/totp.ts';
import { fromBase32 } from './base32.ts';
import { onBoth, type CallOptions } from './bothTransports.ts';
import { addPasskeyRow, addTotpRow, personOf } from './factorRows.ts';
import {
  ADMINISTRATORS,
  PUBLIC,
  SIGNED_IN,
  thenMailed,
  type Operation,
  type OperationCall,
} from './operation.ts';
import { softwareKey } from './softwareKey.ts';
import { PASSWORD, PUBLIC_URL, type TestApp } from './testApp.ts';

const root = '/api/UserAuth';

/** Adds a moderator without sections. */
const addUser = async (app: TestApp): Promise<number> => (await app.addUser()).id;
const emailOf = async ({ database }: TestApp, id: number): Promise<string> =>
  (await database.reader.user.findUniqueOrThrow({ where: { id } })).email;

/** Options of a call about a user added for it. */
const aboutUser = (more: object = {}): CallOptions => ({
  addItem: addUser,
  input: async ({ app, id }) => ({ email: await emailOf(app, id), ...more }),
});
const sends = (values: object, options: CallOptions = {}): CallOptions => ({
  input: () => values,
  ...options,
});

const byte = (): string => String(randomInt(1, 255));
/** Limits are counted by network, so every call comes from another one. */
const fromAnywhere = () => ({ 'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}` });
const newUser = () => ({
  name: 'Jelena',
  email: `${randomUUID()}@centar.example`,
  password: 'plava cigla 47',
  roleAccess: ['Vesti'],
});
const newPassword = 'osam žutih kišobrana';
const NEW_PASSWORD = { newPassword, confirmPassword: newPassword };

/** Two factors for the person of the session, so that one may go. */
async function addFactors({ app, token }: OperationCall): Promise<{ id: number }> {
  const userId = await personOf(app, token);
  if (userId === undefined) return { id: 1 };
  await addTotpRow(app, userId);
  return addPasskeyRow(app, userId);
}

async function begin(path: string, { app, token }: Pick<OperationCall, 'app' | 'token'>) {
  const { body } = await app.rest<{ ticket?: string; options?: string; secret?: string }>(
    'POST',
    `${root}/${path}`,
    { token, json: path === 'BeginPasskeyLogin' ? undefined : FRESH },
  );
  return body;
}

/** What a sign-in sends, by the id of its user: begun before rows are compared. */
const begun = new Map<number, object>();
const completes = (addItem: (app: TestApp) => Promise<number>): CallOptions => ({
  addItem,
  input: ({ id }) => begun.get(id) ?? {},
});

/** Adds a user with an app, whose password was right. */
async function addStepTaker(app: TestApp): Promise<number> {
  const id = await addUser(app);
  const code = await addTotpRow(app, id);
  const json = { email: await emailOf(app, id), password: PASSWORD };
  const { body } = await app.rest<{ secondStep: SecondStep }>('POST', `${root}/Login`, { json });
  begun.set(id, { ticket: body.secondStep.ticket, code });
  return id;
}

/** Adds a user with a passkey, which has answered a challenge. */
async function addKeyHolder(app: TestApp): Promise<number> {
  const id = await addUser(app);
  const { key, userHandle } = await addPasskeyRow(app, id);
  const { ticket, options = '' } = await begin('BeginPasskeyLogin', { app, token: undefined });
  begun.set(id, { ticket, credential: key.answer(options, { userHandle }) });
  return id;
}

/** The session is new, so that no password is needed. */
const FRESH = { currentPassword: null };
const withFactors = (more: (id: number) => object): CallOptions => ({
  input: async (call) => more((await addFactors(call)).id),
});

/** Signing in and out, one's own account, the accounts of others, and the audit trail. */
export const ACCOUNT_OPERATIONS: readonly Operation[] = [
  // Signing in ignores an old token that the client still sends.
  ...onBoth(`POST ${root}/Login`, 'login', PUBLIC, aboutUser({ password: PASSWORD })),
  ...onBoth(`POST ${root}/CompleteLogin`, 'completeLogin', PUBLIC, completes(addStepTaker)),
  ...onBoth(`POST ${root}/BeginPasskeyLogin`, 'beginPasskeyLogin', PUBLIC, sends({})),
  ...onBoth(`POST ${root}/PasskeyLogin`, 'passkeyLogin', PUBLIC, completes(addKeyHolder)),
  ...onBoth(`PUT ${root}/ResetPassword`, 'resetPassword', PUBLIC, {
    ...aboutUser(NEW_PASSWORD),
    headers: fromAnywhere,
  }),
  ...onBoth(`POST ${root}/Logout`, 'logout', SIGNED_IN, { endsSession: true }),
  ...onBoth(`GET ${root}/Me`, 'me', SIGNED_IN),

  ...onBoth(`PUT ${root}/ChangeOwnName`, 'changeOwnName', SIGNED_IN, sends({ name: 'Marko' })),
  ...onBoth(
    `PUT ${root}/ChangeOwnPassword`,
    'changeOwnPassword',
    SIGNED_IN,
    sends({ currentPassword: PASSWORD, ...NEW_PASSWORD }, { endsSession: true }),
  ),
  ...onBoth(`GET ${root}/OwnSessions`, 'ownSessions', SIGNED_IN),
  ...onBoth(`POST ${root}/EndOtherSessions`, 'endOtherSessions', SIGNED_IN),
  ...onBoth(`GET ${root}/OwnFactors`, 'ownFactors', SIGNED_IN),
  ...onBoth(`POST ${root}/BeginTotp`, 'beginTotp', SIGNED_IN, sends(FRESH)),
  ...onBoth(`POST ${root}/ConfirmTotp`, 'confirmTotp', SIGNED_IN, {
    async input(call) {
      const { ticket = 'x', secret = '' } = await begin('BeginTotp', call);
      return { ticket, code: totpCode(fromBase32(secret), totpStep(call.app.clock())) };
    },
  }),
  ...onBoth(
    `POST ${root}/RemoveTotp`,
    'removeTotp',
    SIGNED_IN,
    withFactors(() => FRESH),
  ),
  ...onBoth(`POST ${root}/BeginPasskey`, 'beginPasskey', SIGNED_IN, sends(FRESH)),
  ...onBoth(`POST ${root}/AddPasskey`, 'addPasskey', SIGNED_IN, {
    async input(call) {
      const { ticket = 'x', options } = await begin('BeginPasskey', call);
      const credential = options === undefined ? 'x' : softwareKey(PUBLIC_URL).create(options);
      return { ticket, credential, name: 'Ključ' };
    },
  }),
  ...onBoth(
    `PUT ${root}/RenamePasskey`,
    'renamePasskey',
    SIGNED_IN,
    withFactors((id) => ({ id, name: 'Telefon' })),
  ),
  ...onBoth(
    `POST ${root}/RemovePasskey`,
    'removePasskey',
    SIGNED_IN,
    withFactors((id) => ({ id, ...FRESH })),
  ),
  ...onBoth(
    `POST ${root}/NewRecoveryCodes`,
    'newRecoveryCodes',
    SIGNED_IN,
    withFactors(() => FRESH),
  ),

  ...onBoth(`GET ${root}/GetAllUsers`, 'allUsers', ADMINISTRATORS, { addItem: addUser }),
  ...onBoth(`POST ${root}/CreateUser`, 'createUser', ADMINISTRATORS, { input: newUser }),
  ...onBoth(
    `PUT ${root}/EditUser`,
    'editUser',
    ADMINISTRATORS,
    aboutUser({ name: 'Novo ime', roleId: 2, roleAccess: ['Konkurs'] }),
  ),
  ...onBoth(`PUT ${root}/ChangeRole`, 'changeRole', ADMINISTRATORS, aboutUser({ roleId: 1 })),
  ...onBoth(`DELETE ${root}/DeleteUser`, 'deleteUser', ADMINISTRATORS, aboutUser()),
  ...onBoth(`POST ${root}/CreateResetLink`, 'createResetLink', ADMINISTRATORS, aboutUser()),
  ...onBoth(`POST ${root}/EndSessions`, 'endSessions', ADMINISTRATORS, aboutUser()),
  ...onBoth(
    `PUT ${root}/DemandFactor`,
    'demandFactor',
    ADMINISTRATORS,
    aboutUser({ isDemanded: true }),
  ),
  ...onBoth(
    `POST ${root}/RemoveFactors`,
    'removeFactors',
    ADMINISTRATORS,
    aboutUser({ reason: 'Izgubljen telefon' }),
  ),
  ...onBoth('GET /api/Audit/GetEntries', 'auditEntries', ADMINISTRATORS, { addItem: addUser }),
  ...onBoth('GET /api/Audit/GetPeople', 'auditPeople', ADMINISTRATORS),
].map(thenMailed);
