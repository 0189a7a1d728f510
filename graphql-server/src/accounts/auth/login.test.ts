import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { bearerOf, MODERATOR, startAuthServer, type AuthServer } from '../../../test/authServer.ts';

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer();
});
beforeEach(async () => {
  await server.addModerator(['Vesti', 'Mladi']);
});
afterEach(() => server.restore());
afterAll(() => server.close());

const post = (payload: unknown, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/api/UserAuth/Login',
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(payload),
  });
const audit = () => server.database.reader.auditEntry.findMany({ orderBy: { id: 'asc' } });

describe('the answer', () => {
  test('is the documented one, and is kept by no cache', async () => {
    const answer = await server.login(MODERATOR);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      expiresIn: 86_400,
      user: {
        id: expect.any(Number),
        name: 'Marko',
        email: 'marko@x.rs',
        roleId: 2,
        roleAccess: ['Mladi', 'Vesti'],
        dateCreated: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        secondFactorDueAt: null,
      },
    });
  });

  test('only hashes are stored', async () => {
    const answer = await server.login(MODERATOR);
    const stored = JSON.stringify(await server.database.reader.session.findMany());
    expect(stored).not.toContain(answer.json<{ token: string }>().token);
  });

  test('GraphQL gives the same', async () => {
    const rest = await server.login(MODERATOR);
    const answer = await server.graphql(
      `mutation { login(email: "marko@x.rs", password: "${MODERATOR.password}") {
        token expiresIn user { id name email roleId roleAccess dateCreated secondFactorDueAt } } }`,
    );
    const { login } = answer.json<{ data: { login: { token: string } } }>().data;
    expect({ ...login, token: '' }).toEqual({ ...rest.json<object>(), token: '' });
    const me = await server.graphql('{ me { email } }', { authorization: `Bearer ${login.token}` });
    expect(me.json()).toMatchObject({ data: { me: { email: 'marko@x.rs' } } });
  });
});

describe('refusals', () => {
  test('a wrong e-mail and a wrong password have equal body, headers and work (AU2)', async () => {
    const seen: unknown[] = [];
    for (const email of [MODERATOR.email, 'nobody@x.rs']) {
      const before = server.auth.passwords.runs;
      const { statusCode, body, headers } = await server.login({ email, password: 'pogresna-1' });
      const { date: _, ...others } = headers;
      seen.push([statusCode, body, others, server.auth.passwords.runs - before]);
    }
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]).toMatchObject([401, expect.stringContaining('WRONG_CREDENTIALS'), {}, 1]);
  });

  test.each([
    ['an unknown key', { ...MODERATOR }, 'name'],
    ['no password', { email: 'marko@x.rs' }, 'password'],
    ['an operator instead of a text', { email: { not: '' }, password: 'x' }, 'email'],
    ['a list', { email: ['marko@x.rs'], password: 'x' }, 'email'],
    ['a Cyrillic letter (AU7)', { email: 'mаrko@x.rs', password: 'x' }, 'email'],
    ['a letter that NFKC keeps (AU7)', { email: 'marko@ẋ.rs', password: 'x' }, 'email'],
    ['129 characters (AU6)', { email: 'marko@x.rs', password: 'a'.repeat(129) }, 'password'],
  ])('%s is bad input and is not hashed', async (_what, payload, field) => {
    const before = server.auth.passwords.runs;
    const answer = await post(payload);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([field]);
    expect(server.auth.passwords.runs).toBe(before);
    expect(await server.database.reader.rateCounter.count()).toBe(0);
  });

  test.each([[null], [[]], ['text'], [7]])('the body %j is bad input', async (payload) => {
    expect((await post(payload)).statusCode).toBe(400);
  });
});

test('every spelling of the address is the same account (AU7)', async () => {
  for (const email of ['MARKO@x.rs', ' marko@X.RS ', 'ｍarko@x.rs']) {
    expect((await server.login({ ...MODERATOR, email })).statusCode).toBe(200);
  }
});

test('passwords count to the last character and in any composition (AU6)', async () => {
  const long = `${'š'.repeat(80)}-kraj`;
  const passwordHash = await server.auth.passwords.hash(long);
  await server.database.write((transaction) =>
    transaction.user.updateMany({ where: { emailNorm: MODERATOR.email }, data: { passwordHash } }),
  );
  const trying = async (password: string) =>
    (await server.login({ email: MODERATOR.email, password })).statusCode;
  expect(await trying(`${'š'.repeat(80)}-kruh`)).toBe(401);
  expect(await trying(` ${long}`)).toBe(401);
  expect(await trying(long.normalize('NFD'))).toBe(200);
});

test('sign-ins, failures and sign-outs are recorded, passwords never', async () => {
  await server.login({ ...MODERATOR, password: 'pogresna-1' });
  await server.login({ email: 'nobody@x.rs', password: 'pogresna-2' });
  const signedIn = await server.login(MODERATOR, { headers: { 'user-agent': 'Test 1.0' } });
  const headers = bearerOf(signedIn);
  await server.app.inject({ method: 'POST', url: '/api/UserAuth/Logout', headers });
  const entries = await audit();
  expect(entries.map(({ action, userName, summary }) => [action, userName, summary])).toEqual([
    ['signInFailed', 'marko@x.rs', '127.0.0.1'],
    ['signInFailed', 'nobody@x.rs', '127.0.0.1'],
    ['signIn', 'Marko', 'Test 1.0'],
    ['signOut', 'Marko', ''],
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/pogresna|plavih/);
});

test('a password changed while the old one is being checked opens no session', async () => {
  const { passwords } = server.auth;
  const replacement = await passwords.hash('sasvim druga rec');
  // The check is done, and its answer is held back until the password has changed.
  const verify = passwords.verify.bind(passwords);
  const [begun, changed] = [Promise.withResolvers<boolean>(), Promise.withResolvers<undefined>()];
  const held = vi.spyOn(passwords, 'verify').mockImplementation(async (...given) => {
    const fits = await verify(...given);
    begun.resolve(fits);
    await changed.promise;
    return fits;
  });
  const pending = server.login(MODERATOR);
  expect(await begun.promise).toBe(true);
  await server.database.write((transaction) =>
    transaction.user.updateMany({
      where: { emailNorm: MODERATOR.email },
      data: { passwordHash: replacement },
    }),
  );
  changed.resolve(undefined);
  expect((await pending).statusCode).toBe(401);
  expect(held).toHaveBeenCalledOnce();
  expect(await server.database.reader.session.count()).toBe(0);
});
