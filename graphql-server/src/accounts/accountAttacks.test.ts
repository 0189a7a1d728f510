import { afterEach, describe, expect, it } from 'vitest';
import { sharedTestApp } from '../../test/sharedTestApp.ts';
import { PASSWORD } from '../../test/testApp.ts';

const root = '/api/UserAuth';
const NEW_PASSWORD = 'osam žutih kišobrana';

const app = sharedTestApp();
afterEach(() => app.restore());

const wanted = (email: string) => ({
  email,
  newPassword: NEW_PASSWORD,
  confirmPassword: NEW_PASSWORD,
});

describe('the limit of the reset (AU4)', () => {
  it('is the same by every path, transport, forwarded address and spelling of the mailbox', async () => {
    const { email } = await app.addUser();
    const paths = [
      `${root}/ResetPassword`,
      '/API/userauth/resetpassword/',
      '/api/UserAuth/%52esetPassword',
    ];
    const spellings = [email, email.toUpperCase(), ` ${email} `];
    const statuses: number[] = [];
    for (let index = 0; index < 4; index += 1) {
      const answer = await app.rest('PUT', paths[index % 3] ?? '', {
        json: wanted(spellings[index % 3] ?? ''),
        headers: { 'x-forwarded-for': `192.0.2.${String(index)}`, 'x-real-ip': '1.1.1.1' },
      });
      statuses.push(answer.status);
    }
    const document = 'mutation($input: PasswordReset!) { resetPassword(input: $input) }';
    expect((await app.gql(document, { input: wanted(email) })).data).toEqual({
      resetPassword: true,
    });
    expect(statuses).toEqual([200, 200, 200, 200]);
    expect((await app.gql(document, { input: wanted(email) })).code).toBe('TOO_MANY_TRIES');
    const sixth = await app.rest('PUT', paths[1] ?? '', { json: wanted(email) });
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(3500);
    expect(
      await app.database.reader.rateCounter.findMany({ orderBy: { key: 'asc' } }),
    ).toMatchObject([
      { key: `reset/account:${email}`, count: 5 },
      { key: 'reset/all:everybody', count: 5 },
      { key: 'reset/network:127.0.0.1', count: 5 },
    ]);
  });

  it('does not block signing in, and the limit of sign-ins does not block resets (AU5)', async () => {
    const { email } = await app.addUser();
    const login = (password: string) =>
      app.rest('POST', `${root}/Login`, { json: { email, password } });
    await Promise.all(Array.from({ length: 7 }, () => reset(email)));
    expect((await login(PASSWORD)).status).toBe(200);
    await Promise.all(Array.from({ length: 7 }, () => login('tri crvene kočije')));
    expect((await login(PASSWORD)).status).toBe(429);
    expect((await reset('niko@centar.example')).status).toBe(200);
  });
});

const reset = (email: string, fields: Record<string, unknown> = {}) =>
  app.rest('PUT', `${root}/ResetPassword`, { json: { ...wanted(email), ...fields } });

it('too long a password is refused before any hashing, wherever one is set (AU6)', async () => {
  const { token, email } = await app.signInAs({ roleId: 1 });
  const before = app.auth.passwords.runs;
  const long = 'ž'.repeat(129);
  const huge = 'x'.repeat(1_000_000);
  const sent = async (password: string) => {
    const created = { name: 'A', email: 'a@x.rs', password, roleAccess: [] };
    const changed = {
      currentPassword: PASSWORD,
      newPassword: password,
      confirmPassword: password,
    };
    const answers = [
      await app.rest('POST', `${root}/CreateUser`, { token, json: created }),
      await app.rest('PUT', `${root}/ChangeOwnPassword`, { token, json: changed }),
      await reset(email, { newPassword: password, confirmPassword: password }),
    ];
    return answers.map(({ status }) => status);
  };
  expect(await sent(long)).toEqual([400, 400, 400]);
  expect(await sent(huge)).toEqual([413, 413, 413]);
  expect(app.auth.passwords.runs).toBe(before);
});

it('a twin address makes no second account and gets no mail (AU7)', async () => {
  const { token } = await app.signInAs({ roleId: 1 });
  const create = (email: string) =>
    app.rest('POST', `${root}/CreateUser`, {
      token,
      json: { name: 'Marko', email, password: 'plava cigla 47', roleAccess: [] },
    });
  expect((await create('marko@x.rs')).status).toBe(201);
  for (const twin of ['MARKO@x.rs', ' marko@X.RS', 'ｍarko@x.rs']) {
    expect((await create(twin)).status).toBe(409);
  }
  for (const twin of ['mаrko@x.rs', 'marko@ẋ.rs', 'marko@x.rs\r\nBcc: zlo@x.rs', 'marko', 'a@b']) {
    const answer = await create(twin);
    expect([answer.status, answer.errors]).toEqual([400, { email: 'invalid' }]);
    expect((await reset(twin)).text).toBe('false');
  }
  expect(await app.database.reader.outboxMail.count()).toBe(0);
  await reset('MARKO@x.rs');
  const mails = await app.database.reader.outboxMail.findMany();
  expect(mails.map(({ recipient }) => recipient)).toEqual(['marko@x.rs']);
});

it('the documented calls answer without regard to case, with exactly the described entity', async () => {
  const { token, email } = await app.signInAs({ roleId: 1 });
  const { body: described } = await app.rest<{
    components: { schemas: Record<string, { required: string[] }> };
  }>('GET', '/api/openapi.json');
  const list = await app.rest<object[]>('GET', '/api/userauth/getallusers', { token });
  const fields = described.components.schemas['StaffUser']?.required.sort();
  expect(Object.keys(list.body[0] ?? {}).sort()).toEqual(fields);
  expect(fields).toEqual(
    expect.arrayContaining(['name', 'email', 'dateCreated', 'roleId', 'roleAccess']),
  );
  const path = `/API/USERAUTH/DELETEUSER?EMAIL=${email}`;
  expect((await app.rest('DELETE', path, { token })).status).toBe(409);
});
