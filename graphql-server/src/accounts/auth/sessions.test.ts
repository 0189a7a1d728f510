import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  bearerOf,
  BROWSER,
  browserHeaders,
  cookiesOf,
  MODERATOR,
  startAuthServer,
  type AuthServer,
} from '../../../test/authServer.ts';

let server: AuthServer;
let moderatorId: number;
beforeAll(async () => {
  server = await startAuthServer();
});
beforeEach(async () => {
  moderatorId = await server.addModerator();
});
afterEach(() => server.restore());
afterAll(() => server.close());

type Headers = Record<string, string>;
const me = async (headers: Headers) =>
  (await server.app.inject({ url: '/api/UserAuth/Me', headers })).statusCode;
const write = async (headers: Headers) =>
  (await server.app.inject({ method: 'POST', url: '/api/News/Write', headers })).statusCode;
const meInGraphql = async (headers: Headers) => {
  const answer = await server.graphql('{ me { id } }', headers);
  return answer.json<{ code?: string; data?: { me: unknown } }>();
};

describe('signing out and expiry (AU8)', () => {
  test.each(['REST', 'GraphQL'])(
    'after a sign-out over %s the token is dead on both',
    async (door) => {
      const headers = bearerOf(await server.login(MODERATOR));
      expect(await me(headers)).toBe(200);
      if (door === 'GraphQL') {
        const answer = await server.graphql('mutation { logout }', headers);
        expect(answer.json()).toEqual({ data: { logout: true } });
      } else {
        const answer = await server.app.inject({
          method: 'POST',
          url: '/api/UserAuth/Logout',
          headers,
        });
        expect([answer.statusCode, answer.body]).toEqual([200, 'true']);
        expect(answer.headers['content-type']).toMatch(/^application\/json/);
      }
      expect(await me(headers)).toBe(401);
      expect(await meInGraphql(headers)).toMatchObject({ code: 'UNAUTHENTICATED' });
    },
  );

  test('a session opened while the clock was ahead does not outlive its putting right', async () => {
    server.pass(365 * 86_400);
    const headers = bearerOf(await server.login(MODERATOR));
    expect(await me(headers)).toBe(200);
    server.pass(-60);
    expect(await me(headers)).toBe(200);
    server.pass(-365 * 86_400);
    expect(await me(headers)).toBe(401);
    expect(await write(headers)).toBe(401);
  });

  test('ends this session only, and clears the cookies', async () => {
    const other = bearerOf(await server.login(MODERATOR));
    const headers = browserHeaders(await server.login(MODERATOR, { headers: BROWSER }));
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/UserAuth/Logout',
      headers,
    });
    expect(cookiesOf(answer)).toEqual({ '__Host-sid': '', 'XSRF-TOKEN': '' });
    expect(await me(other)).toBe(200);
  });

  test('a right sign-in ends the session that the same client had', async () => {
    const other = bearerOf(await server.login(MODERATOR));
    const script = bearerOf(await server.login(MODERATOR));
    const browser = browserHeaders(await server.login(MODERATOR, { headers: BROWSER }));
    const wrong = { ...MODERATOR, password: 'pogrešna lozinka' };
    for (const headers of [script, browser]) {
      await server.login(wrong, { headers });
      expect(await me(headers)).toBe(200);
      expect((await server.login(MODERATOR, { headers })).statusCode).toBe(200);
      expect(await me(headers)).toBe(401);
    }
    expect(await me(other)).toBe(200);
    expect(await server.database.reader.session.count()).toBe(3);
  });

  test('a session lasts 86,400 seconds, used or not', async () => {
    const headers = bearerOf(await server.login(MODERATOR));
    server.pass(86_399);
    expect(await me(headers)).toBe(200);
    expect(await meInGraphql(headers)).toMatchObject({ data: { me: { id: moderatorId } } });
    server.pass(2);
    expect(await me(headers)).toBe(401);
    expect(await meInGraphql(headers)).toMatchObject({ code: 'UNAUTHENTICATED' });
    await server.auth.sweep();
    expect(await server.database.reader.session.count()).toBe(0);
  });

  test('signing out without a session is refused', async () => {
    const answer = await server.app.inject({ method: 'POST', url: '/api/UserAuth/Logout' });
    expect(answer.statusCode).toBe(401);
  });
});

describe('tokens (AU10)', () => {
  const UNSIGNED = 'eyJhbGciOiJub25lIn0.eyJpZCI6MSwicm9sZUlkIjoxfQ.';
  test.each([
    ['an unsigned web token', `Bearer ${UNSIGNED}`],
    ['random bytes', `Bearer ${'x'.repeat(43)}`],
    ['nothing', 'Bearer'],
    ['spaces', 'Bearer    '],
    ['two tokens', 'Bearer a, Bearer b'],
    ['a long one', `Bearer ${'y'.repeat(8000)}`],
  ])('%s is no session', async (_what, authorization) => {
    expect(await me({ authorization })).toBe(401);
    expect(await write({ authorization })).toBe(401);
  });

  test('another scheme is anonymous', async () => {
    expect(await me({ authorization: 'Basic YTpi' })).toBe(401);
    const answer = await server.login(MODERATOR, { headers: { authorization: 'Basic YTpi' } });
    expect(answer.statusCode).toBe(200);
  });

  test('a dead token is not in the way of signing in again', async () => {
    const headers = { authorization: 'Bearer dead' };
    expect((await server.login(MODERATOR, { headers })).statusCode).toBe(200);
  });

  test('each token has 256 bit of its own', async () => {
    const tokens = await Promise.all(
      Array.from({ length: 12 }, async () => bearerOf(await server.login(MODERATOR)).authorization),
    );
    const bytes = tokens.map((token) => Buffer.from(token.replace('Bearer ', ''), 'base64url'));
    for (const one of bytes) expect(one).toHaveLength(32);
    for (let at = 0; at < 32; at += 1) {
      expect(new Set(bytes.map((one) => one[at])).size).toBeGreaterThan(1);
    }
  });

  test('the stored hash is no token', async () => {
    await server.login(MODERATOR);
    const [row] = await server.database.reader.session.findMany();
    expect(await me({ authorization: `Bearer ${row?.tokenHash ?? ''}` })).toBe(401);
  });
});

describe('rights are read at every request (AC11)', () => {
  test('a removed section counts at once', async () => {
    const headers = bearerOf(await server.login(MODERATOR));
    expect(await write(headers)).toBe(200);
    await server.database.write((transaction) =>
      transaction.userAccess.deleteMany({ where: { userId: moderatorId } }),
    );
    expect(await write(headers)).toBe(403);
  });

  test('a deleted user is signed out at once', async () => {
    const headers = bearerOf(await server.login(MODERATOR));
    await server.database.write((transaction) =>
      transaction.user.delete({ where: { id: moderatorId } }),
    );
    expect(await write(headers)).toBe(401);
    expect(await me(headers)).toBe(401);
  });

  test('ending all sessions of a user leaves the others', async () => {
    const admin = bearerOf(
      await server.login({ email: 'admin@centar.local', password: 'tri zelene kruske' }),
    );
    const both = [await server.login(MODERATOR), await server.login(MODERATOR)].map(bearerOf);
    await server.database.write((transaction) =>
      server.auth.sessions.endAllOf(moderatorId, transaction),
    );
    for (const headers of both) expect(await me(headers)).toBe(401);
    expect(await me(admin)).toBe(200);
  });
});

describe('a browser is bound to its cookie (BR1)', () => {
  test('the token alone, the cookie alone, and another session’s cookie are worth nothing', async () => {
    const mine = await server.login(MODERATOR, { headers: BROWSER });
    const other = await server.login(MODERATOR, { headers: BROWSER });
    const { authorization, cookie = '' } = browserHeaders(mine);
    expect(await me(browserHeaders(mine))).toBe(200);
    expect(await me(bearerOf(mine))).toBe(401);
    expect(await me({ cookie })).toBe(401);
    expect(
      await me({
        authorization: authorization ?? '',
        cookie: browserHeaders(other)['cookie'] ?? '',
      }),
    ).toBe(401);
    expect(await meInGraphql(bearerOf(mine))).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test('the cookie has every protection a cookie can have', async () => {
    const answer = await server.login(MODERATOR, { headers: BROWSER });
    expect(answer.cookies.find(({ name }) => name === '__Host-sid')).toEqual({
      name: '__Host-sid',
      value: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      path: '/',
      httpOnly: true,
      secure: true,
      sameSite: 'Strict',
      maxAge: 86_400,
    });
  });

  const SAFARI = 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';
  test.each<[string, Headers, boolean]>([
    ['a script', { host: 'localhost:4000' }, false],
    ['a browser on the own machine', BROWSER, true],
    ['a browser on 127.0.0.1', { ...BROWSER, host: '127.0.0.1:4000' }, true],
    [
      'Safari without https, which would drop the cookie',
      { ...BROWSER, 'user-agent': SAFARI },
      false,
    ],
    ['a browser elsewhere without https', { ...BROWSER, host: '192.168.1.5:4000' }, false],
    ['a browser at the public https address', { ...BROWSER, host: 'centar.example' }, true],
  ])('%s', async (_who, headers, isBound) => {
    const answer = await server.login(MODERATOR, { headers });
    expect('__Host-sid' in cookiesOf(answer)).toBe(isBound);
  });
});

test('when a session was last seen is noted every five minutes, not at every request', async () => {
  const headers = bearerOf(await server.login(MODERATOR));
  const seenAt = async () =>
    (await server.database.reader.session.findFirst())?.lastSeenAt.toISOString();
  server.pass(299);
  await me(headers);
  await server.database.write(async () => undefined);
  expect(await seenAt()).toBe('2026-11-21T10:00:00.000Z');
  server.pass(2);
  await me(headers);
  await server.database.write(async () => undefined);
  expect(await seenAt()).toBe('2026-11-21T10:05:01.000Z');
});
