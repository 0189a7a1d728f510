import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { picture } from '../../../test/testFiles.ts';
import { newsRow } from '../../../test/contentRows.ts';
import { DOCUMENTS } from '../../../test/fakePwa.ts';
import { NEWS_FIELDS } from '../../../test/contentTypes.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';
import { PASSWORD, PUBLIC_URL, startTestApp } from '../../../test/testApp.ts';

let token: string;
let email: string;
let mediaPath: string;

const app = sharedTestApp({ content: { news: [newsRow()] } });
beforeAll(async () => {
  ({ token, email } = await app.signInAs({ sections: ['Vesti'] }));
  const file = { name: 'a.png', bytes: await picture('png', { width: 20, height: 20 }) };
  const made = await app.rest('POST', '/api/News/CreateNews', { token, form: NEWS_FIELDS, file });
  mediaPath = String(made.body['imageUrl']);
});

describe('security headers', () => {
  const API_POLICY = "default-src 'none'; frame-ancestors 'none'";
  const EVERYWHERE = {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  };
  const ON_PAGES = {
    ...EVERYWHERE,
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  };
  const ORIGIN = 'access-control-allow-origin';
  const IMMUTABLE = 'public, max-age=31536000, immutable';
  const FORBIDDEN = ['access-control-allow-credentials', 'x-powered-by', 'server'];
  const page = (path: string) => [path, 'page'] as const;
  const api = (path: string) => [path, 'api'] as const;
  const open = (path: string) => [path, 'open'] as const;

  it.each([
    page('/'),
    page('/news/1'),
    page('/nema-takve'),
    page('/boom'),
    page('/ap-login'),
    api('/site.json'),
    open('/api/News/GetNews'),
    open('/api/News/GetNewsByID?id=99'),
    api('/api/nothing'),
    api('/api/UserAuth/Me'),
    api('/graphql'),
    open('/graphql?documentId=LatestNews'),
    open('/graphql?documentId=NewsDetail&variables=%7B%22id%22%3A99%7D'),
    page('/offline-snapshot'),
    api('/healthz'),
    api('/readyz'),
    page('/%ZZ'),
    api('/api/%ZZ'),
    ['/media/nothing', 'media'],
    ['MEDIA', 'media'],
  ] as const)('%s', async (given, kind) => {
    const path = given === 'MEDIA' ? mediaPath : given;
    const isOpen = kind === 'open';
    for (const headers of [{}, { authorization: `Bearer ${token}` }]) {
      const answer = await app.raw(path, {
        headers: { ...headers, origin: 'https://evil.example' },
      });
      // Other sites show pictures of published items.
      const policyOfOthers = given === 'MEDIA' ? 'cross-origin' : 'same-origin';
      expect(answer.headers).toMatchObject({
        ...ON_PAGES,
        'cross-origin-resource-policy': policyOfOthers,
      });
      const policy = answer.headers['content-security-policy'];
      if (kind === 'page')
        expect(policy).toMatch(/^default-src 'self'; script-src 'self' 'sha256-/);
      else
        expect(policy).toBe(isOpen || kind === 'api' ? API_POLICY : "default-src 'none'; sandbox");
      // Answers to requests with credentials are not readable by other origins.
      const isEverybodys = isOpen && !('authorization' in headers);
      expect(answer.headers[ORIGIN]).toBe(isEverybodys ? '*' : undefined);
      for (const name of FORBIDDEN) expect(answer.headers).not.toHaveProperty(name);
    }
  });

  it.each(['public', 'former'])('hashed files carry few headers (%s build)', async (build) => {
    const { status, headers } = await app.raw(`/assets/${build}-1.js`, {
      headers: { authorization: `Bearer ${token}`, origin: 'https://evil.example' },
    });
    expect(status).toBe(200);
    expect(headers).toMatchObject({ ...EVERYWHERE, 'cache-control': IMMUTABLE });
    const ofPages = Object.keys(ON_PAGES).filter((name) => !(name in EVERYWHERE));
    for (const name of [...ofPages, 'content-security-policy', ORIGIN, ...FORBIDDEN]) {
      expect(headers).not.toHaveProperty(name);
    }
  });

  it('pages run our script alone and stand in no frame', async () => {
    const { headers } = await app.raw('/');
    const policy = headers['content-security-policy'] as string;
    const directives: Record<string, string[]> = Object.fromEntries(
      policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]),
    );
    expect(directives).toMatchObject({
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'connect-src': ["'self'"],
    });
    expect(directives['script-src']).toHaveLength(2);
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*/);
  });

  it('a report of what a page was refused is logged without secrets', async () => {
    const report = (body: unknown, type = 'application/csp-report') =>
      fetch(`${app.address}/policy-reports`, {
        method: 'POST',
        headers: { 'content-type': type, cookie: '__Host-sid=neka' },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
    expect(String((await app.raw('/')).headers['content-security-policy'])).toContain(
      'report-uri /policy-reports',
    );
    const before = app.logs.length;
    const violation = {
      'document-uri': 'https://centar.example/moja-rezervacija/tajni-kod?a=1',
      'blocked-uri': 'https://evil.example/x.js?ukradeno',
      'effective-directive': 'script-src-elem',
    };
    expect((await report({ 'csp-report': violation })).status).toBe(204);
    const lines = app.logs.slice(before).filter((line) => line.includes('by its policy'));
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({
        page: '/moja-rezervacija/…',
        blocked: 'https://evil.example',
        directive: 'script-src-elem',
      }),
    ]);
    expect(app.logs.slice(before).join('')).not.toMatch(/tajni-kod|ukradeno/);

    // Nothing else is logged, stored or asked for.
    const rows = await app.contentHash();
    expect((await report({ any: 'thing' })).status).toBe(204);
    expect((await report('{')).status).toBe(400);
    expect((await report('a=b', 'application/x-www-form-urlencoded')).status).toBe(400);
    expect((await report('x'.repeat(20_000))).status).toBe(413);
    expect(await app.contentHash()).toBe(rows);
    const flood = await Promise.all(Array.from({ length: 80 }, () => report({ any: 'thing' })));
    expect(flood.filter(({ status }) => status === 429).length).toBeGreaterThan(5);
  });

  it('a site without https does not promise it', async () => {
    const plain = await startTestApp({ environment: { PUBLIC_URL: 'http://localhost:4000' } });
    expect((await plain.raw('/')).headers).not.toHaveProperty('strict-transport-security');
    await plain.close();
  });

  it.each(['OPTIONS', 'GET', 'POST'])(
    'no other site may write, or read with credentials (%s)',
    async (method) => {
      for (const origin of ['https://evil.example', 'null', `${PUBLIC_URL}.evil`]) {
        const headers = {
          origin,
          'access-control-request-method': 'PUT',
          'access-control-request-headers': 'authorization',
        };
        for (const path of [
          '/api/UserAuth/Me',
          '/api/News/UpdateNews',
          '/api/UserAuth/Login',
          '/',
        ]) {
          const answer = await app.raw(path, { method, headers });
          const names = Object.keys(answer.headers).filter((name) =>
            name.startsWith('access-control'),
          );
          expect(names).toEqual([]);
        }
      }
    },
  );
});

describe('addresses', () => {
  it.each([
    { host: 'evil.example' },
    { host: 'centar.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' },
    { forwarded: 'host=evil.example' },
  ])('a false host changes no link: %j', async (headers) => {
    for (const path of ['/', '/news/1', '/nema']) {
      const page = (await app.raw(path, { headers })).bytes.toString();
      if (path !== '/nema')
        expect(page).toContain(`<link rel="canonical" href="${PUBLIC_URL}${path}">`);
      expect(page).not.toContain('evil');
    }
  });

  it.each([
    '//',
    '//evil.example',
    '//evil.example/news/1',
    '/\\evil',
    '/news/../../x',
    '/%00',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/?',
    '/??',
    '/#',
    '*',
    'http://evil.example/',
  ])('the odd address %s never breaks anything', async (path) => {
    const answer = await app.raw(path);
    expect([200, 400, 404]).toContain(answer.status);
    expect(answer.headers).not.toHaveProperty('location');
  });

  it.each(['/%ZZ', '/arhiva/%ED%A0%80', '/cir/%', '/%E0%A4%A?q=%ED%A0%80'])(
    'a page whose address cannot be decoded (%s) says that it leads nowhere',
    async (path) => {
      const answer = await app.raw(path);
      expect(answer.status).toBe(404);
      expect(answer.headers['content-type']).toMatch(/^text\/html/);
      expect(answer.headers['cache-control']).toBe(
        (await app.raw('/nema')).headers['cache-control'],
      );
    },
  );

  it.each(['/api/%', '/media/%E0%A4%A', '/graphql/%'])(
    'what cannot be decoded (%s) is a problem without details',
    async (path) => {
      const answer = await app.raw(path);
      expect(answer.status).toBe(400);
      expect(answer.headers['content-type']).toMatch(/json/);
      expect(answer.bytes.toString()).not.toMatch(/FST_|component/);
    },
  );
});

describe('bodies', () => {
  const put = (body: string, type = 'application/json') =>
    app.raw('/api/News/UpdateNews', {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
      body,
    });
  const post = (body: string) =>
    app.raw('/graphql', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body,
    });
  const deep = (levels: number): string => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

  it('300 KB is too large', async () => {
    const text = JSON.stringify({ title: 'x'.repeat(300 * 1024) });
    for (const answer of [await put(text), await post(text)]) {
      expect(answer.status).toBe(413);
      expect(answer.bytes.toString()).toContain('"TOO_LARGE"');
    }
  });

  it('100,000 levels are bad input', async () => {
    for (const text of [deep(30_000), '['.repeat(100_000)]) {
      for (const answer of [await put(text), await post(text)]) expect(answer.status).toBe(400);
    }
  });

  it('10,000 parameters are ignored or refused', async () => {
    const search = Array.from({ length: 2500 }, (_, index) => `a${String(index)}=1`).join('&');
    const answer = await app.raw(`/api/News/GetNews?${search.slice(0, 12_000)}`);
    expect(answer.status).toBe(200);
    const longer = await app.raw(`/api/News/GetNews?${'a=1&'.repeat(10_000)}`);
    expect([400, 431]).toContain(longer.status);
  });

  it.each([
    'application/json; charset=utf-7',
    'application/json; charset="',
    'application/xml',
    'image/png',
  ])('the type %s is bad input', async (type) => {
    const answer = await put('{"id":1}', type);
    expect(answer.status).toBe(400);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  });
});

describe('time', () => {
  /** Opens a connection, and tells what came in it when the server has closed it. */
  async function opened(use: (socket: Socket) => void): Promise<{ received: Promise<string> }> {
    const { hostname, port } = new URL(app.address);
    const socket = connect(Number(port), hostname);
    const chunks: Buffer[] = [];
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    // Not `once` of node:events: a reset connection is closed too.
    const received = new Promise<string>((resolve) => {
      socket.once('close', () => {
        resolve(Buffer.concat(chunks).toString());
      });
    });
    await once(socket, 'connect');
    use(socket);
    return { received };
  }

  it('a socket that never ends its headers is closed, and others are served meanwhile', async () => {
    const endless = await Promise.all(
      Array.from({ length: 20 }, () =>
        opened((socket) => {
          socket.write('GET / HTTP/1.1\r\nHost: x\r\n');
          const drip = setInterval(() => socket.write('x: y\r\n'), 500);
          socket.once('close', () => clearInterval(drip));
        }),
      ),
    );
    // As browsers open them ahead; what came in such a one would be taken for the answer to a later request.
    const unused = await opened(() => undefined);
    expect((await app.raw('/')).status).toBe(200);
    for (const { received } of endless) await received;
    expect(await unused.received).toBe('');
  });
});

describe('health', () => {
  it('tells that it lives and is ready', async () => {
    expect(await app.rest('GET', '/healthz')).toMatchObject({
      status: 200,
      body: { status: 'ok' },
    });
    const ready = await app.rest('GET', '/readyz');
    expect(ready).toMatchObject({ status: 200, body: { status: 'ready' } });
    expect(ready.headers.get('cache-control')).toBe('no-store');
  });

  it('is not ready without its tables, but alive', async () => {
    await app.sql('ALTER TABLE "ContentRevision" RENAME TO "Gone"');
    const ready = await app.rest('GET', '/readyz');
    const alive = await app.rest('GET', '/healthz');
    await app.sql('ALTER TABLE "Gone" RENAME TO "ContentRevision"');
    expect(ready).toMatchObject({ status: 503, body: { status: 'unavailable' } });
    expect(alive.status).toBe(200);
  });
});

describe('logs', () => {
  it('contain no password and no token, on either transport, valid or not', async () => {
    const wrong = 'sasvim druga lozinka';
    const login = 'mutation($e: String!, $p: String!) { login(email: $e, password: $p) { token } }';
    const tokens = [token, await app.login(email)];
    for (const password of [PASSWORD, wrong]) {
      await app.rest('POST', '/api/UserAuth/Login', { json: { email, password } });
      const { data } = await app.gql<{ login?: { token: string } } | null>(login, {
        e: email,
        p: password,
      });
      if (data?.login) tokens.push(data.login.token);
      const inline = `mutation { login(email: "${email}", password: "${password}") { token } }`;
      await app.gql(inline);
      await app.raw(`/api/UserAuth/Me?token=${token}&password=${password.replaceAll(' ', '+')}`);
    }
    await app.rest('POST', '/api/UserAuth/Login', { json: `{"password":"${PASSWORD}",` });
    await app.gql(DOCUMENTS.LatestNews, {}, { token: 'x'.repeat(43) });
    await app.sql('ALTER TABLE "Session" RENAME TO "Gone"');
    await app.rest('POST', '/api/UserAuth/Login', { json: { email, password: PASSWORD } });
    await app.rest('GET', '/api/UserAuth/Me', { token });
    await app.sql('ALTER TABLE "Gone" RENAME TO "Session"');

    const text = app.logs.join('');
    expect(text).toContain('"level":50');
    expect(tokens).toHaveLength(3);
    for (const secret of [PASSWORD, PASSWORD.replaceAll(' ', '+'), wrong, ...tokens, '$argon2']) {
      expect(text).not.toContain(secret);
    }
  });

  it('hold one line a request, whatever a sender writes', async () => {
    const before = app.logs.length;
    await app.raw('/api/News/GetNewsByID?id=1%0A%7B%22level%22:60%7D', {
      headers: { cookie: 'a=1' },
    });
    const lines = app.logs.slice(before);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      path: '/api/News/GetNewsByID',
      status: 400,
    });
  });
});
