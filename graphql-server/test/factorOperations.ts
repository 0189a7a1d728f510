import type { SecondStep } from '@centar/domain/secondFactor.ts';
import { totpCode, totpStep } from '../src/accounts/secondFactor/totp.ts';
import { fromBase32 } from './base32.ts';
import { addPasskeyRow, addTotpRow, personOf } from './factorRows.ts';
import {
  ADMINISTRATORS,
  PUBLIC,
  PUBLIC_BY_POST,
  SIGNED_IN,
  thenMailed,
  type Operation,
  type OperationCall,
  type Outcome,
  type Verdicts,
} from './operation.ts';
import { softwareKey } from './softwareKey.ts';
import { PASSWORD, PUBLIC_URL, type TestApp } from './testApp.ts';
import { addUser, emailOf } from './userOperations.ts';

const root = '/api/UserAuth';

/** Sends the same input over REST or GraphQL. */
type Call = (json: Record<string, unknown>) => Promise<Outcome>;

interface Described {
  readonly rest: string;
  readonly field: string;
  readonly verdicts?: Verdicts;
  readonly addItem?: Operation['addItem'];
  /** Of the GraphQL field: its arguments' types. */
  readonly types?: Readonly<Record<string, string>>;
  /** Of the answer. */
  readonly selection: string;
  readonly send: (call: Call, given: OperationCall) => Promise<Outcome>;
}

/** The session is new, so that no password is needed. */
const FRESH = { currentPassword: null };
const CHANGED = '{ recoveryCodes }';
const CHALLENGE = '{ ticket options }';

function graphqlText({ field, types = {}, selection }: Described): string {
  const names = Object.keys(types);
  const kind = field.startsWith('own') ? 'query' : 'mutation';
  const variables = names.map((name) => `$${name}: ${types[name] ?? ''}`).join(', ');
  const given = names.map((name) => `${name}: $${name}`).join(', ');
  const [head, call] = names.length > 0 ? [`(${variables})`, `(${given})`] : ['', ''];
  return `${kind}${head} { ${field}${call} ${selection} }`;
}

/** One operation for each transport. */
function both(described: Described): Operation[] {
  const { rest, field, verdicts = SIGNED_IN, addItem, types = {}, send } = described;
  const [method = '', path = ''] = rest.split(' ');
  const isInput = Object.keys(types).join() === 'input';
  const isQuery = field.startsWith('own');
  const common = { section: 'Vesti' as const, ...(addItem ? { addItem } : {}) };
  return [
    {
      ...common,
      name: `${method} ${root}/${path}`,
      verdicts,
      send: thenMailed((given) => {
        const { app, token } = given;
        const call: Call = (json) =>
          app.rest(method, `${root}/${path}`, { token, ...(isQuery ? {} : { json }) });
        return send(call, given);
      }),
    },
    {
      ...common,
      name: `${isQuery ? 'Query' : 'Mutation'}.${field}`,
      verdicts: verdicts === PUBLIC ? PUBLIC_BY_POST : verdicts,
      send: thenMailed((given) => {
        const { app, token } = given;
        const call: Call = (json) =>
          app.gql(graphqlText(described), isInput ? { input: json } : json, { token });
        return send(call, given);
      }),
    },
  ];
}

/** Two factors for the person of the session, so that one may go. */
async function addFactors({ app, token }: OperationCall): Promise<{ id: number }> {
  const userId = await personOf(app, token);
  if (userId === undefined) return { id: 1 };
  await addTotpRow(app, userId);
  return addPasskeyRow(app, userId);
}

async function begin(path: string, { app, token }: OperationCall) {
  const { body } = await app.rest<{ ticket?: string; options?: string; secret?: string }>(
    'POST',
    `${root}/${path}`,
    { token, json: path === 'BeginPasskeyLogin' ? undefined : FRESH },
  );
  return body;
}

/** What a sign-in sends, by the id of its user: begun before rows are compared. */
const begun = new Map<number, Record<string, unknown>>();

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
  const { ticket, options = '' } = await begin('BeginPasskeyLogin', { app, token: undefined, id });
  begun.set(id, { ticket, credential: key.answer(options, { userHandle }) });
  return id;
}

/** Signing in with a second step or a passkey, and the factors of oneself and of others. */
const DESCRIBED: readonly Described[] = [
  {
    rest: 'POST CompleteLogin',
    field: 'completeLogin',
    verdicts: PUBLIC,
    addItem: addStepTaker,
    types: { input: 'LoginCompletion!' },
    selection: '{ token }',
    send: (call, { id }) => call(begun.get(id) ?? {}),
  },
  {
    rest: 'POST BeginPasskeyLogin',
    field: 'beginPasskeyLogin',
    verdicts: PUBLIC,
    selection: CHALLENGE,
    send: (call) => call({}),
  },
  {
    rest: 'POST PasskeyLogin',
    field: 'passkeyLogin',
    verdicts: PUBLIC,
    addItem: addKeyHolder,
    types: { ticket: 'String!', credential: 'String!' },
    selection: '{ token }',
    send: (call, { id }) => call(begun.get(id) ?? {}),
  },
  {
    rest: 'GET OwnFactors',
    field: 'ownFactors',
    selection: '{ recoveryCodes passkeys { id name } }',
    send: (call) => call({}),
  },
  {
    rest: 'POST BeginTotp',
    field: 'beginTotp',
    types: { currentPassword: 'String' },
    selection: '{ ticket address }',
    send: (call) => call(FRESH),
  },
  {
    rest: 'POST ConfirmTotp',
    field: 'confirmTotp',
    types: { ticket: 'String!', code: 'String!' },
    selection: CHANGED,
    async send(call, given) {
      const { ticket = 'x', secret = '' } = await begin('BeginTotp', given);
      return call({ ticket, code: totpCode(fromBase32(secret), totpStep(given.app.clock())) });
    },
  },
  {
    rest: 'POST RemoveTotp',
    field: 'removeTotp',
    types: { currentPassword: 'String' },
    selection: CHANGED,
    async send(call, given) {
      await addFactors(given);
      return call(FRESH);
    },
  },
  {
    rest: 'POST BeginPasskey',
    field: 'beginPasskey',
    types: { currentPassword: 'String' },
    selection: CHALLENGE,
    send: (call) => call(FRESH),
  },
  {
    rest: 'POST AddPasskey',
    field: 'addPasskey',
    types: { input: 'PasskeyAddition!' },
    selection: CHANGED,
    async send(call, given) {
      const { ticket = 'x', options } = await begin('BeginPasskey', given);
      const credential = options === undefined ? 'x' : softwareKey(PUBLIC_URL).create(options);
      return call({ ticket, credential, name: 'Ključ' });
    },
  },
  {
    rest: 'PUT RenamePasskey',
    field: 'renamePasskey',
    types: { id: 'Int!', name: 'String!' },
    selection: '{ recoveryCodes }',
    async send(call, given) {
      const { id } = await addFactors(given);
      return call({ id, name: 'Telefon' });
    },
  },
  {
    rest: 'POST RemovePasskey',
    field: 'removePasskey',
    types: { id: 'Int!', currentPassword: 'String' },
    selection: CHANGED,
    async send(call, given) {
      const { id } = await addFactors(given);
      return call({ id, ...FRESH });
    },
  },
  {
    rest: 'POST NewRecoveryCodes',
    field: 'newRecoveryCodes',
    types: { currentPassword: 'String' },
    selection: CHANGED,
    async send(call, given) {
      await addFactors(given);
      return call(FRESH);
    },
  },
  {
    rest: 'PUT DemandFactor',
    field: 'demandFactor',
    verdicts: ADMINISTRATORS,
    addItem: addUser,
    types: { email: 'String!', isDemanded: 'Boolean!' },
    selection: '{ isFactorDemanded }',
    send: async (call, { app, id }) => call({ email: await emailOf(app, id), isDemanded: true }),
  },
  {
    rest: 'POST RemoveFactors',
    field: 'removeFactors',
    verdicts: ADMINISTRATORS,
    addItem: addUser,
    types: { email: 'String!', reason: 'String!' },
    selection: '{ passkeys }',
    send: async (call, { app, id }) =>
      call({ email: await emailOf(app, id), reason: 'Izgubljen telefon' }),
  },
];

export const FACTOR_OPERATIONS: readonly Operation[] = DESCRIBED.flatMap(both);
