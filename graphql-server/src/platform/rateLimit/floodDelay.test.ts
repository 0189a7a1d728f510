import { afterEach, expect, it } from 'vitest';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';
import { movableClock } from '../../../test/movableClock.ts';

const clock = movableClock();
let waits: number[] = [];
let held = Promise.withResolvers<undefined>();

const pause = (ms: number): Promise<undefined> => {
  waits.push(ms);
  return held.promise;
};
const app = sharedTestApp({ clock, pause, environment: { TRUST_PROXY: 'true' } });
afterEach(() => {
  held.resolve(undefined);
  held = Promise.withResolvers();
  waits = [];
  clock.pass(1000);
});

const LOGIN =
  'mutation($email: String!, $password: String!) { login(email: $email, password: $password) { token } }';

type Ask = (count: number, headers?: Record<string, string>) => Promise<unknown>;

const read = (path: (count: number) => string): Ask => {
  return (count, headers = {}) => app.raw(path(count), { headers });
};

/** Requests that anybody may repeat without end, each time with another address. */
const FLOODS: Record<string, Ask> = {
  'pages that are not there': read((count) => `/nema-${String(count)}`),
  'odd cursors': read((count) => `/news-list?posle=MS4x${'!'.repeat(count + 1)}`),
  'days that are none': read((count) => `/raspored?dan=x${String(count)}`),
  'unknown parameters': read((count) => `/?x${String(count)}=1`),
  'items that are not there': read((count) => `/news/${String(90_000 + count)}`),
  'REST items that are not there': read((count) => `/api/News/${String(90_000 + count)}`),
  'files that are not there': read((count) => `/media/nema-${String(count)}.webp`),
  'unknown documents': read((count) => `/graphql?documentId=x${String(count)}`),
  'REST calls that do not exist': (count, headers = {}) =>
    app.rest('POST', `/api/Nema${String(count)}`, { headers }),
  'mutations without rights': (count, headers = {}) =>
    app.gql(`mutation { deleteNews(id: ${String(count)}) }`, {}, { headers }),
  'tokens that are none': (count, headers = {}) =>
    app.rest('GET', '/api/UserAuth/Me', { token: `x${String(count)}`, headers }),
};

it.each(Object.keys(FLOODS))(
  'answers to a flood are delayed, and nothing else: %s',
  async (kind) => {
    const ask = FLOODS[kind];
    if (!ask) throw new Error('No such kind');
    for (let count = 0; count < 20; count += 1) await ask(count);
    expect(waits).toEqual([]);

    let isAnswered = false;
    const late = ask(20).finally(() => (isAnswered = true));
    await expect.poll(() => waits).toEqual([1000]);
    expect((await app.raw('/')).status).toBe(200);
    await ask(21, { 'x-forwarded-for': '203.0.113.7' });
    clock.pass(1000);
    await ask(22);
    expect({ waits, isAnswered }).toEqual({ waits: [1000], isAnswered: false });
    held.resolve(undefined);
    await late;
  },
);

it('sign-ins beyond their limit are delayed over both transports', async () => {
  const input = { email: 'niko@primer.rs', password: 'pogresna' };
  const doors: (() => Promise<unknown>)[] = [
    () => app.rest('POST', '/api/UserAuth/Login', { json: input }),
    () => app.gql(LOGIN, input),
  ];
  for (const signIn of doors) {
    const tries = Array.from({ length: 60 }, signIn);
    await expect.poll(() => waits.length).toBeGreaterThan(0);
    held.resolve(undefined);
    await Promise.all(tries);
    held = Promise.withResolvers();
    waits = [];
    clock.pass(1000);
  }
});
