import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { movableClock } from '../../../test/movableClock.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';
import { PASSWORD } from '../../../test/testApp.ts';

const root = '/api/UserAuth';
const NEW_PASSWORD = 'osam žutih kišobrana';

let token: string;
let email: string;

const clock = movableClock();
const app = sharedTestApp({ clock });
beforeEach(async () => {
  ({ token, email } = await app.signInAs({ sections: ['Vesti'] }));
});
afterEach(() => app.restore());

const me = async (as: string) => (await app.rest('GET', `${root}/Me`, { token: as })).status;
const login = async (password: string) =>
  (await app.rest('POST', `${root}/Login`, { json: { email, password } })).status;
const changePassword = (fields: Record<string, unknown> = {}, as = token) =>
  app.rest('PUT', `${root}/ChangeOwnPassword`, {
    token: as,
    json: {
      currentPassword: PASSWORD,
      newPassword: NEW_PASSWORD,
      confirmPassword: NEW_PASSWORD,
      ...fields,
    },
  });

describe("one's own name", () => {
  it('changes at once, and nobody has to sign in again', async () => {
    const other = await app.login(email);
    const json = { name: '  Marko Marković ' };
    const answer = await app.rest('PUT', `${root}/ChangeOwnName`, { token, json });
    expect(answer.body).toMatchObject({ name: 'Marko Marković', email, roleAccess: ['Vesti'] });
    expect([await me(token), await me(other)]).toEqual([200, 200]);
    for (const bad of [{ name: ' ' }, { name: 'x'.repeat(101) }, { name: 'A', roleId: 1 }, {}]) {
      const refused = await app.rest('PUT', `${root}/ChangeOwnName`, { token, json: bad });
      expect(refused.status).toBe(400);
    }
  });
});

describe("one's own password", () => {
  it('ends the other sessions, keeps this one, and kills a reset link', async () => {
    const other = await app.login(email);
    const { token: admin } = await app.signInAs({ roleId: 1 });
    await app.rest('POST', `${root}/CreateResetLink`, { token: admin, json: { email } });
    const answer = await changePassword();
    expect([answer.status, answer.text]).toEqual([200, 'true']);
    expect([await me(token), await me(other), await me(admin)]).toEqual([200, 401, 200]);
    expect([await login(PASSWORD), await login(NEW_PASSWORD)]).toEqual([401, 200]);
    expect(await app.database.reader.resetCode.count()).toBe(0);
    await app.mailer.deliver();
    const mails = await app.database.reader.outboxMail.findMany();
    expect(mails).toMatchObject([{ recipient: email, tries: 1 }]);
  });

  it('tells which field is wrong, and hashes nothing for what can not be', async () => {
    const errors = async (fields: object) => (await changePassword({ ...fields })).errors;
    const weak = (password: string) => errors({ newPassword: password, confirmPassword: password });
    expect(await errors({ currentPassword: 'tri crvene kočije' })).toEqual({
      currentPassword: 'invalid',
    });
    const before = app.auth.passwords.runs;
    expect(await errors({ confirmPassword: PASSWORD })).toEqual({ confirmPassword: 'invalid' });
    expect(await weak('kratka')).toEqual({ newPassword: 'tooShort' });
    expect(await weak('a1'.repeat(65))).toEqual({ newPassword: 'tooLong' });
    expect(await weak('Jasengrad2026')).toEqual({ newPassword: 'tooCommon' });
    expect(await weak(email)).toEqual({ newPassword: 'tooCommon' });
    expect(app.auth.passwords.runs).toBe(before);
    expect(await login(PASSWORD)).toBe(200);
  });

  it('is guessed at no faster than at the sign-in: 20 at once check five', async () => {
    const before = app.auth.passwords.runs;
    const tries = await Promise.all(
      Array.from({ length: 20 }, () => changePassword({ currentPassword: 'tri crvene kočije' })),
    );
    expect(app.auth.passwords.runs - before).toBe(5);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(15);
    expect((await changePassword()).status).toBe(429);
    // Signing in is counted by itself.
    expect(await login(PASSWORD)).toBe(200);
    clock.pass(15 * 60_000 + 1000);
    expect((await changePassword()).status).toBe(200);
  });

  it('one request tries one (GraphQL)', async () => {
    const document = `mutation($input: PasswordChange!) {
      a: changeOwnPassword(input: $input) b: changeOwnPassword(input: $input) }`;
    const input = {
      currentPassword: PASSWORD,
      newPassword: NEW_PASSWORD,
      confirmPassword: NEW_PASSWORD,
    };
    const answer = await app.gql(document, { input }, { token });
    expect(answer.code).toBe('BAD_USER_INPUT');
    expect(await login(PASSWORD)).toBe(200);
  });

  it('of two at once with the same old password one counts', async () => {
    const second = 'devet plavih bicikala';
    // Neither is hashed before both have passed the check of the old one.
    const { passwords } = app.auth;
    const hash = passwords.hash.bind(passwords);
    const both = Promise.withResolvers<undefined>();
    let arrived = 0;
    const held = vi.spyOn(passwords, 'hash').mockImplementation(async (password) => {
      arrived += 1;
      if (arrived === 2) both.resolve(undefined);
      await both.promise;
      return hash(password);
    });
    const answers = await Promise.all([
      changePassword(),
      changePassword({ newPassword: second, confirmPassword: second }),
    ]);
    held.mockRestore();
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });
});

describe("one's own sessions", () => {
  it('are listed with the device, without those that are over and those of others', async () => {
    await app.signInAs();
    clock.pass(86_399_000);
    // Being used is noted behind the answer.
    await me(token);
    const seen = { where: { lastSeenAt: clock() } };
    await expect.poll(() => app.database.reader.session.count(seen)).toBe(1);
    const json = { email, password: PASSWORD };
    await app.rest('POST', `${root}/Login`, { json, headers: { 'user-agent': 'Telefon/1' } });
    interface Session {
      readonly device: string;
      readonly isCurrent: boolean;
    }
    const list = () => app.rest<Session[]>('GET', `${root}/OwnSessions`, { token });
    const both = await list();
    expect(both.text).not.toMatch(/hash|token/i);
    expect(both.body).toHaveLength(2);
    expect(both.body[0]).toMatchObject({ device: 'Telefon/1', isCurrent: false });
    expect(both.body[1]?.isCurrent).toBe(true);
    const document = '{ ownSessions { id device createdAt lastSeenAt expiresAt isCurrent } }';
    const { data } = await app.gql(document, {}, { token });
    expect(data['ownSessions']).toEqual(both.body);
    clock.pass(2000);
    expect((await list()).status).toBe(401);
  });

  it('can be ended, all but this one', async () => {
    const others = [await app.login(email), await app.login(email)];
    const { token: admin } = await app.signInAs({ roleId: 1 });
    const answer = await app.rest('POST', `${root}/EndOtherSessions`, { token });
    expect([answer.status, answer.text]).toEqual([200, '2']);
    expect(await Promise.all(others.map(me))).toEqual([401, 401]);
    expect([await me(token), await me(admin)]).toEqual([200, 200]);
    const { data } = await app.gql('mutation { endOtherSessions }', {}, { token });
    expect(data['endOtherSessions']).toBe(0);
  });
});
