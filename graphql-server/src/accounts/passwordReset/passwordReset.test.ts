import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Pause } from '../../platform/context.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';
import { PASSWORD, PUBLIC_URL } from '../../../test/testApp.ts';
import { movableClock } from '../../../test/movableClock.ts';
import { POLL_OPTIONS } from '../../../test/pollOptions.ts';

const NEW_PASSWORD = 'osam žutih kišobrana';
const root = '/api/UserAuth';

let pause: Pause;
let email: string;
let network = 0;

const clock = movableClock();
const app = sharedTestApp({
  clock,
  environment: { TRUST_PROXY: 'true' },
  pause: (ms) => pause(ms),
});
beforeEach(async () => {
  pause = async () => undefined;
  ({ email } = await app.addUser({ sections: ['Vesti'] }));
});
afterEach(() => app.restore());

const from = (address: string) => ({ 'x-forwarded-for': address });
/** Every call from a network of its own, unless it says otherwise: limits have tests of their own. */
const elsewhere = () => {
  network += 1;
  return from(`10.${String(network >> 8)}.${String(network & 255)}.1`);
};
const reset = (fields: Record<string, unknown>, headers: Record<string, string> = elsewhere()) =>
  app.rest('PUT', `${root}/ResetPassword`, {
    headers,
    json: { email, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD, ...fields },
  });
const login = async (password: string, who = email) => {
  const json = { email: who, password };
  return (await app.rest('POST', `${root}/Login`, { json, headers: elsewhere() })).status;
};
const meOf = async (token: string) => (await app.rest('GET', `${root}/Me`, { token })).status;
const hashes = async () =>
  JSON.stringify(await app.database.reader.user.findMany({ select: { passwordHash: true } }));

/** The mails in the outbox, the newest last. */
async function mails(): Promise<string[]> {
  await app.mailer.deliver();
  const folder = join(app.dataDir, 'outbox');
  return readdirSync(folder)
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}
const codeIn = (text: string): string => /#kod=([\w-]{43})/.exec(text)?.[1] ?? '';
const mailedCode = async () => codeIn((await mails()).at(-1) ?? '');
async function handedCode(admin: string, who = email): Promise<string> {
  const json = { email: who };
  const answer = await app.rest<{ url: string }>('POST', `${root}/CreateResetLink`, {
    token: admin,
    json,
  });
  return codeIn(answer.body.url);
}

describe('without a code', () => {
  it('a link is mailed to the stored address, and the old password stays valid (1)', async () => {
    const before = await hashes();
    const answer = await reset({ email: email.toUpperCase() });
    expect([answer.status, answer.text]).toEqual([200, 'true']);
    expect(await hashes()).toBe(before);
    expect(await login(PASSWORD)).toBe(200);
    expect(await login(NEW_PASSWORD)).toBe(401);
    const [mail = ''] = await mails();
    expect(mail).toContain(`To: ${email}`);
    expect(mail).toMatch(new RegExp(`${PUBLIC_URL}/ap/reset-password#kod=[\\w-]{43}\\s`));
  });

  it.each(['nijemail', 'nije adresa', 'a@b', '@centar.rs', 'mаrko@centar.example', 'marko@ẋ.rs'])(
    'answers false for %s, which is no address',
    async (malformed) => {
      const answer = await reset({ email: malformed });
      expect([answer.status, answer.text]).toEqual([200, 'false']);
      expect(await app.database.reader.auditEntry.count()).toBe(0);
    },
  );

  it('known and unknown addresses get the same, and only the known one gets mail (8)', async () => {
    const answers = [await reset({}), await reset({ email: 'niko@centar.example' })];
    const seen = answers.map(({ status, text, headers }) => [
      status,
      text,
      [...headers.keys()].sort(),
    ]);
    for (const one of seen) expect(one).toEqual(seen[0]);
    expect(await mails()).toHaveLength(1);
  });

  it('takes half a second at least, whatever comes (8)', async () => {
    const asked: number[] = [];
    const over = Promise.withResolvers<undefined>();
    pause = (ms) => {
      asked.push(ms);
      return over.promise;
    };
    const answered: number[] = [];
    const wanted = [{ email: 'niko@centar.example' }, {}, { code: 'x' }, { newPassword: 1 }];
    const answers = Promise.all(
      wanted.map(async (fields) => answered.push((await reset(fields)).status)),
    );
    const done = { where: { action: 'resetAsked' } };
    await expect.poll(() => app.database.reader.auditEntry.count(done), POLL_OPTIONS).toBe(2);
    await expect.poll(() => asked, POLL_OPTIONS).toHaveLength(4);
    // All that waits is the pause: other requests come and go meanwhile.
    for (let round = 0; round < 5; round += 1) await app.rest('GET', '/healthz');
    expect([asked, answered]).toEqual([[500, 500, 500, 500], []]);
    over.resolve(undefined);
    await answers;
    expect(answered.sort()).toEqual([200, 200, 200, 400]);
  });

  it('runs no hash', async () => {
    const before = app.auth.passwords.runs;
    await Promise.all([reset({}), reset({ email: 'niko@x.rs' }), reset({ code: 'a'.repeat(43) })]);
    expect(app.auth.passwords.runs).toBe(before);
  });

  it('administrators see who waits, moderators do not, and a link completes it (9)', async () => {
    const { token: admin } = await app.signInAs({ roleId: 1 });
    const { token: moderator } = await app.signInAs({ sections: ['Vesti'] });
    await reset({});
    const list = () =>
      app.rest<{ email: string; resetAskedAt: string | null }[]>('GET', `${root}/GetAllUsers`, {
        token: admin,
      });
    const waiting = async () =>
      (await list()).body.filter(({ resetAskedAt }) => resetAskedAt !== null);
    expect(await waiting()).toMatchObject([{ email, resetAskedAt: clock().toISOString() }]);
    expect((await app.rest('GET', `${root}/GetAllUsers`, { token: moderator })).status).toBe(403);

    const code = await handedCode(admin);
    expect(await waiting()).toEqual([]);
    expect((await reset({ code })).text).toBe('true');
    expect(await login(NEW_PASSWORD)).toBe(200);
  });

  it('leads to PUBLIC_URL whatever Host is claimed (10)', async () => {
    const headers = { ...elsewhere(), 'x-forwarded-host': 'zlo.example', forwarded: 'host=zlo' };
    await app.raw(`${root}/ResetPassword`, {
      method: 'PUT',
      headers: { ...headers, host: 'zlo.example', 'content-type': 'application/json' },
      body: JSON.stringify({ email, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }),
    });
    const [mail = ''] = await mails();
    expect(mail).toContain(`${PUBLIC_URL}/ap/reset-password#kod=`);
    expect(mail).not.toContain('zlo');
  });
});

/** Values of `code` and what they answer: a status, or `false` with 200. */
const NO_CODES: readonly [unknown, unknown][] = [
  ['', 'false'],
  ['0'.repeat(43), 'false'],
  ['a'.repeat(150), 'false'],
  ['a'.repeat(1_000_000), 413],
  ...[null, true, {}, { not: '' }, { $gt: 0 }, ['x'], 0].map((code): [unknown, unknown] => [
    code,
    400,
  ]),
];

describe('what is no code', () => {
  it('changes nothing (2)', async () => {
    await reset({});
    const before = await hashes();
    const answers = await Promise.all(
      NO_CODES.map(async ([code, expected]) => {
        const { status, text } = await reset({ code });
        return typeof expected === 'string' ? text : status;
      }),
    );
    expect(answers).toEqual(NO_CODES.map(([, expected]) => expected));
    expect(await hashes()).toBe(before);
  });

  it('a session token, an anti-forgery value or a stored hash (7)', async () => {
    await reset({});
    const token = await app.login(email);
    const me = await app.rest('GET', `${root}/Me`, { token });
    const xsrf = /XSRF-TOKEN=([^;]+)/.exec(me.headers.get('set-cookie') ?? '')?.[1] ?? '';
    const row = await app.database.reader.resetCode.findFirstOrThrow();
    expect(xsrf).not.toBe('');
    for (const code of [token, decodeURIComponent(xsrf), row.codeHash, row.codeHash.slice(0, 43)]) {
      expect((await reset({ code })).text).toBe('false');
    }
    expect(await login(PASSWORD)).toBe(200);
  });
});

describe('with the right code', () => {
  it('the password is changed and only this user has to sign in again (3)', async () => {
    const mine = await app.login(email);
    const { token: admin } = await app.signInAs({ roleId: 1 });
    await reset({});
    const code = await mailedCode();
    const answer = await reset({ code, email: ` ${email.toUpperCase()} ` });
    expect([answer.status, answer.text]).toEqual([200, 'true']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect([await login(PASSWORD), await login(NEW_PASSWORD)]).toEqual([401, 200]);
    expect([await meOf(mine), await meOf(admin)]).toEqual([401, 200]);
    const all = await mails();
    expect(all).toHaveLength(2);
    expect(all[1]).not.toContain('#kod=');
    const entry = await app.database.reader.auditEntry.findFirst({
      where: { action: 'resetDone' },
    });
    expect(entry).toMatchObject({ userName: 'Marko' });
  });

  it('it works once, however many try at once (4)', async () => {
    await reset({});
    const code = await mailedCode();
    // The account's limit is another matter: the use itself has to be single.
    await app.deleteInserted('RateCounter');
    await app.sql(`DELETE FROM "RateCounter"`);
    const answers = await Promise.all(Array.from({ length: 50 }, () => reset({ code })));
    expect(answers.filter(({ text }) => text === 'true')).toHaveLength(1);
    expect((await reset({ code })).text).toBe('false');
    expect(await login(NEW_PASSWORD)).toBe(200);
  });

  it("one account's code changes no other account (5)", async () => {
    const other = await app.addUser();
    await reset({});
    const code = await mailedCode();
    const before = await hashes();
    expect((await reset({ code, email: other.email })).text).toBe('false');
    expect((await reset({ code, email: 'niko@centar.example' })).text).toBe('false');
    expect((await reset({ code, email: 'nije adresa' })).text).toBe('false');
    expect(await hashes()).toBe(before);
    expect((await reset({ code })).text).toBe('true');
  });

  it('a mailed code lasts 15 minutes, a manual one 60, and a new one invalidates it (6)', async () => {
    await reset({});
    const mailed = await mailedCode();
    clock.pass(15 * 60_000);
    expect((await reset({ code: mailed })).text).toBe('false');

    const { token: admin } = await app.signInAs({ roleId: 1 });
    const first = await handedCode(admin);
    const second = await handedCode(admin);
    expect((await reset({ code: first })).text).toBe('false');
    clock.pass(61 * 60_000);
    expect((await reset({ code: second })).text).toBe('false');
    const third = await handedCode(admin);
    clock.pass(59 * 60_000);
    expect((await reset({ code: third })).text).toBe('true');
  });

  it('a code created while the clock was ahead is not valid too long', async () => {
    clock.pass(365 * 86_400_000);
    await reset({});
    const code = await mailedCode();
    clock.pass(-365 * 86_400_000);
    expect((await reset({ code })).text).toBe('false');
  });

  it('a weak or unequal password is told and costs no code', async () => {
    await reset({});
    const code = await mailedCode();
    const problem = async (newPassword: string, confirmPassword = newPassword) =>
      (await reset({ code, newPassword, confirmPassword })).errors;
    expect(await problem('lozinka123')).toEqual({ newPassword: 'tooCommon' });
    expect(await problem('Jasengrad2026')).toEqual({ newPassword: 'tooCommon' });
    expect(await problem(NEW_PASSWORD, PASSWORD)).toEqual({ confirmPassword: 'invalid' });
    expect((await reset({ code })).text).toBe('true');
  });

  it('lets a user sign in immediately from the same network despite the sign-in limit', async () => {
    const here = from('192.0.2.9');
    const tryIt = async (password: string) => {
      const json = { email, password };
      return (await app.rest('POST', `${root}/Login`, { json, headers: here })).status;
    };
    await Promise.all(Array.from({ length: 6 }, () => tryIt('tri crvene kočije')));
    expect(await tryIt(PASSWORD)).toBe(429);
    await reset({}, here);
    expect(await tryIt(PASSWORD)).toBe(429);
    expect((await reset({ code: await mailedCode() }, here)).text).toBe('true');
    expect(await tryIt(NEW_PASSWORD)).toBe(200);
  });

  it('an old token in the request is not in the way', async () => {
    const token = await app.login(email);
    await reset({});
    const code = await mailedCode();
    await app.rest('POST', `${root}/Logout`, { token });
    const headers = { ...elsewhere(), authorization: `Bearer ${token}` };
    expect((await reset({ code }, headers)).text).toBe('true');
  });
});

describe('limits (11)', () => {
  it('five an hour for an account, ten for a network; others are not affected', async () => {
    const unknown = (index: number) => ({ email: `u${String(index)}@x.rs` });
    for (let index = 0; index < 5; index += 1) expect((await reset({})).status).toBe(200);
    const refused = await reset({ email: email.toUpperCase() });
    expect([refused.status, refused.code]).toEqual([429, 'TOO_MANY_TRIES']);
    expect((await reset(unknown(100))).status).toBe(200);

    const here = from('192.0.2.7');
    const tries = await Promise.all(Array.from({ length: 12 }, (_, i) => reset(unknown(i), here)));
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(2);
    expect((await reset(unknown(50), from('192.0.2.8'))).status).toBe(200);
    clock.pass(3_601_000);
    expect((await reset({}, here)).status).toBe(200);
  });

  it('sixty an hour overall', async () => {
    const tries = await Promise.all(
      Array.from({ length: 62 }, (_, index) => reset({ email: `u${String(index)}@x.rs` })),
    );
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(2);
  });
});

it('a moderator gets no link for anybody, himself included (12)', async () => {
  const { token, email: own } = await app.signInAs({ sections: ['Vesti'] });
  for (const who of [own, email]) {
    const answer = await app.rest('POST', `${root}/CreateResetLink`, {
      token,
      json: { email: who },
    });
    expect(answer.status).toBe(403);
  }
  expect(await app.database.reader.resetCode.count()).toBe(0);
});

it('neither the log nor, after mailing, the database contains a valid code', async () => {
  const { token: admin } = await app.signInAs({ roleId: 1 });
  await reset({});
  const codes = [await mailedCode(), await handedCode(admin)];
  const all = JSON.stringify([
    await app.database.reader.resetCode.findMany(),
    await app.database.reader.outboxMail.findMany(),
    await app.database.reader.auditEntry.findMany(),
    app.logs,
  ]);
  for (const code of codes) {
    expect(code).toHaveLength(43);
    expect(all).not.toContain(code);
  }
});

describe('over GraphQL (16)', () => {
  const document = 'mutation($input: PasswordReset!) { resetPassword(input: $input) }';
  const send = (fields: object, text = document) => {
    const input = { email, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD, ...fields };
    return app.gql(text, { input }, { headers: elsewhere() });
  };

  it('passes the same', async () => {
    expect((await send({})).data).toEqual({ resetPassword: true });
    expect((await send({ email: 'niko@x.rs' })).data).toEqual({ resetPassword: true });
    expect((await send({ code: '0'.repeat(43) })).data).toEqual({ resetPassword: false });
    expect((await send({ code: null })).code).toBe('BAD_USER_INPUT');
    const code = await mailedCode();
    expect((await send({ code })).data).toEqual({ resetPassword: true });
    expect((await send({ code })).data).toEqual({ resetPassword: false });
    expect(await login(NEW_PASSWORD)).toBe(200);
  });

  it('refuses two in one request', async () => {
    const twice =
      'mutation($input: PasswordReset!) { a: resetPassword(input: $input) b: resetPassword(input: $input) }';
    expect((await send({}, twice)).code).toBe('BAD_USER_INPUT');
    expect(await app.database.reader.resetCode.count()).toBe(0);
  });
});
