import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  BROWSER,
  browserHeaders,
  cookiesOf,
  MODERATOR,
  startAuthServer,
  type AuthServer,
} from '../../../test/authServer.ts';

type Headers = Record<string, string>;
let server: AuthServer;
let mine: Headers;
let others: Headers;
let anonymous: string;

beforeAll(async () => {
  server = await startAuthServer();
  await server.addModerator();
  mine = browserHeaders(await server.login(MODERATOR, { headers: BROWSER }));
  others = browserHeaders(await server.login(MODERATOR, { headers: BROWSER }));
  const page = await server.app.inject({ url: '/ap', headers: BROWSER });
  anonymous = cookiesOf(page)['XSRF-TOKEN'] ?? '';
});
afterAll(() => server.close());

const codeOf = async (url: string, headers: Headers, payload?: object) => {
  const answer = await server.app.inject({
    method: 'POST',
    url,
    headers,
    ...(payload ? { payload } : {}),
  });
  return answer.statusCode === 200 ? 'ok' : answer.json<{ code: string }>().code;
};
const write = (headers: Headers) => codeOf('/api/News/Write', headers);
const without = (headers: Headers, name: string) =>
  Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name));
/** My cookies with another anti-forgery value. */
const withXsrf = (value: string, header = value): Headers => ({
  ...mine,
  cookie: (mine['cookie'] ?? '').replace(/XSRF-TOKEN=[^;]*/, `XSRF-TOKEN=${value}`),
  'x-xsrf-token': header,
});
const xsrf = () => mine['x-xsrf-token'] ?? '';
/** The same value, signed by nobody. */
const forged = () => xsrf().replace(/[^.]{4}$/, 'AAAA');

describe('writes of a signed-in browser (BR4)', () => {
  test.each<[string, () => Headers, string]>([
    ['everything right', () => mine, 'ok'],
    ['user-initiated', () => ({ ...mine, 'sec-fetch-site': 'none' }), 'ok'],
    ['no header', () => without(mine, 'x-xsrf-token'), 'CSRF_MISMATCH'],
    ['header is not the cookie', () => withXsrf(xsrf(), `${xsrf()}x`), 'CSRF_MISMATCH'],
    ['another session’s value', () => withXsrf(others['x-xsrf-token'] ?? ''), 'CSRF_MISMATCH'],
    ['the value of nobody', () => withXsrf(anonymous), 'CSRF_MISMATCH'],
    ['a forged signature', () => withXsrf(forged()), 'CSRF_MISMATCH'],
    ['equal rubbish', () => withXsrf('x'), 'CSRF_MISMATCH'],
    ['equal and empty', () => withXsrf(''), 'CSRF_MISMATCH'],
    [
      'the session cookie alone',
      () => ({
        ...without(mine, 'x-xsrf-token'),
        cookie: (mine['cookie'] ?? '').split('; ').find((part) => part.startsWith('__Host')) ?? '',
      }),
      'CSRF_MISMATCH',
    ],
    ['from another site', () => ({ ...mine, 'sec-fetch-site': 'cross-site' }), 'CSRF_MISMATCH'],
    ['from a sister site', () => ({ ...mine, 'sec-fetch-site': 'same-site' }), 'CSRF_MISMATCH'],
    ['a script that keeps cookies', () => without(mine, 'sec-fetch-site'), 'ok'],
    [
      'such a script without the header',
      () => without(without(mine, 'sec-fetch-site'), 'x-xsrf-token'),
      'CSRF_MISMATCH',
    ],
    [
      'such a script with another session’s value',
      () => without(withXsrf(others['x-xsrf-token'] ?? ''), 'sec-fetch-site'),
      'CSRF_MISMATCH',
    ],
    [
      'such a script with a forged value',
      () => without(withXsrf(forged()), 'sec-fetch-site'),
      'CSRF_MISMATCH',
    ],
    [
      'an older browser, own origin',
      () => ({ ...without(mine, 'sec-fetch-site'), origin: 'http://localhost:4000' }),
      'ok',
    ],
    [
      'an older browser, configured origin',
      () => ({ ...without(mine, 'sec-fetch-site'), origin: 'https://centar.example' }),
      'ok',
    ],
    [
      'an older browser, foreign origin',
      () => ({ ...without(mine, 'sec-fetch-site'), origin: 'https://evil.example' }),
      'CSRF_MISMATCH',
    ],
    [
      'an older browser, look-alike origin',
      () => ({ ...without(mine, 'sec-fetch-site'), origin: 'https://centar.example.evil' }),
      'CSRF_MISMATCH',
    ],
    [
      'an older browser, hidden origin',
      () => ({ ...without(mine, 'sec-fetch-site'), origin: 'null' }),
      'CSRF_MISMATCH',
    ],
  ])('%s', async (_what, headers, expected) => {
    expect(await write(headers())).toBe(expected);
    const inGraphql = await codeOf('/graphql', headers(), { query: '{ me { id } }' });
    expect(inGraphql).toBe(expected);
  });
});

describe('without our cookies', () => {
  test('a script with a token writes', async () => {
    const answer = await server.login(MODERATOR);
    expect(await write({ authorization: `Bearer ${answer.json<{ token: string }>().token}` })).toBe(
      'ok',
    );
  });

  test('other cookies don’t matter', async () => {
    const answer = await server.login(MODERATOR);
    const authorization = `Bearer ${answer.json<{ token: string }>().token}`;
    expect(await write({ authorization, cookie: 'theme=dark' })).toBe('ok');
  });

  test('another site writes nothing, not even a sign-in', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await server.login(MODERATOR, { headers })).statusCode).toBe(403);
  });
});

describe('signing in', () => {
  const login = async (headers: Headers) => (await server.login(MODERATOR, { headers })).statusCode;
  /** Of a session that the sign-in ends. */
  const earlier = async () => browserHeaders(await server.login(MODERATOR, { headers: BROWSER }));
  const withCookie = (value: string, header = value): Headers => ({
    ...BROWSER,
    cookie: `XSRF-TOKEN=${value}`,
    'x-xsrf-token': header,
  });

  test('needs no cookie before the first one', async () => {
    expect(await login(BROWSER)).toBe(200);
  });
  test('accepts a value without a session', async () => {
    expect(await login(withCookie(anonymous))).toBe(200);
  });
  test('takes what is left of an ended session', async () => {
    expect(await login(without(await earlier(), 'authorization'))).toBe(200);
  });
  test('works where only the anti-forgery cookie got lost, from our own pages alone', async () => {
    const { cookie = '' } = await earlier();
    const binding = cookie.split('; ').find((part) => part.startsWith('__Host'));
    const left = { ...BROWSER, cookie: binding ?? '' };
    expect(binding).toBeDefined();
    expect(await login(left)).toBe(200);
    expect(await login({ ...left, 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await login(without(left, 'sec-fetch-site'))).toBe(403);
  });
  test('accepts a script that stores cookies and repeats their value, but no similar browser', async () => {
    const script = without(withCookie(anonymous), 'sec-fetch-site');
    expect(await login(script)).toBe(200);
    expect(await login({ ...script, origin: 'https://evil.example' })).toBe(403);
    expect(await login({ ...script, origin: 'null' })).toBe(403);
    expect(await login(without(script, 'x-xsrf-token'))).toBe(403);
    expect(await login({ ...script, 'x-xsrf-token': forged() })).toBe(403);
  });
  test('refuses a missing header, a forged value and another site', async () => {
    expect(await login(withCookie(anonymous, ''))).toBe(403);
    expect(await login(withCookie('anon.abc.def'))).toBe(403);
    expect(await login({ ...withCookie(anonymous), 'sec-fetch-site': 'cross-site' })).toBe(403);
  });
  test('gives a value bound to the new session', async () => {
    const answer = await server.login(MODERATOR, { headers: withCookie(anonymous) });
    expect(await write(browserHeaders(answer))).toBe('ok');
  });
});

describe('the cookie', () => {
  const issued = async (url: string, headers: Headers) =>
    (await server.app.inject({ url, headers })).cookies.find(({ name }) => name === 'XSRF-TOKEN');

  test('is readable, strict and lasts as long as a session; secure over https', async () => {
    expect(await issued('/ap', BROWSER)).toEqual({
      name: 'XSRF-TOKEN',
      value: expect.stringMatching(/^anon\.[\w-]{22}\.[\w-]{43}$/),
      path: '/',
      sameSite: 'Strict',
      maxAge: 86_400,
    });
    expect(await issued('/ap', { ...BROWSER, host: 'centar.example' })).toMatchObject({
      secure: true,
    });
  });

  test('a page replaces one that the present key did not sign, so that one can sign in', async () => {
    const cookie = `XSRF-TOKEN=${forged()}`;
    const { value = '' } = (await issued('/ap', { ...BROWSER, cookie })) ?? {};
    const headers = { ...BROWSER, cookie: `XSRF-TOKEN=${value}`, 'x-xsrf-token': value };
    expect((await server.login(MODERATOR, { headers })).statusCode).toBe(200);
  });

  test('a page replaces no valid one, not even one that the browser holds back', async () => {
    expect(await issued('/ap', { ...BROWSER, cookie: mine['cookie'] ?? '' })).toBeUndefined();
    expect(await issued('/ap', { ...BROWSER, 'sec-fetch-site': 'cross-site' })).toBeUndefined();
  });

  test('Me leaves a browser the one that it has: its other tabs are sending it', async () => {
    expect(await issued('/api/UserAuth/Me', mine)).toBeUndefined();
  });

  test.each<[string, () => string]>([
    ['no cookie', () => ''],
    ['another session’s', () => others['x-xsrf-token'] ?? ''],
    ['the value of nobody', () => anonymous],
    ['a forged one', forged],
  ])('Me gives a signed-in browser that has %s one that works', async (_, held) => {
    const cookie = await issued('/api/UserAuth/Me', withXsrf(held()));
    expect(cookie?.value).not.toBe(xsrf());
    expect(await write(withXsrf(cookie?.value ?? ''))).toBe('ok');
  });
});
