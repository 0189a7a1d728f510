import { beforeAll, describe, expect, it } from 'vitest';
import { NEWS_FIELDS } from '../../test/contentTypes.ts';
import { movableClock } from '../../test/movableClock.ts';
import { sharedTestApp } from '../../test/sharedTestApp.ts';
import { PASSWORD, type UserOptions } from '../../test/testApp.ts';

interface Entry {
  readonly id: number;
  readonly at: string;
  readonly userName: string;
  readonly action: string;
  readonly section: string;
  readonly summary: string;
  readonly changes: { field: string; from: string | null; to: string | null }[];
}

const root = '/api/UserAuth';
const clock = movableClock('2026-04-01T10:00:00Z');
let token: string;

const app = sharedTestApp({ clock });
beforeAll(async () => {
  ({ token } = await signIn({ roleId: 1, name: 'Ana' }));
});

/** Signs somebody in with their password, which the trail tells of. */
async function signIn(who: UserOptions): Promise<{ email: string; token: string }> {
  const { email } = await app.addUser(who);
  return { email, token: await app.login(email) };
}

async function entries(query = ''): Promise<Entry[]> {
  const answer = await app.rest<Entry[]>('GET', `/api/Audit/GetEntries${query}`, { token });
  expect(answer.status).toBe(200);
  return answer.body;
}
const latest = async () => (await entries('?first=1'))[0];

it('records all events of accounts, never a password', async () => {
  const { email, token: his } = await signIn({ name: 'Marko', sections: ['Vesti'] });
  expect(await latest()).toMatchObject({
    action: 'signIn',
    userName: 'Marko',
    changes: [{ field: 'means', from: null, to: 'password' }],
  });

  const wrong = { email, password: 'tri crvene kočije' };
  await app.rest('POST', `${root}/Login`, { json: wrong });
  expect(await latest()).toMatchObject({ action: 'signInFailed', userName: email });

  await app.rest('PUT', `${root}/ChangeOwnName`, { token: his, json: { name: 'Marko M.' } });
  expect(await latest()).toMatchObject({
    action: 'changeName',
    userName: 'Marko',
    changes: [{ field: 'name', from: 'Marko', to: 'Marko M.' }],
  });

  const newPassword = 'osam žutih kišobrana';
  const change = { currentPassword: PASSWORD, newPassword, confirmPassword: newPassword };
  await app.rest('PUT', `${root}/ChangeOwnPassword`, { token: his, json: change });
  expect(await latest()).toMatchObject({ action: 'changePassword', changes: [] });

  await app.rest('POST', `${root}/EndOtherSessions`, { token: his });
  expect(await latest()).toMatchObject({ action: 'endSessions' });

  const asked = { email, newPassword, confirmPassword: newPassword };
  await app.rest('PUT', `${root}/ResetPassword`, { json: asked });
  expect(await latest()).toMatchObject({ action: 'resetAsked' });

  const link = await app.rest<{ url: string }>('POST', `${root}/CreateResetLink`, {
    token,
    json: { email },
  });
  expect(await latest()).toMatchObject({
    action: 'resetLink',
    userName: 'Ana',
    summary: 'Marko M.',
  });
  const code = link.body.url.split('=')[1];
  await app.rest('PUT', `${root}/ResetPassword`, { json: { ...asked, code } });
  expect(await latest()).toMatchObject({ action: 'resetDone', userName: 'Marko M.' });

  const again = await app.rest<{ token: string }>('POST', `${root}/Login`, {
    json: { email, password: newPassword },
  });
  await app.rest('POST', `${root}/Logout`, { token: again.body.token });
  expect(await latest()).toMatchObject({ action: 'signOut' });

  const all = JSON.stringify(await app.database.reader.auditEntry.findMany());
  for (const secret of [PASSWORD, wrong.password, newPassword, code, his, 'argon2']) {
    expect(all).not.toContain(secret);
  }
});

describe('narrowing down', () => {
  it('by section and person', async () => {
    const { token: his } = await signIn({ name: 'Vesna', sections: ['Vesti'] });
    await app.rest('POST', '/api/News/CreateNews', { token: his, form: NEWS_FIELDS });
    const news = await entries('?section=Vesti');
    expect(news).toMatchObject([{ userName: 'Vesna', action: 'create', section: 'Vesti' }]);
    expect(news[0]?.changes).toContainEqual({ field: 'title', from: null, to: NEWS_FIELDS.title });
    const hers = await entries('?person=Vesna');
    expect(hers.map(({ action }) => action)).toEqual(expect.arrayContaining(['create', 'signIn']));
    expect(new Set(hers.map(({ userName }) => userName))).toEqual(new Set(['Vesna']));
    expect(await entries('?person=Vesna&section=')).toHaveLength(1);
    expect(await entries('?person=Vesna&section=Konkurs')).toEqual([]);
  });

  it('by the day in Belgrade, whatever the clock change makes of it', async () => {
    const at = async (moment: string) => {
      await app.database.write(({ auditEntry }) =>
        auditEntry.create({
          data: { at: moment, userName: 'Dan', action: 'signOut', changes: {}, summary: moment },
        }),
      );
    };
    // Summer time begins on this day: it starts at 23:00 UTC and has 23 hours.
    for (const moment of [
      '2026-03-28T22:59:59.999Z',
      '2026-03-28T23:00:00.000Z',
      '2026-03-29T21:59:59.999Z',
      '2026-03-29T22:00:00.000Z',
    ]) {
      await at(moment);
    }
    const found = await entries('?day=2026-03-29&person=Dan');
    expect(found.map(({ summary }) => summary)).toEqual([
      '2026-03-29T21:59:59.999Z',
      '2026-03-28T23:00:00.000Z',
    ]);
    for (const day of ['2026-02-30', '29.03.2026', '', '2026-3-29', '0000-01-01']) {
      const answer = await app.rest('GET', `/api/Audit/GetEntries?day=${day}`, { token });
      expect([answer.status, answer.errors]).toEqual([400, { day: 'notADate' }]);
    }
  });

  it('names the people, not what strangers typed', async () => {
    await app.rest('POST', `${root}/Login`, { json: { email: 'spam@x.rs', password: 'x' } });
    const { body } = await app.rest<string[]>('GET', '/api/Audit/GetPeople', { token });
    expect(body).toEqual(expect.arrayContaining(['Ana', 'Marko M.', 'Vesna']));
    expect(body.join()).not.toContain('@');
    const { data } = await app.gql('{ auditPeople }', {}, { token });
    expect(data['auditPeople']).toEqual(body);
  });
});

it('pages are stable while entries are added, and both transports agree', async () => {
  interface Page {
    readonly auditEntries: {
      readonly items: Entry[];
      readonly nextCursor: string | null;
      readonly totalCount: number;
    };
  }
  const document = `query($after: String) { auditEntries(first: 4, after: $after) {
    items { id at userId userName action section itemType itemId summary changes { field from to } }
    nextCursor totalCount } }`;
  const whole = await entries('?first=50');
  const seen: Entry[] = [];
  let after: string | null = null;
  do {
    const { data }: { data: Page } = await app.gql<Page>(document, { after }, { token });
    seen.push(...data.auditEntries.items);
    after = data.auditEntries.nextCursor;
    await app.rest('POST', `${root}/EndOtherSessions`, { token });
  } while (after !== null);
  expect(seen).toEqual(whole);
  const first = await app.rest('GET', '/api/Audit/GetEntries?first=2', { token });
  expect(Number(first.headers.get('x-total-count'))).toBeGreaterThan(whole.length);
  const next = first.headers.get('x-next-cursor') ?? '';
  const second = await entries(`?first=2&after=${next}`);
  expect(second[0]?.id).toBeLessThan(Number((first.body as unknown as Entry[])[1]?.id));
  for (const query of [
    '?first=0',
    '?first=51',
    '?first=x',
    '?first=',
    '?after=x',
    '?after=a&after=b',
  ]) {
    expect((await app.rest('GET', `/api/Audit/GetEntries${query}`, { token })).status).toBe(400);
  }
});

it('tells holders of a section who changed each of its items last, and nobody else', async () => {
  const { token: his } = await app.signInAs({ name: 'Sava', sections: ['Vesti'] });
  const { token: hers } = await app.signInAs({ name: 'Tea', sections: ['Vesti', 'Konkurs'] });
  const ask = (of: string, section: string, itemType = 'News') =>
    app.rest<{ itemId: number; userName: string; at: string }[]>(
      'GET',
      `/api/Audit/GetLastChanges?section=${section}&itemType=${itemType}`,
      { token: of },
    );
  const create = async () =>
    app.rest<{ id: number }>('POST', '/api/News/CreateNews', { token: his, form: NEWS_FIELDS });
  const [first, second] = [(await create()).body.id, (await create()).body.id];
  clock.set('2026-04-01T11:00:00Z');
  const json = { id: first, ...NEWS_FIELDS, title: 'Drugi naslov' };
  await app.rest('PUT', '/api/News/UpdateNews', { token: hers, json });

  const { body } = await ask(his, 'Vesti');
  const of = (id: number) => body.filter(({ itemId }) => itemId === id);
  expect(of(first)).toMatchObject([{ userName: 'Tea' }]);
  expect(of(second)).toMatchObject([{ userName: 'Sava' }]);
  expect((await ask(hers, 'Konkurs')).body).toEqual([]);
  expect((await ask(his, 'Vesti', 'Movie')).body).toEqual([]);
  expect((await ask(his, 'Konkurs')).status).toBe(403);
  expect((await ask(token, 'Nesto')).errors).toEqual({ section: 'unknownChoice' });
});
