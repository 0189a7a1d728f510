import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '@centar/domain/durations.ts';
import { movableClock } from '../../../test/movableClock.ts';
import { PASSWORD, startTestApp, type TestApp } from '../../../test/testApp.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';

const ROOT = '/api/UserAuth';
const NEW_PASSWORD = 'osam žutih kišobrana';
const WRONG = 'tri crvene kočije';

const clock = movableClock();
/** Two processes of one installation. */
const environment = { TRUST_PROXY: 'true' };
const app = sharedTestApp({ clock, environment });
let other: TestApp;
beforeAll(async () => {
  other = await startTestApp({ clock, environment, shared: app.stored });
});
afterEach(() => app.restore());
afterAll(() => other.close());

let networks = 0;
/** The address of somebody new. */
function stranger(): string {
  networks += 1;
  return `10.${String(networks >> 8)}.${String(networks & 255)}.1`;
}

interface Client {
  readonly from: string;
  readonly cookie?: string | undefined;
  readonly at?: TestApp;
}

async function call(method: string, path: string, json: object, client: Client) {
  const { from, cookie, at = app } = client;
  const headers = { 'x-forwarded-for': from, ...(cookie ? { cookie } : {}) };
  return at.rest(method, `${ROOT}/${path}`, { headers, json });
}

/** The device cookie that an answer sets. */
function deviceCookie({ headers }: { headers: Headers }): string | undefined {
  const set = headers.getSetCookie().find((one) => one.startsWith('centar-device='));
  return set?.split(';')[0];
}

const signIn = (email: string, password: string, client: Client) =>
  call('POST', 'Login', { email, password }, client);

type Counter = readonly [suffix: string, count: number, minutes: number];

/** Sets what is counted of strangers' tries at an account; `limits.test` counts them one by one. */
async function count(email: string, counters: readonly Counter[]): Promise<void> {
  await app.database.write(async ({ rateCounter }) => {
    for (const [suffix, tries, minutes] of counters) {
      const key = `login/account:${email}${suffix}`;
      const data = { count: tries, expiresAt: new Date(clock().getTime() + minutes * MINUTE_MS) };
      await rateCounter.upsert({ where: { key }, create: { key, ...data }, update: data });
    }
  });
}

/** Strangers use their last try. */
async function siege(email: string): Promise<void> {
  await count(email, [['', 99, 60]]);
  for (const status of [401, 429]) {
    expect((await signIn(email, WRONG, { from: stranger() })).status).toBe(status);
  }
}

/** The state after a siege that goes on: no try of the hour is left, and the pause is the longest. */
async function besieged(email: string): Promise<void> {
  await count(email, [
    ['', 120, 60],
    [':pause', 1, 15],
  ]);
  expect((await signIn(email, WRONG, { from: stranger() })).status).toBe(429);
}

async function resetLink(email: string): Promise<string> {
  const { token } = await app.signInAs({ roleId: 1 });
  const made = await app.rest('POST', `${ROOT}/CreateResetLink`, { token, json: { email } });
  return /#kod=([\w-]{43})/.exec(String(made.body['url']))?.[1] ?? '';
}

const reset = (email: string, code: string | undefined, client: Client) =>
  call(
    'PUT',
    'ResetPassword',
    {
      email,
      newPassword: NEW_PASSWORD,
      confirmPassword: NEW_PASSWORD,
      ...(code === undefined ? {} : { code }),
    },
    client,
  );

describe('while strangers guess at an account', () => {
  it('a browser that signed in before gets in from anywhere, on every process', async () => {
    const { email } = await app.addUser({ roleId: 1 });
    const cookie = deviceCookie(await signIn(email, PASSWORD, { from: stranger() }));
    await siege(email);
    for (let round = 0; round < 3; round += 1) {
      for (const at of [app, other]) {
        clock.pass(15 * MINUTE_MS);
        await signIn(email, WRONG, { from: stranger() });
        const answer = await signIn(email, PASSWORD, { from: stranger(), cookie, at });
        expect(answer.status).toBe(200);
        expect(deviceCookie(answer)).toBe(cookie);
      }
    }
  });

  it('a network that used its own tries up keeps no known browser out', async () => {
    const { email } = await app.addUser();
    const from = stranger();
    const cookie = deviceCookie(await signIn(email, PASSWORD, { from }));
    for (let index = 0; index < 22; index += 1) {
      await signIn(`niko${String(index)}@centar.example`, WRONG, { from });
    }
    expect((await signIn(email, PASSWORD, { from })).status).toBe(429);
    expect((await signIn(email, PASSWORD, { from, cookie })).status).toBe(200);
  });

  it('a reset link works with and without cookies, even when resets are limited too', async () => {
    const { email } = await app.addUser();
    await besieged(email);
    for (let index = 0; index < 12; index += 1) {
      await reset(email, undefined, { from: stranger() });
    }
    expect((await reset(email, undefined, { from: stranger() })).status).toBe(429);
    const from = stranger();
    const done = await reset(email, await resetLink(email), { from });
    expect(done.text).toBe('true');
    await besieged(email);
    expect((await signIn(email, NEW_PASSWORD, { from, at: other })).status).toBe(200);
    const cookie = deviceCookie(done);
    expect((await signIn(email, NEW_PASSWORD, { from: stranger(), cookie })).status).toBe(200);
    clock.pass(16 * MINUTE_MS);
    await signIn(email, WRONG, { from: stranger() });
    expect((await signIn(email, NEW_PASSWORD, { from, cookie })).status).toBe(200);
  });

  it('a known browser can ask for a reset link', async () => {
    const { email } = await app.addUser();
    const cookie = deviceCookie(await signIn(email, PASSWORD, { from: stranger() }));
    for (let index = 0; index < 6; index += 1) await reset(email, undefined, { from: stranger() });
    expect((await reset(email, undefined, { from: stranger() })).status).toBe(429);
    expect((await reset(email, undefined, { from: stranger(), cookie })).text).toBe('true');
  });

  it('who is signed in can change the password', async () => {
    const { email, token } = await app.signInAs();
    await besieged(email);
    const json = {
      currentPassword: PASSWORD,
      newPassword: NEW_PASSWORD,
      confirmPassword: NEW_PASSWORD,
    };
    const answer = await app.rest('PUT', `${ROOT}/ChangeOwnPassword`, { token, json });
    expect(answer.status).toBe(200);
  });

  it('the owner is told once a day, and an address without an account like one', async () => {
    const { email } = await app.addUser();
    const mails = () => app.database.reader.outboxMail.findMany({ orderBy: { id: 'asc' } });
    await siege(email);
    await siege('niko@centar.example');
    for (let index = 0; index < 3; index += 1) {
      clock.pass(20 * MINUTE_MS);
      await signIn(email, WRONG, { from: stranger() });
    }
    const expected = { recipient: email, subject: expect.stringMatching(/^Pokušaji prijave/) };
    expect(await mails()).toMatchObject([expected]);
    clock.pass(DAY_MS + MINUTE_MS);
    await siege(email);
    expect(await mails()).toMatchObject([expected, expected]);
  });
});

describe('the guesses of a known browser', () => {
  it('are bounded by themselves, and leave the others alone', async () => {
    const { email } = await app.addUser();
    const cookie = deviceCookie(await signIn(email, PASSWORD, { from: stranger() }));
    const before = app.auth.passwords.runs;
    const tries = await Promise.all(
      Array.from({ length: 20 }, () => signIn(email, WRONG, { from: stranger(), cookie })),
    );
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(app.auth.passwords.runs - before).toBe(5);
    expect((await signIn(email, PASSWORD, { from: stranger(), cookie })).status).toBe(429);
    expect((await signIn(email, PASSWORD, { from: stranger() })).status).toBe(200);
    // A reset forgives them.
    const done = await reset(email, await resetLink(email), { from: stranger(), cookie });
    const renewed = deviceCookie(done);
    expect((await signIn(email, NEW_PASSWORD, { from: stranger(), cookie: renewed })).status).toBe(
      200,
    );
  });

  it('at other accounts are those of a stranger', async () => {
    const [mine, theirs] = [await app.addUser(), await app.addUser()];
    const cookie = deviceCookie(await signIn(mine.email, PASSWORD, { from: stranger() }));
    await besieged(theirs.email);
    const tried = await signIn(theirs.email, PASSWORD, { from: stranger(), cookie });
    expect(tried.status).toBe(429);
    for (const made of [cookie, `centar-device=${'A'.repeat(43)}`, 'centar-device=x.y']) {
      expect((await signIn(theirs.email, WRONG, { from: stranger(), cookie: made })).status).toBe(
        429,
      );
    }
  });
});

describe('a device mark', () => {
  it('can be read by no script, is stored as a hash, and opens nothing', async () => {
    const { email, id } = await app.addUser();
    const answer = await signIn(email, PASSWORD, { from: stranger() });
    const [set = ''] = answer.headers
      .getSetCookie()
      .filter((one) => one.startsWith('centar-device='));
    expect(set).toMatch(/Max-Age=31536000; Path=\/; HttpOnly;.*SameSite=Strict/);
    const mark = /^centar-device=([\w-]{43});/.exec(set)?.[1] ?? '';
    const rows = await app.database.reader.deviceMark.findMany({ where: { userId: id } });
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(mark);
    const headers = { cookie: `centar-device=${mark}`, authorization: `Bearer ${mark}` };
    expect((await app.rest('GET', `${ROOT}/Me`, { headers })).status).toBe(401);
    expect(app.logs.join('')).not.toContain(mark);
  });

  it('has the prefix of its host over HTTPS, where an earlier mark stays known', async () => {
    const { email } = await app.addUser();
    const earlier = deviceCookie(await signIn(email, PASSWORD, { from: stranger() })) ?? '';
    const overHttps = async (cookie: string) => {
      const headers = {
        'x-forwarded-for': stranger(),
        'x-forwarded-proto': 'https',
        cookie,
      };
      const json = { email, password: PASSWORD };
      return app.rest('POST', `${ROOT}/Login`, { headers, json });
    };
    await besieged(email);
    const answer = await overHttps(earlier);
    expect(answer.status).toBe(200);
    const set = answer.headers.getSetCookie().find((one) => one.includes('centar-device='));
    expect(set).toMatch(/^__Host-centar-device=.*; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    expect((await overHttps(set?.split(';')[0] ?? '')).status).toBe(200);
  });

  it('is kept for several people of one browser', async () => {
    const [ana, marko] = [await app.addUser(), await app.addUser()];
    const first = deviceCookie(await signIn(ana.email, PASSWORD, { from: stranger() }));
    const both = deviceCookie(
      await signIn(marko.email, PASSWORD, { from: stranger(), cookie: first }),
    );
    for (const { email } of [ana, marko]) {
      await besieged(email);
      expect((await signIn(email, PASSWORD, { from: stranger(), cookie: both })).status).toBe(200);
    }
  });

  it('of another browser is forgotten with a reset, a changed password and ended sessions', async () => {
    const { email, id } = await app.addUser();
    const count = () => app.database.reader.deviceMark.count({ where: { userId: id } });
    const lost = deviceCookie(await signIn(email, PASSWORD, { from: stranger() }));
    const own = await signIn(email, PASSWORD, { from: stranger() });
    const cookie = deviceCookie(own);
    expect(await count()).toBe(2);
    const headers = { authorization: `Bearer ${String(own.body['token'])}`, cookie: cookie ?? '' };
    await app.rest('POST', `${ROOT}/EndOtherSessions`, { headers });
    expect(await count()).toBe(1);
    await signIn(email, PASSWORD, { from: stranger() });
    const json = {
      currentPassword: PASSWORD,
      newPassword: NEW_PASSWORD,
      confirmPassword: NEW_PASSWORD,
    };
    expect((await app.rest('PUT', `${ROOT}/ChangeOwnPassword`, { headers, json })).status).toBe(
      200,
    );
    expect(await count()).toBe(1);
    await besieged(email);
    expect((await signIn(email, NEW_PASSWORD, { from: stranger(), cookie: lost })).status).toBe(
      429,
    );
    expect((await signIn(email, NEW_PASSWORD, { from: stranger(), cookie })).status).toBe(200);
  });

  it('goes with the account, and after a year', async () => {
    const { id } = await app.addUser();
    const { email } = await app.addUser();
    await signIn(email, PASSWORD, { from: stranger() });
    await app.database.write((transaction) =>
      app.auth.devices.remember(transaction, id, { marks: [], browser: true }, clock()),
    );
    await app.database.write((transaction) => transaction.user.delete({ where: { id } }));
    expect(await app.database.reader.deviceMark.count()).toBe(1);
    clock.pass(366 * DAY_MS);
    await app.auth.sweep();
    expect(await app.database.reader.deviceMark.count()).toBe(0);
  });

  it('of a script that signs in again and again pushes no browser out', async () => {
    const { email, id } = await app.addUser();
    const visit = { marks: [], browser: true };
    const [mark = ''] = await app.database.write((transaction) =>
      app.auth.devices.remember(transaction, id, visit, clock()),
    );
    for (let index = 0; index < 30; index += 1) {
      clock.pass(MINUTE_MS);
      await signIn(email, PASSWORD, { from: stranger() });
    }
    expect(await app.database.reader.deviceMark.count()).toBe(6);
    await besieged(email);
    const cookie = `centar-device=${mark}`;
    expect((await signIn(email, PASSWORD, { from: stranger(), cookie })).status).toBe(200);
  });
});
