import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '@centar/domain/durations.ts';
import { movableClock } from '../../../test/movableClock.ts';
import { FRESH, signInSteps } from '../../../test/signInSteps.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';
import { PASSWORD, PUBLIC_URL } from '../../../test/testApp.ts';
import { hashOf } from '../../platform/secretCodes.ts';
import { removeFactorsCommand } from './removeFactorsCommand.ts';
import { findTicket, issueTicket, type TicketPurpose } from './tickets.ts';

const NEW_PASSWORD = 'osam žutih kišobrana';

let token: string;
let email: string;

const clock = movableClock();
const app = sharedTestApp({ clock, environment: { TRUST_PROXY: 'true' } });
const steps = signInSteps(app, clock);
beforeEach(async () => {
  ({ token, email } = await app.signInAs({ roleId: 1 }));
});
afterEach(() => app.restore());

const overview = async (as = token) =>
  (await app.rest('GET', '/api/UserAuth/OwnFactors', { token: as })).body;
const actions = async () =>
  (await app.database.reader.auditEntry.findMany({ orderBy: { id: 'asc' } })).map(
    ({ action }) => action,
  );
const next = (): void => {
  clock.pass(MINUTE_MS);
};

describe('an authenticator app', () => {
  it('is asked for after the password, and each code works once', async () => {
    const { code, recoveryCodes } = await steps.addTotp(token);
    expect(recoveryCodes).toHaveLength(10);
    // 31 letters and digits: 24 of them have 118 bits, more than a plain hash needs (112).
    for (const one of recoveryCodes) expect(one).toMatch(/^(?:[a-z2-9]{4}-){5}[a-z2-9]{4}$/);
    const refused = await steps.login(email);
    expect(refused).toMatchObject({ status: 401, code: 'SECOND_FACTOR_REQUIRED' });
    expect(refused.body.secondStep).toEqual({
      ticket: expect.stringMatching(/^[\w-]{43}$/),
      expiresIn: 300,
      methods: ['totp', 'recoveryCode'],
      passkeyOptions: null,
    });
    const { ticket } = refused.body.secondStep;
    // The code of the set-up was used there.
    expect(await steps.complete({ ticket, code: code() })).toMatchObject({
      status: 401,
      errors: { code: 'invalid' },
    });
    next();
    const right = { ticket, code: code() };
    const done = await Promise.all([steps.complete(right), steps.complete(right)]);
    expect(done.map(({ status }) => status).sort()).toEqual([200, 401]);
    const signedIn = done.find(({ status }) => status === 200)?.body.token ?? '';
    expect(await steps.me(signedIn)).toBe(200);
    expect(await steps.lastMeans()).toBe('password+totp');
    const other = await steps.secondStep(email);
    expect((await steps.complete({ ticket: other.ticket, code: right.code })).status).toBe(401);
  });

  it('answers GraphQL with the same next step', async () => {
    const { code } = await steps.addTotp(token);
    next();
    const variables = { email, password: PASSWORD };
    const login =
      'mutation($email: String!, $password: String!) { login(email: $email, password: $password) { token } }';
    const refused = await app.gql(login, variables);
    expect(refused.code).toBe('SECOND_FACTOR_REQUIRED');
    const [, ticket = ''] = /"ticket":"([\w-]{43})"/.exec(refused.text) ?? [];
    const done = await app.gql(
      'mutation($input: LoginCompletion!) { completeLogin(input: $input) { token } }',
      { input: { ticket, code: code() } },
    );
    expect(done.code).toBeUndefined();
  });

  it('ends other sessions when it is added, replaced or removed, and is mailed', async () => {
    const { token: moderator, email: address } = await app.signInAs();
    const other = await app.login(address);
    await steps.addTotp(moderator);
    expect([await steps.me(moderator), await steps.me(other)]).toEqual([200, 401]);
    next();
    expect((await steps.addTotp(moderator)).recoveryCodes).toBeNull();
    expect((await steps.call('RemoveTotp', FRESH, { token: moderator })).status).toBe(200);
    expect(await overview(moderator)).toMatchObject({ totpSince: null, recoveryCodes: 0 });
    expect((await steps.login(address)).status).toBe(200);
    await app.mailer.deliver();
    expect(await app.database.reader.outboxMail.count()).toBe(3);
    expect(await actions()).toEqual(expect.arrayContaining(['addTotp', 'removeTotp']) as unknown);
  });

  it('of an administrator may be replaced, not removed, and its codes then end', async () => {
    const { code: old } = await steps.addTotp(token);
    const refused = await steps.call('RemoveTotp', FRESH, { token });
    expect([refused.status, refused.code]).toEqual([409, 'CONFLICT']);
    next();
    const { status, code } = await steps.addTotp(token);
    expect(status).toBe(200);
    next();
    const { ticket } = await steps.secondStep(email);
    expect((await steps.complete({ ticket, code: old() })).status).toBe(401);
    expect((await steps.complete({ ticket, code: code() })).status).toBe(200);
  });

  it('needs the password when the session is older than ten minutes', async () => {
    clock.pass(11 * MINUTE_MS);
    expect(await overview()).toMatchObject({ asksPassword: true });
    const begin = async (json: object) => (await steps.call('BeginTotp', json, { token })).errors;
    expect(await begin(FRESH)).toEqual({ currentPassword: 'required' });
    expect(await begin({ currentPassword: NEW_PASSWORD })).toEqual({ currentPassword: 'invalid' });
    expect(await begin({ currentPassword: PASSWORD })).toBeUndefined();
  });

  it('is stored encrypted, codes are stored hashed, and neither is logged', async () => {
    const setup = await steps.call<{ secret: string }>('BeginTotp', FRESH, { token });
    const { recoveryCodes } = await steps.addTotp(token);
    const stored = JSON.stringify([
      await app.database.reader.totp.findMany(),
      await app.database.reader.signInTicket.findMany(),
      await app.database.reader.recoveryCode.findMany(),
      await app.database.reader.auditEntry.findMany(),
      app.logs,
    ]);
    expect(stored).not.toContain(setup.body.secret);
    for (const one of recoveryCodes) {
      expect(stored).not.toContain(one);
      expect(stored).not.toContain(one.replaceAll('-', ''));
    }
  });
});

describe('the second step', () => {
  it('allows five wrong codes, which count as wrong passwords and are mailed once', async () => {
    await steps.addTotp(token);
    const { ticket } = await steps.secondStep(email);
    const wrong = () => steps.complete({ ticket, code: '000000' });
    for (let round = 0; round < 5; round += 1) expect((await wrong()).status).toBe(401);
    expect((await wrong()).errors).toEqual({ ticket: 'invalid' });
    expect((await steps.login(email)).status).toBe(429);
    const mails = () => app.database.reader.outboxMail.count({ where: { recipient: email } });
    const before = await mails();
    clock.pass(60 * MINUTE_MS);
    const again = await steps.secondStep(email);
    const guess = () => steps.complete({ ticket: again.ticket, code: '000000' });
    for (let round = 0; round < 5; round += 1) expect((await guess()).status).toBe(401);
    // The set-up is mailed too.
    expect([before, await mails()]).toEqual([2, 2]);
  });

  it('counts wrong codes on when the password is given again', async () => {
    await steps.addTotp(token);
    for (const wrongCodes of [3, 2]) {
      const { ticket } = await steps.secondStep(email);
      for (let round = 0; round < wrongCodes; round += 1) {
        expect((await steps.complete({ ticket, code: '000000' })).status).toBe(401);
      }
    }
    expect((await steps.login(email)).status).toBe(429);
  });

  it('ends after five minutes, with a changed password, and without its account', async () => {
    const { code } = await steps.addTotp(token);
    const late = await steps.secondStep(email);
    clock.pass(5 * MINUTE_MS);
    const answer = async ({ ticket }: { ticket: string }) =>
      (await steps.complete({ ticket, code: code() })).errors;
    expect(await answer(late)).toEqual({ ticket: 'invalid' });
    const before = await steps.secondStep(email);
    const change = {
      currentPassword: PASSWORD,
      newPassword: NEW_PASSWORD,
      confirmPassword: NEW_PASSWORD,
    };
    await steps.call('ChangeOwnPassword', change, { token, method: 'PUT' });
    expect(await answer(before)).toEqual({ ticket: 'invalid' });
    const deleted = (await steps.login(email, NEW_PASSWORD)).body.secondStep;
    const { id } = await app.database.reader.user.findFirstOrThrow({ where: { email } });
    await app.sql(`DELETE FROM "User" WHERE "id" = ${String(id)}`);
    expect(await answer(deleted)).toEqual({ ticket: 'invalid' });
  });

  it('has a ticket that is of no use for anything else', async () => {
    const ticket = { purpose: 'secondStep', userId: null, boundTo: 'x', challenge: '' } as const;
    const secret = await app.database.write((transaction) =>
      issueTicket(transaction, ticket, clock()),
    );
    const find = (purpose: TicketPurpose) =>
      findTicket(app.database.reader, secret, purpose, clock());
    expect(await find('secondStep')).toMatchObject(ticket);
    for (const other of ['passkey', 'addPasskey', 'addTotp'] as const) {
      expect(await find(other)).toBeUndefined();
    }
  });

  it('of one person is of no use to another', async () => {
    const other = await app.signInAs();
    const { code, recoveryCodes } = await steps.addTotp(other.token);
    await steps.addTotp(token);
    next();
    const { ticket } = await steps.secondStep(email);
    for (const theirs of [code(), recoveryCodes[0]]) {
      expect((await steps.complete({ ticket, code: theirs })).status).toBe(401);
    }
  });

  it('refuses what is neither a code nor a credential', async () => {
    await steps.addTotp(token);
    const { ticket } = await steps.secondStep(email);
    const inputs = [{}, { ticket }, { ticket, code: '1', credential: '{}' }, { ticket, code: {} }];
    for (const input of inputs) expect((await steps.complete(input)).status).toBe(400);
    for (const credential of ['{}', '[]', 'x', '{"id":"a"}']) {
      expect((await steps.complete({ ticket, credential })).status).toBe(401);
    }
  });
});

describe('a recovery code', () => {
  it('replaces the second factor once, in any spelling', async () => {
    const { recoveryCodes } = await steps.addTotp(token);
    const [code = ''] = recoveryCodes;
    const typed = code.toUpperCase().replaceAll('-', ' ');
    const first = await steps.secondStep(email);
    const done = await steps.complete({ ticket: first.ticket, code: typed });
    expect(done.status).toBe(200);
    expect(await overview(done.body.token)).toMatchObject({ recoveryCodes: 9 });
    expect(await steps.lastMeans()).toBe('password+recoveryCode');
    const again = await steps.secondStep(email);
    expect((await steps.complete({ ticket: again.ticket, code })).status).toBe(401);
    expect(await actions()).toContain('useRecoveryCode');
  });

  it('of sixteen characters, printed before they grew, still works', async () => {
    await steps.addTotp(token);
    const { id: userId } = await app.database.reader.user.findFirstOrThrow({ where: { email } });
    await app.database.write((transaction) =>
      transaction.recoveryCode.create({ data: { userId, codeHash: hashOf('abcdefghjkmnpqrs') } }),
    );
    const { ticket } = await steps.secondStep(email);
    const typed = 'abcd-efgh-jkmn-pqrs';
    expect((await steps.complete({ ticket, code: typed })).status).toBe(200);
  });

  it('ends when new ones are made', async () => {
    const { recoveryCodes } = await steps.addTotp(token);
    const made = await steps.call<{ recoveryCodes: string[] }>('NewRecoveryCodes', FRESH, {
      token,
    });
    const { ticket } = await steps.secondStep(email);
    const [old] = recoveryCodes;
    const [fresh] = made.body.recoveryCodes;
    expect((await steps.complete({ ticket, code: old })).status).toBe(401);
    expect((await steps.complete({ ticket, code: fresh })).status).toBe(200);
  });
});

describe('the demand', () => {
  const dueAt = (answer: { body: Record<string, unknown> }) =>
    (answer.body['user'] as { secondFactorDueAt: string | null }).secondFactorDueAt;
  const inDays = (days: number) => new Date(clock().getTime() + days * DAY_MS).toISOString();

  it('gives administrators fourteen days, then allows only setting it up', async () => {
    const first = await steps.login(email);
    const due = dueAt(first);
    expect(due).toBe(inDays(14));
    clock.pass(13 * DAY_MS);
    const later = await steps.login(email);
    expect(dueAt(later)).toBe(due);
    clock.pass(DAY_MS);
    const { token: late } = (await steps.login(email)).body;
    const { status, code } = await app.rest('GET', '/api/UserAuth/GetAllUsers', { token: late });
    expect([status, code]).toEqual([403, 'SECOND_FACTOR_DUE']);
    const drafts = await app.gql('{ staffNews { items { id } } }', {}, { token: late });
    expect(drafts.code).toBe('SECOND_FACTOR_DUE');
    expect((await steps.addTotp(late)).status).toBe(200);
    expect((await app.rest('GET', '/api/UserAuth/GetAllUsers', { token: late })).status).toBe(200);
  });

  it('can be extended to moderators and withdrawn', async () => {
    const moderator = await app.addUser();
    expect(dueAt(await steps.login(moderator.email))).toBeNull();
    const demand = (isDemanded: boolean) =>
      steps.call('DemandFactor', { email: moderator.email, isDemanded }, { token, method: 'PUT' });
    expect((await demand(true)).body).toMatchObject({ isFactorDemanded: true, passkeys: 0 });
    expect(dueAt(await steps.login(moderator.email))).toBe(inDays(14));
    await demand(false);
    expect(dueAt(await steps.login(moderator.email))).toBeNull();
  });

  it('ends with the role of administrator, and the factor may then be removed', async () => {
    await steps.addTotp(token);
    const helper = await app.signInAs({ roleId: 1 });
    const change = { email, roleId: 2 };
    await steps.call('ChangeRole', change, { token: helper.token, method: 'PUT' });
    const { id } = await app.database.reader.user.findFirstOrThrow({ where: { email } });
    const moderator = await app.database.write((transaction) =>
      app.auth.sessions.create(transaction, id, { browser: false, device: '' }, clock()),
    );
    expect((await steps.secondStep(email)).methods).toContain('totp');
    const removed = await steps.call('RemoveTotp', FRESH, { token: moderator.token });
    expect(removed.status).toBe(200);
  });

  it('set while the clock was ahead is due within fourteen days', async () => {
    clock.pass(1000 * DAY_MS);
    await steps.login(email);
    clock.pass(-1000 * DAY_MS);
    expect(dueAt(await steps.login(email))).toBe(inDays(14));
  });
});

describe('a lost device', () => {
  it('is signed out by an administrator, who signs out the account everywhere', async () => {
    const person = await app.signInAs();
    const other = await app.login(person.email);
    const end = (as: string, whose: string) =>
      steps.call<number>('EndSessions', { email: whose }, { token: as });
    expect((await end(person.token, email)).status).toBe(403);
    expect((await end(token, email)).status).toBe(409);
    expect(await end(token, person.email)).toMatchObject({ status: 200, body: 2 });
    expect([await steps.me(person.token), await steps.me(other)]).toEqual([401, 401]);
    expect(await steps.me(token)).toBe(200);
    expect(await actions()).toContain('endSessions');
  });
});

describe('a person who lost everything', () => {
  it('gets the factors removed by another administrator, with a reason', async () => {
    await steps.addTotp(token);
    const helper = await app.signInAs({ roleId: 1 });
    const remove = (json: object, as: string) => steps.call('RemoveFactors', json, { token: as });
    expect((await remove({ email }, helper.token)).errors).toEqual({ reason: 'required' });
    const reason = 'Izgubljen telefon';
    expect((await remove({ email, reason }, token)).status).toBe(409);
    expect((await remove({ email, reason }, helper.token)).status).toBe(200);
    expect(await steps.me(token)).toBe(401);
    expect((await steps.login(email)).status).toBe(200);
    const entry = await app.database.reader.auditEntry.findFirst({
      where: { action: 'removeFactors' },
    });
    expect(entry?.changes).toEqual({ reason: { from: null, to: reason } });
  });

  it('as the only administrator gets in by the console, even without a mail server', async () => {
    await steps.addTotp(token);
    const databaseUrl = app.stored.url;
    await expect(removeFactorsCommand({ databaseUrl }, 'niko@x.rs')).rejects.toThrow(/no account/);
    await removeFactorsCommand({ databaseUrl }, email.toUpperCase());
    expect(await steps.me(token)).toBe(401);
    expect((await steps.login(email)).status).toBe(200);
  });

  it('keeps recovery codes after a reset of the password', async () => {
    const { recoveryCodes } = await steps.addTotp(token);
    const helper = await app.signInAs({ roleId: 1 });
    const link = await steps.call<{ url: string }>(
      'CreateResetLink',
      { email },
      { token: helper.token },
    );
    const code = link.body.url.replace(`${PUBLIC_URL}/ap/reset-password#kod=`, '');
    const passwords = { newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
    const reset = await steps.call(
      'ResetPassword',
      { email, ...passwords, code },
      { method: 'PUT' },
    );
    expect(reset.text).toBe('true');
    const { ticket } = (await steps.login(email, NEW_PASSWORD)).body.secondStep;
    expect((await steps.complete({ ticket, code: recoveryCodes[1] })).status).toBe(200);
  });

  it('whose secret can not be read any more is told which ways are left', async () => {
    await steps.addTotp(token);
    await app.sql(`UPDATE "Totp" SET "secret" = 'c3RvbGVu'`);
    expect((await steps.secondStep(email)).methods).toEqual(['recoveryCode']);
    expect(await overview()).toMatchObject({ isTotpReadable: false });
  });
});
