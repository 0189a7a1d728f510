import { beforeAll, describe, expect, it } from 'vitest';
import { SECTIONS } from '@centar/domain/sections.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';
import { PASSWORD } from '../../../test/testApp.ts';

let token: string;
let adminEmail: string;

const app = sharedTestApp();
beforeAll(async () => {
  ({ token, email: adminEmail } = await app.signInAs({ roleId: 1, name: 'Ana' }));
});

const root = '/api/UserAuth';
const NEW = { name: 'Jelena Petrović', password: 'plava cigla 47', roleAccess: ['Vesti'] };
let count = 0;
const newUser = (fields: Record<string, unknown> = {}) => {
  count += 1;
  return { ...NEW, email: `korisnik${String(count)}@centar.example`, ...fields };
};
const create = (json: unknown, as = token) =>
  app.rest('POST', `${root}/CreateUser`, { token: as, json });
const edit = (json: unknown, as = token) =>
  app.rest('PUT', `${root}/EditUser`, { token: as, json });
const stored = (email: string) =>
  app.database.reader.user.findUnique({ where: { emailNorm: email }, include: { access: true } });
const me = async (as: string) => (await app.rest('GET', `${root}/Me`, { token: as })).status;

describe('creating', () => {
  it('answers 201 with a moderator, who can sign in and has an audit entry', async () => {
    const user = newUser({ email: '  Jelena@Centar.example ' });
    const answer = await create(user);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.any(Number),
      version: 1,
      name: NEW.name,
      email: 'Jelena@Centar.example',
      roleId: 2,
      roleAccess: ['Vesti'],
      dateCreated: app.clock().toISOString(),
      resetAskedAt: null,
      passkeys: 0,
      hasTotp: false,
      isFactorDemanded: false,
      factorDueAt: null,
    });
    const login = { email: 'JELENA@centar.example', password: NEW.password };
    expect((await app.rest('POST', `${root}/Login`, { json: login })).status).toBe(200);
    const where = { action: 'create', itemType: 'User', itemId: answer.body['id'] as number };
    const entry = await app.database.reader.auditEntry.findFirst({ where });
    expect(entry).toMatchObject({ userName: 'Ana', summary: NEW.name });
    expect(JSON.stringify(entry)).not.toMatch(/argon2|plava/);
  });

  it('tells what is wrong with each field', async () => {
    const problems = async (fields: object) => (await create({ ...newUser(), ...fields })).errors;
    expect(await problems({ name: ' ', email: '', password: '' })).toEqual({
      name: 'required',
      email: 'required',
      password: 'required',
    });
    expect(await problems({ email: 'mаrko@x.rs' })).toEqual({ email: 'invalid' });
    expect(await problems({ password: 'kratka' })).toEqual({ password: 'tooShort' });
    expect(await problems({ password: 'x'.repeat(129) })).toEqual({ password: 'tooLong' });
    expect(await problems({ password: 'lozinka123' })).toEqual({ password: 'tooCommon' });
    expect(await problems({ password: 'Jelena Petrović 1' })).toEqual({ password: 'tooCommon' });
    expect(await problems({ password: 'Jasengrad2026' })).toEqual({ password: 'tooCommon' });
  });

  it('takes no seventeenth section, nothing nested and no long lists (AC7)', async () => {
    const before = await app.contentHash();
    for (const roleAccess of [
      ['Vesti', 'Sve'],
      [['Vesti']],
      [null],
      'Vesti',
      { 0: 'Vesti' },
      Array.from({ length: 10_000 }, () => 'Vesti'),
    ]) {
      const answer = await create(newUser({ roleAccess }));
      expect([answer.status, answer.code]).toEqual([400, 'BAD_USER_INPUT']);
    }
    expect(await app.contentHash()).toBe(before);
    const all = await create(newUser({ roleAccess: [...SECTIONS, 'Vesti'] }));
    expect([all.status, all.body['roleAccess']]).toEqual([201, SECTIONS]);
  });

  it('20 at once for one address make one account', async () => {
    const user = newUser({ email: 'jedan@centar.example' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(user)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.code).toBe('CONFLICT');
    expect(refused?.errors).toEqual({ email: 'taken' });
    const where = { emailNorm: 'jedan@centar.example' };
    expect(await app.database.reader.user.count({ where })).toBe(1);
    expect((await create({ ...user, email: 'JEDAN@centar.example' })).status).toBe(409);
  });

  it('sent twice at once with one key makes one account, which answers both', async () => {
    const json = newUser();
    const headers = { 'idempotency-key': 'novi-korisnik-1' };
    const send = () =>
      app.rest<{ id: number }>('POST', `${root}/CreateUser`, { token, json, headers });
    const [one, other] = await Promise.all([send(), send()]);
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(other.body.id).toBe(one.body.id);
  });
});

describe('nobody slips a field in (AC6)', () => {
  const FORBIDDEN = { id: 1, passwordHash: 'x', datePosted: 'x', sessions: [], resetToken: 'x' };

  it.each(Object.entries({ ...FORBIDDEN, roleId: 1, __proto__x: 1 }))(
    '%s when creating',
    async (key, value) => {
      const before = await app.contentHash();
      const answer = await create({ ...newUser(), [key]: value });
      expect([answer.status, answer.errors]).toEqual([400, { [key]: 'unknownField' }]);
      expect(await app.contentHash()).toBe(before);
    },
  );

  it.each(Object.entries({ ...FORBIDDEN, password: 'plava cigla 48' }))(
    '%s when editing',
    async (key, value) => {
      const { email } = await app.addUser();
      const before = await app.contentHash();
      const answer = await edit({ email, name: 'X', roleId: 2, roleAccess: [], [key]: value });
      expect([answer.status, answer.errors]).toEqual([400, { [key]: 'unknownField' }]);
      expect(await app.contentHash()).toBe(before);
    },
  );

  it('a moderator cannot edit himself, and nobody gets a role that does not exist', async () => {
    const { email, token: moderator } = await app.signInAs({ sections: ['Vesti'] });
    const raised = { email, name: 'Marko', roleId: 1, roleAccess: ['Vesti'] };
    expect((await edit(raised, moderator)).status).toBe(403);
    const answer = await edit({ ...raised, roleId: 3 });
    expect([answer.status, answer.errors]).toEqual([400, { roleId: 'unknownChoice' }]);
    expect((await stored(email))?.roleId).toBe(2);
    expect(await me(moderator)).toBe(200);
  });

  it('GraphQL passes no more', async () => {
    const document = 'mutation($input: UserInput!) { createUser(input: $input) { id } }';
    const answer = await app.gql(document, { input: { ...newUser(), roleId: 1 } }, { token });
    expect([answer.status, answer.code]).toEqual([400, 'BAD_USER_INPUT']);
  });
});

it('what is no plain text never reaches the database (AC9)', async () => {
  const before = await app.contentHash();
  for (const bad of [{ not: '' }, ['a'], null, true, 1e300, '', 'NaN', 12]) {
    const { email } = await app.addUser();
    const user = { email, name: 'X', roleId: 2, roleAccess: [] };
    for (const answer of [
      await create(newUser({ email: bad })),
      await edit({ ...user, email: bad }),
      await edit({ ...user, roleId: bad === 12 ? 3 : bad }),
      await app.rest('PUT', `${root}/ChangeRole`, { token, json: { email: bad, roleId: 1 } }),
      await app.rest('PUT', `${root}/ChangeRole`, { token, json: { email, roleId: bad } }),
      await app.rest('POST', `${root}/CreateResetLink`, { token, json: { email: bad } }),
    ]) {
      expect([answer.status, answer.code]).toEqual([400, 'BAD_USER_INPUT']);
    }
    await app.sql(`DELETE FROM "User" WHERE email = '${email}'`);
  }
  for (const query of ['', '?email=', '?email[not]=x', '?id=1', '?email=a&email=b']) {
    expect((await app.rest('DELETE', `${root}/DeleteUser${query}`, { token })).status).toBe(400);
  }
  expect(await app.contentHash()).toBe(before);
});

describe('editing', () => {
  it('changes name and sections, ends the sessions for changed sections only', async () => {
    const { email, token: moderator } = await app.signInAs({ sections: ['Vesti'] });
    const user = { email: email.toUpperCase(), name: 'Novo Ime', roleId: 2, roleAccess: ['Vesti'] };
    const renamed = await edit({ ...user, version: 1 });
    expect(renamed.status).toBe(200);
    expect(renamed.body).toMatchObject({ email, name: 'Novo Ime', version: 2 });
    expect(await me(moderator)).toBe(200);

    const changed = await edit({ ...user, roleAccess: ['Konkurs', 'Galerija'], version: 2 });
    expect(changed.body).toMatchObject({ roleAccess: ['Galerija', 'Konkurs'], version: 3 });
    expect(await me(moderator)).toBe(401);
    const entry = await app.database.reader.auditEntry.findFirst({ orderBy: { id: 'desc' } });
    expect(entry).toMatchObject({
      action: 'update',
      changes: { roleAccess: { from: 'Vesti', to: 'Galerija, Konkurs' } },
    });
  });

  it('a save of what is stored makes no version, no entry, and ends no session', async () => {
    const { email, token: moderator } = await app.signInAs({ sections: ['Vesti', 'Galerija'] });
    const user = { email, name: 'Novo Ime', roleId: 2, roleAccess: ['Vesti', 'Galerija'] };
    const { version } = (await edit(user)).body;
    const before = await app.contentHash();
    const kept = await edit({ ...user, roleAccess: ['Galerija', 'Vesti'], version });
    expect([kept.status, kept.body['version']]).toEqual([200, version]);
    expect(await app.contentHash()).toBe(before);
    expect(await me(moderator)).toBe(200);
  });

  it('counts a section once that is named twice', async () => {
    const { email } = await app.addUser();
    const user = { email, name: 'A', roleId: 2, roleAccess: ['Vesti', 'Konkurs', 'Vesti'] };
    const answer = await edit(user);
    expect([answer.status, answer.body['roleAccess']]).toEqual([200, ['Vesti', 'Konkurs']]);
  });

  it('over GraphQL counts a repeated section once and changes the role', async () => {
    const { email, token: moderator } = await app.signInAs({ sections: ['Vesti'] });
    const document =
      'mutation($input: UserEdit!) { editUser(input: $input) { roleId roleAccess } }';
    const input = { email, name: 'A', roleId: 1, roleAccess: ['Vesti', 'Vesti'] };
    const { data } = await app.gql(document, { input }, { token });
    expect(data).toEqual({ editUser: { roleId: 1, roleAccess: ['Vesti'] } });
    expect(await me(moderator)).toBe(401);
    expect((await edit({ ...input, roleId: 2 })).body).toMatchObject({ roleId: 2 });
  });

  it('refuses an edit of what somebody else has changed meanwhile, and of nobody', async () => {
    const { email } = await app.addUser();
    const user = { email, name: 'A', roleId: 2, roleAccess: [] };
    expect((await edit({ ...user, version: 1 })).status).toBe(200);
    expect((await edit({ ...user, name: 'B', version: 1 })).status).toBe(409);
    expect((await stored(email))?.name).toBe('A');
    expect((await edit({ ...user, email: 'niko@centar.example' })).status).toBe(404);
  });
});

describe('roles and deleting', () => {
  it.each(['ChangeRole', 'EditUser'])('%s changes the role and ends sessions', async (call) => {
    const { email, token: moderator } = await app.signInAs({ sections: ['Vesti'] });
    const others = call === 'EditUser' ? { name: 'Marko', roleAccess: ['Vesti'] } : {};
    const change = (roleId: number) =>
      app.rest('PUT', `${root}/${call}`, { token, json: { email, roleId, ...others } });
    expect((await change(1)).body).toMatchObject({ roleId: 1 });
    expect(await me(moderator)).toBe(401);
    const again = await app.login(email);
    expect((await app.rest('GET', `${root}/GetAllUsers`, { token: again })).status).toBe(200);
    expect((await change(2)).body).toMatchObject({ roleId: 2 });
    expect(await me(again)).toBe(401);
    const entry = await app.database.reader.auditEntry.findFirst({ orderBy: { id: 'desc' } });
    expect(entry).toMatchObject({
      action: 'changeRole',
      changes: { roleId: { from: '1', to: '2' } },
    });
  });

  it('deletes a user: their next call is refused', async () => {
    const { email, token: moderator } = await app.signInAs();
    const path = `${root}/DeleteUser?email=${encodeURIComponent(email)}`;
    const answer = await app.rest('DELETE', path, { token });
    expect([answer.status, answer.text]).toEqual([200, 'true']);
    expect(await me(moderator)).toBe(401);
    expect((await app.rest('DELETE', path, { token })).status).toBe(404);
  });

  it('keeps oneself and the last administrator (AC10)', async () => {
    const remove = `${root}/DeleteUser?email=${adminEmail}`;
    expect((await app.rest('DELETE', remove, { token })).status).toBe(409);
    const demotion = { token, json: { email: adminEmail, roleId: 2 } };
    expect((await app.rest('PUT', `${root}/ChangeRole`, demotion)).status).toBe(409);
    expect((await edit({ ...demotion.json, name: 'Ana', roleAccess: [] })).status).toBe(409);
    expect((await stored(adminEmail))?.roleId).toBe(1);
  });

  it('keeps oneself also beside other administrators (AC10)', async () => {
    const other = await app.signInAs({ roleId: 1 });
    const remove = `${root}/DeleteUser?email=${other.email}`;
    expect((await app.rest('DELETE', remove, { token: other.token })).status).toBe(409);
    expect((await app.rest('DELETE', remove, { token })).status).toBe(200);
  });
});

it('lists all without anything secret, in one order on both transports', async () => {
  const { body, text } = await app.rest<{ email: string }[]>('GET', `${root}/GetAllUsers`, {
    token,
  });
  expect(text).not.toMatch(/argon2|passwordHash|emailNorm/);
  const document = `query($after: String) { allUsers(first: 5, after: $after) {
    items { email } nextCursor totalCount } }`;
  interface Page {
    readonly allUsers: {
      readonly items: { email: string }[];
      readonly nextCursor: string | null;
      readonly totalCount: number;
    };
  }
  const emails: string[] = [];
  let after: string | null = null;
  do {
    const { data }: { data: Page } = await app.gql<Page>(document, { after }, { token });
    emails.push(...data.allUsers.items.map(({ email }) => email));
    expect(data.allUsers.totalCount).toBe(body.length);
    after = data.allUsers.nextCursor;
  } while (after !== null);
  expect(emails).toEqual(body.map(({ email }) => email));
});

it('the password that administrators give is taken exactly', async () => {
  const password = ' ključ od sedam brava ';
  const user = newUser({ password });
  await create(user);
  const login = (typed: string) =>
    app.rest('POST', `${root}/Login`, { json: { email: user.email, password: typed } });
  expect((await login(password.normalize('NFD'))).status).toBe(200);
  expect((await login(password.trim())).status).toBe(401);
  expect(PASSWORD).not.toBe(password);
});
