import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newsRow } from '../test/contentRows.ts';
import { movableClock } from '../test/movableClock.ts';
import { NEWS_FIELDS } from '../test/contentTypes.ts';
import { PASSWORD, startTestApp, type TestApp } from '../test/testApp.ts';
import { picture } from '../test/testFiles.ts';
import { UPLOADS } from './platform/files/uploadLimits.ts';

const ROOT = '/api/UserAuth';
const ROUNDS = 5;
const clock = movableClock();
/** Two processes of one installation, as far as either can tell. */
let one: TestApp;
let other: TestApp;
/** In turn. */
let both: readonly TestApp[];
let network = 0;

beforeAll(async () => {
  const environment = { TRUST_PROXY: 'true' };
  one = await startTestApp({ clock, environment });
  other = await startTestApp({ clock, environment, shared: one.stored });
  both = [one, other];
});
afterEach(async () => {
  await one.restore();
  await expect.poll(() => other.database.revision).toBe(one.database.revision);
});
afterAll(async () => {
  await other.close();
  await one.close();
});

const elsewhere = () => {
  network += 1;
  return { 'x-forwarded-for': `10.0.${String(network)}.1` };
};
const turn = (index: number): TestApp => (index % 2 === 0 ? one : other);
const statusOf = async (answer: Promise<{ status: number }>): Promise<number> =>
  (await answer).status;
const login = (app: TestApp, email: string, password: string, headers: Record<string, string>) =>
  statusOf(app.rest('POST', `${ROOT}/Login`, { headers, json: { email, password } }));
const me = (app: TestApp, token: string) => statusOf(app.rest('GET', `${ROOT}/Me`, { token }));

describe('limits', () => {
  it('count the tries to sign in on both together', async () => {
    const { email } = await one.addUser();
    const from = elsewhere();
    const statuses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => login(turn(index), email, 'pogresna', from)),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
    for (const app of both) expect(await login(app, email, PASSWORD, from)).toBe(429);
  });

  it('are forgotten on both when one has reason to', async () => {
    const { email } = await one.addUser();
    const from = elsewhere();
    for (let index = 0; index < 6; index += 1) await login(turn(index), email, 'pogresna', from);
    for (const app of both) expect(await login(app, email, PASSWORD, from)).toBe(429);
    const { token } = await one.signInAs({ roleId: 1 });
    const made = await one.rest<{ url: string }>('POST', `${ROOT}/CreateResetLink`, {
      token,
      json: { email },
    });
    const code = /#kod=([\w-]{43})/.exec(made.body.url)?.[1];
    const newPassword = 'osam žutih kišobrana';
    const json = { email, code, newPassword, confirmPassword: newPassword };
    expect((await one.rest('PUT', `${ROOT}/ResetPassword`, { headers: from, json })).text).toBe(
      'true',
    );
    expect(await login(one, email, newPassword, from)).toBe(200);
    // The other process remembers its refusal for one second.
    clock.pass(1000);
    expect(await login(other, email, newPassword, from)).toBe(200);
  });

  it('count the requests for a new password on both together', async () => {
    const { email } = await one.addUser();
    const ask = (app: TestApp) =>
      statusOf(
        app.rest('PUT', `${ROOT}/ResetPassword`, {
          headers: elsewhere(),
          json: { email, newPassword: PASSWORD, confirmPassword: PASSWORD },
        }),
      );
    const statuses = [];
    for (let index = 0; index < 7; index += 1) statuses.push(await ask(turn(index)));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });

  it('count the files of a person on both together', async () => {
    const { id, token } = await one.signInAs({ sections: ['Vesti'] });
    const attempt = [{ rule: UPLOADS, subject: String(id) }];
    for (let index = 0; index < UPLOADS.limit - 2; index += 1) {
      await turn(index).auth.limiter.consume(attempt);
    }
    const file = { name: 'a.png', bytes: await picture('png', { width: 8, height: 8 }) };
    const upload = (app: TestApp) =>
      statusOf(app.rest('POST', '/api/News/CreateNews', { token, form: NEWS_FIELDS, file }));
    expect(await upload(one)).toBe(201);
    expect(await upload(other)).toBe(201);
    for (const app of both) expect(await upload(app)).toBe(429);
  });
});

it('a creation that is sent to both makes one item', async () => {
  const { token } = await one.signInAs({ roleId: 1 });
  for (let round = 0; round < ROUNDS; round += 1) {
    const headers = { 'idempotency-key': randomUUID() };
    const rest = (app: TestApp) =>
      app.rest<{ id: number }>('POST', '/api/News/CreateNews', {
        token,
        headers,
        form: NEWS_FIELDS,
      });
    const answers = await Promise.all(both.flatMap((app) => [rest(app), rest(app)]));
    expect(new Set(answers.map(({ body, code }) => code ?? body.id)).size).toBe(1);
    expect(answers[0]?.code).toBeUndefined();
  }
  const { reader } = one.database;
  expect(await reader.news.count()).toBe(ROUNDS);
  expect(await reader.auditEntry.count({ where: { action: 'create' } })).toBe(ROUNDS);
});

it('of two editors on two processes one saves and the other is told', async () => {
  const { token } = await one.signInAs({ sections: ['Vesti'] });
  const { id } = await one.database.writeContent(({ news }) => news.create({ data: newsRow() }));
  for (let round = 1; round <= ROUNDS; round += 1) {
    const edit = (app: TestApp) =>
      statusOf(
        app.rest('PUT', '/api/News/UpdateNews', {
          token,
          json: { ...NEWS_FIELDS, id, version: round, title: randomUUID() },
        }),
      );
    expect((await Promise.all(both.map(edit))).sort()).toEqual([200, 409]);
  }
});

describe('sessions', () => {
  it('hold on both, and end on both at once', async () => {
    const { email } = await one.addUser();
    const token = await other.login(email);
    expect(await me(one, token)).toBe(200);
    expect(await statusOf(one.rest('POST', `${ROOT}/Logout`, { token }))).toBe(200);
    for (const app of both) expect(await me(app, token)).toBe(401);
  });

  it('end on both when somebody loses a right on one', async () => {
    const { email, token } = await one.signInAs({ sections: ['Vesti'] });
    const { token: admin } = await other.signInAs({ roleId: 1 });
    expect(await me(one, token)).toBe(200);
    const json = { name: 'Marko', email, roleId: 2, roleAccess: ['Konkurs'] };
    const answer = await other.rest('PUT', `${ROOT}/EditUser`, { token: admin, json });
    expect(answer.status).toBe(200);
    for (const app of both) expect(await me(app, token)).toBe(401);
  });
});

describe('who has an item open', () => {
  const OPEN_MS = 150_000;
  const DOCUMENT = `mutation Report($id: Int!, $isLeaving: Boolean!) {
    reportEditing(itemType: "News", id: $id, isLeaving: $isLeaving) { name } }`;

  /** Two colleagues, and the news that both may edit. */
  async function colleagues() {
    const { id } = await one.database.writeContent(({ news }) => news.create({ data: newsRow() }));
    const [mila, bojan] = await Promise.all(
      ['Mila', 'Bojan'].map((name) => one.signInAs({ sections: ['Vesti'], name })),
    );
    /** The names that the person's form is told. */
    const report = async (app: TestApp, person: typeof mila, isLeaving = false) =>
      (
        await app.gql<{ reportEditing: { name: string }[] }>(
          DOCUMENT,
          { id, isLeaving },
          { token: person?.token ?? '' },
        )
      ).data.reportEditing.map(({ name }) => name);
    return { mila, bojan, report };
  }

  it('is told on both, and forgotten on both when the form is closed', async () => {
    const { mila, bojan, report } = await colleagues();
    expect(await report(one, mila)).toEqual([]);
    expect(await report(other, bojan)).toEqual(['Mila']);
    // A balancer may give every beat to another process.
    expect(await report(other, mila)).toEqual(['Bojan']);
    await report(other, mila, true);
    expect(await report(one, bojan)).toEqual([]);
  });

  it('is told for two and a half minutes after the process has died', async () => {
    const { mila, bojan, report } = await colleagues();
    const dying = await startTestApp({ clock, shared: one.stored });
    await report(dying, mila);
    await dying.close();
    clock.pass(OPEN_MS - 1);
    expect(await report(other, bojan)).toEqual(['Mila']);
    clock.pass(1);
    for (const app of both) expect(await report(app, bojan)).toEqual([]);
  });

  it('is taken up by the process that is left', async () => {
    const { mila, bojan, report } = await colleagues();
    for (let beat = 0; beat < 5; beat += 1) {
      await report(turn(beat), mila);
      clock.pass(OPEN_MS / 3);
    }
    expect(await report(one, bojan)).toEqual(['Mila']);
  });

  it('is written without harm by many at once', async () => {
    const { mila, bojan, report } = await colleagues();
    const reports = await Promise.all(
      Array.from({ length: 20 }, (_, index) => report(turn(index), index < 10 ? mila : bojan)),
    );
    expect(reports).toHaveLength(20);
    expect(await one.database.reader.openItem.count()).toBe(2);
  });
});

it('an item that one has made is not missing on the other', async () => {
  const highest = (await one.database.reader.news.aggregate({ _max: { id: true } }))._max.id ?? 0;
  const statusOn = async (app: TestApp, id: number) =>
    (await app.raw(`/news/${String(id)}`)).status;
  for (const app of both) expect(await statusOn(app, highest + 1000)).toBe(404);
  const { id } = await one.database.writeContent(({ news }) => news.create({ data: newsRow() }));
  await expect.poll(() => statusOn(other, id)).toBe(200);
});

it('a mailed code works on either, once', async () => {
  const { email } = await one.addUser();
  const newPassword = 'osam žutih kišobrana';
  const reset = (app: TestApp, code?: string) =>
    app.rest('PUT', `${ROOT}/ResetPassword`, {
      headers: elsewhere(),
      json: { email, newPassword, confirmPassword: newPassword, ...(code ? { code } : {}) },
    });
  await reset(one);
  await one.mailer.deliver();
  const folder = join(one.dataDir, 'outbox');
  const [name = ''] = readdirSync(folder);
  const code = /#kod=([\w-]{43})/.exec(readFileSync(join(folder, name), 'utf8'))?.[1] ?? '';
  const answers = await Promise.all([reset(other, code), reset(one, code)]);
  expect(answers.map(({ text }) => text).sort()).toEqual(['false', 'true']);
});

it('a planned item is shown by both from its minute on', async () => {
  const publishedAt = new Date(clock().getTime() + 60_000);
  await one.database.writeContent(({ news }) =>
    news.create({ data: newsRow({ title: 'Planirano', publishedAt }) }),
  );
  await expect.poll(() => other.database.revision).toBe(one.database.revision);
  const shown = (): Promise<boolean[]> =>
    Promise.all(
      both.map(async (app) => {
        const places = ['/api/News/GetNews', '/news-list'].map((path) => app.raw(path));
        return (await Promise.all(places)).every(({ bytes }) =>
          String(bytes).includes('Planirano'),
        );
      }),
    );
  expect(await shown()).toEqual([false, false]);
  clock.pass(60_000);
  expect(await shown()).toEqual([true, true]);
});
