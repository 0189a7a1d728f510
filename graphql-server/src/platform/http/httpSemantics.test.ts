import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { newsRow } from '../../../test/contentRows.ts';
import { NEWS_FIELDS } from '../../../test/contentTypes.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';
import { picture } from '../../../test/testFiles.ts';

let media: string;
let token: string;

const app = sharedTestApp({ content: { news: [newsRow()] } });
beforeAll(async () => {
  ({ token } = await app.signInAs({ sections: ['Vesti'] }));
  const file = { name: 'a.png', bytes: await picture('png', { width: 20, height: 20 }) };
  const made = await app.rest('POST', '/api/News/CreateNews', { token, form: NEWS_FIELDS, file });
  media = String(made.body['imageUrl']);
});

/** Sends text over a connection of its own, and returns what came back until it was closed. */
async function exchange(text: string): Promise<string> {
  const { hostname, port } = new URL(app.address);
  const socket = connect(Number(port), hostname);
  const chunks: Buffer[] = [];
  socket.on('error', () => undefined);
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(socket, 'connect');
  socket.write(text);
  await once(socket, 'close');
  return Buffer.concat(chunks).toString();
}

const statusOf = async (text: string) => (await exchange(text)).split('\r\n')[0];

/** Files with ranges: built ones and an uploaded one. */
const FILES = ['/assets/public-1.js', '/assets/former-1.js', '/sw.js', '/fonts/a-1.woff2', 'MEDIA'];
/** Answers with an ETag for each encoding. */
const ENCODED = [
  '/',
  '/api/News/GetNews',
  '/robots.txt',
  '/offline-snapshot',
  '/rss/vesti.xml',
  '/cir/kalendar/muzicki.ics',
  '/sitemap.xml',
];
const pathOf = (given: string): string => (given === 'MEDIA' ? media : given);

describe('a range', () => {
  it.each(FILES)('that cannot be met is answered 416 with the size (%s)', async (given) => {
    const path = pathOf(given);
    const whole = await app.raw(path);
    const size = whole.bytes.length;
    expect(whole.status).toBe(200);
    for (const range of ['bytes=999999-', `bytes=${String(size)}-`, 'bytes=999999-1000000']) {
      const { status, headers } = await app.raw(path, { headers: { range } });
      expect([status, headers['content-range']]).toEqual([416, `bytes */${String(size)}`]);
      expect(headers['cache-control']).toBe('no-store');
    }
    const part = await app.raw(path, { headers: { range: 'bytes=0-1' } });
    expect([part.status, part.bytes]).toEqual([206, whole.bytes.subarray(0, 2)]);
  });

  it.each<[string, Readonly<Record<string, string>>]>([
    ['of another method', { method: 'HEAD', range: 'bytes=0-1' }],
    ['of another method, beyond the end', { method: 'HEAD', range: 'bytes=999999-' }],
    ['of another file', { range: 'bytes=0-1', 'if-range': '"other"' }],
    ['beyond the end of another file', { range: 'bytes=999999-', 'if-range': '"other"' }],
    ['under a weak condition', { range: 'bytes=0-1', 'if-range': 'WEAK' }],
    ['that ends before it begins', { range: 'bytes=4-0' }],
    ['of several parts', { range: 'bytes=0-1,1-2' }],
    ['in another unit', { range: 'items=0-1' }],
  ])('%s means the whole file', async (_name, { method = 'GET', ...given }) => {
    for (const path of FILES.map(pathOf)) {
      const whole = await app.raw(path);
      const tag = `W/${String(whole.headers.etag).replace('W/', '')}`;
      const headers = Object.entries(given).map(([name, value]) => [
        name,
        value.replace('WEAK', tag),
      ]);
      const answer = await app.raw(path, { method, headers: Object.fromEntries(headers) });
      expect([answer.status, answer.headers['content-length']], path).toEqual([
        200,
        String(whole.bytes.length),
      ]);
    }
  });

  it.each(ENCODED)('of an answer that has none means the whole of it (%s)', async (path) => {
    const whole = await app.raw(path);
    for (const range of ['bytes=0-1', 'bytes=999999-']) {
      const answer = await app.raw(path, { headers: { range } });
      expect([answer.status, answer.bytes]).toEqual([200, whole.bytes]);
    }
  });

  it('costs no line of an error in the log', async () => {
    const before = app.logs.length;
    await app.raw('/sw.js', { headers: { range: 'bytes=999999-' } });
    expect(app.logs.slice(before).join('')).not.toContain('"level":50');
  });
});

describe('conditions', () => {
  it.each(ENCODED)('each encoding of %s has another strong ETag, and knows it', async (path) => {
    const tags: string[] = [];
    for (const encoding of ['identity', 'gzip', 'br']) {
      const headers = { 'accept-encoding': encoding };
      const { headers: given } = await app.raw(path, { headers });
      const tag = String(given.etag);
      tags.push(tag);
      const again = await app.raw(path, { headers: { ...headers, 'if-none-match': tag } });
      expect([again.status, again.headers.etag]).toEqual([304, tag]);
    }
    expect(new Set(tags).size).toBe(3);
    const known = { 'accept-encoding': 'gzip', 'if-none-match': String(tags[2]) };
    expect((await app.raw(path, { headers: known })).status).toBe(200);
  });

  it.each([...ENCODED, ...FILES])(
    'any answer is known to who asks for none (%s)',
    async (given) => {
      const path = pathOf(given);
      for (const method of ['GET', 'HEAD']) {
        const answer = await app.raw(path, { method, headers: { 'if-none-match': '*' } });
        expect([answer.status, answer.bytes.length]).toEqual([304, 0]);
      }
    },
  );

  it.each(['/nema-takve', '/media/nema.png', '/api/News/GetNewsByID?id=99'])(
    'what is not there (%s) is never 304',
    async (path) => {
      const headers = { 'if-none-match': '*' };
      expect((await app.raw(path, { headers })).status).toBe(404);
    },
  );

  it.each([...ENCODED, ...FILES])('a weak tag is as good as a strong one (%s)', async (given) => {
    const path = pathOf(given);
    const tag = String((await app.raw(path)).headers.etag).replace('W/', '');
    for (const known of [tag, `W/${tag}`, `"other" , W/${tag}`]) {
      const answer = await app.raw(path, { headers: { 'if-none-match': known } });
      expect([answer.status, answer.bytes.length], known).toEqual([304, 0]);
    }
    const other = { 'if-none-match': `W/"other", "${tag.slice(1, -3)}"` };
    expect((await app.raw(path, { headers: other })).status).toBe(200);
  });

  it.each([...ENCODED, ...FILES])('%s says 412 when another answer was meant', async (given) => {
    const path = pathOf(given);
    const { headers } = await app.raw(path);
    const statuses = async (condition: string) =>
      Promise.all(
        ['GET', 'HEAD'].map(
          async (method) =>
            (await app.raw(path, { method, headers: { 'if-match': condition } })).status,
        ),
      );
    expect(await statuses('"other"')).toEqual([412, 412]);
    expect(await statuses('*')).toEqual([200, 200]);
    expect(await statuses(`"other", ${String(headers.etag)}`)).toEqual([200, 200]);
  });

  it.each<[string, string | undefined]>([
    ['br;q=0', undefined],
    ['br;Q=0, GZIP', 'gzip'],
    ['br; q = 0 ,gzip ;q=0.001', 'gzip'],
    ['br;q=0.000, x-gzip', 'gzip'],
    ['identity;q=0', undefined],
    ['identity;q=0, *', 'br'],
    ['identity;q=0, br;q=0, *;q=0.5', 'gzip'],
    ['*;q=0', undefined],
    ['brotli, gzipped, abr', undefined],
    ['br;q=nonsense', undefined],
    [',,;;q=0,;', undefined],
    [`${'a,'.repeat(30)}br`, undefined],
  ])('accepting %j gets it as %s', async (accepted, encoding) => {
    for (const path of ENCODED) {
      const { status, headers } = await app.raw(path, { headers: { 'accept-encoding': accepted } });
      expect([status, headers['content-encoding']], path).toEqual([200, encoding]);
    }
  });
});

describe('methods', () => {
  const READ = 'GET, HEAD, OPTIONS';

  it.each([
    ['DELETE', '/api/UserAuth/Login', 'OPTIONS, POST'],
    ['GET', '/api/UserAuth/Login', 'OPTIONS, POST'],
    ['GET', '/API/userauth/login/', 'OPTIONS, POST'],
    ['GET', '/api/UserAuth/%4cogin', 'OPTIONS, POST'],
    ['POST', '/api/News/GetNews', READ],
    ['PATCH', '/api/News/UpdateNews', 'OPTIONS, PUT'],
    ['PROPFIND', '/api/News/GetNews', READ],
    ['PUT', '/graphql', 'GET, HEAD, OPTIONS, POST'],
    ['GET', '/graphql?query=mutation%7Blogout%7D', 'POST'],
    ['POST', '/', READ],
    ['DELETE', '/news/1', READ],
    ['POST', '/cir/news/1', READ],
    ['POST', '/ap/vesti', READ],
    ['POST', '/ap-login', READ],
    ['PUT', '/media/a.png', READ],
    ['POST', '/rss/vesti.xml', READ],
    ['POST', '/kalendar/sve.ics', READ],
    ['POST', '/sitemap.xml', READ],
    ['POST', '/manifest.webmanifest', READ],
    ['POST', '/healthz', READ],
    ['DELETE', '/sw.js', READ],
    ['POST', '/assets/public-1.js', READ],
    ['PUT', '/fonts/a-1.woff2', READ],
    ['PATCH', '/art/sala.svg', READ],
    ['POST', '/favicon.ico', READ],
    ['POST', '/cir/rss/vesti.xml', READ],
    ['DELETE', '/offline-snapshot', READ],
    ['POST', '/schema.graphql', READ],
    ['POST', '/api/openapi.json', READ],
    ['POST', '/robots.txt', READ],
    ['TRACE', '/', READ],
  ])('%s %s is not allowed, and the answer names what is', async (method, path, allowed) => {
    const answer = await app.raw(path, { method });
    expect([answer.status, answer.headers.allow]).toEqual([405, allowed]);
    expect(answer.bytes.toString()).toContain('METHOD_NOT_ALLOWED');
  });

  it.each(['POST /nema-takve', 'POST /api/Nema', 'OPTIONS /api/Nema', 'PUT /nema.txt'])(
    '%s finds nothing of any method',
    async (call) => {
      const [method, path = ''] = call.split(' ');
      const answer = await app.raw(path, { method: method ?? '' });
      expect([answer.status, answer.headers.allow]).toEqual([404, undefined]);
    },
  );

  it.each(['/', '/news/1', '/api/News/GetNews', '/media/a.png', '/graphql'])(
    'OPTIONS %s names the methods',
    async (path) => {
      const answer = await app.raw(path, { method: 'OPTIONS' });
      const allowed = path === '/graphql' ? 'GET, HEAD, OPTIONS, POST' : READ;
      expect([answer.status, answer.headers.allow]).toEqual([204, allowed]);
    },
  );
});

describe('of every address that can be read', () => {
  /** All fixed addresses, and one of each kind of the others. */
  const addresses = () => [
    ...app.routes.flatMap(({ method, url }) =>
      method === 'GET' && !/[:*]/.test(url) ? [url] : [],
    ),
    ...ENCODED,
    ...FILES.map(pathOf),
    '/news/1',
    '/cir/news/1',
    '/ap/vesti',
    '/art/sala.svg',
    '/news/999999',
    '/nema-takve',
    '/nema.txt',
    '/media/nema.png',
    '/api/Nema',
    '/site-icons/1/2',
    '/api/News/GetNewsByID?id=1',
    '/graphql?query=%7BlatestNews%7Bitems%7Bid%7D%7D%7D',
  ];
  const NAMES = ['content-type', 'content-length', 'etag', 'cache-control', 'vary', 'location'];

  it('HEAD tells what GET does, without a body', async () => {
    for (const path of addresses()) {
      const [get, head] = [await app.raw(path), await app.raw(path, { method: 'HEAD' })];
      const told = ({ status, headers }: typeof get) => [status, NAMES.map((one) => headers[one])];
      expect(told(head), path).toEqual(told(get));
      expect(head.bytes, path).toHaveLength(0);
    }
  });

  it('OPTIONS names GET, or finds nothing', async () => {
    for (const path of addresses()) {
      const { status, headers } = await app.raw(path, { method: 'OPTIONS' });
      if (status !== 404)
        expect([status, headers.allow], path).toEqual([
          204,
          expect.stringMatching(/^GET, HEAD, OPTIONS/),
        ]);
      else expect((await app.raw(path)).status, path).toBe(404);
    }
  });
});

describe('an address with letters that are not encoded', () => {
  it.each([
    ['GET /pretraga?q=биоскоп', '/pretraga?q=%D0%B1%D0%B8%D0%BE%D1%81%D0%BA%D0%BE%D0%BF'],
    ['HEAD /cir/program/likovni?x=š%20', '/cir/program/likovni?x=%C5%A1%20'],
    ['GET //nepoznato.example/š', '/nepoznato.example/%C5%A1'],
    ['GET /\\/nepoznato.example/š', '/nepoznato.example/%C5%A1'],
  ])('%s is sent on to the encoded address', async (line, location) => {
    const answer = await exchange(`${line} HTTP/1.1\r\nHost: x\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 308 /);
    expect(answer).toContain(`\r\nlocation: ${location}\r\n`);
  });

  it.each(['POST /api/UserAuth/Login?š', 'GET http://x/š', 'GET /a b/š', 'GET /\u0001š'])(
    '%s stays malformed',
    async (line) => {
      expect(await statusOf(`${line} HTTP/1.1\r\nHost: x\r\n\r\n`)).toMatch(/^HTTP\/1\.1 400 /);
    },
  );

  it('never overtakes the answer to a request before it', async () => {
    const first = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
    expect(await exchange(`${first}GET /š HTTP/1.1\r\nHost: x\r\n\r\n`)).not.toContain('308');
  });
});

describe('a whole address in a request', () => {
  const withoutDate = (answer: string) => answer.replace(/\r\ndate: [^\r]*/i, '');

  it.each(['/news/1', '/api/News/GetNews', '/', '/nema-takve'])(
    'means its path (%s)',
    async (path) => {
      const rest = 'HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
      const [whole, short] = [
        await exchange(`GET HTTP://centar.example${path} ${rest}`),
        await exchange(`GET ${path} ${rest}`),
      ];
      expect(withoutDate(whole)).toBe(withoutDate(short));
    },
  );

  it('without a path means the home page', async () => {
    const rest = 'HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
    for (const target of ['http://centar.example', 'http://centar.example?x=1'])
      expect(await exchange(`GET ${target} ${rest}`)).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('what is malformed', () => {
  const LOGIN =
    'POST /api/UserAuth/Login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
  it.each([
    ['two hosts', 'GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n'],
    ['the same host twice', 'GET /news/1 HTTP/1.1\r\nHost: x\r\nhost: x\r\n\r\n'],
    ['two hosts of HTTP/1.0', 'GET / HTTP/1.0\r\nHost: x\r\nHost: y\r\n\r\n'],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['two lengths', `${LOGIN}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}x`],
    ['the same length twice', `${LOGIN}Content-Length: 2\r\ncontent-length: 2\r\n\r\n{}`],
    ['two lengths in one line', `${LOGIN}Content-Length: 2, 2\r\n\r\n{}`],
    ['a length with a sign', `${LOGIN}Content-Length: +2\r\n\r\n{}`],
    ['a length below zero', `${LOGIN}Content-Length: -1\r\n\r\n{}`],
    ['a length and chunks', `${LOGIN}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}`],
    ['chunks of an unknown coding', `${LOGIN}Transfer-Encoding: chunked, x\r\n\r\n0\r\n\r\n`],
    ['a space before the colon', 'GET / HTTP/1.1\r\nHost : x\r\n\r\n'],
    ['a folded line', 'GET / HTTP/1.1\r\nHost: x\r\n y\r\n\r\n'],
  ])('%s: 400', async (_name, text) => {
    expect(await statusOf(text)).toMatch(/^HTTP\/1\.1 400 /);
  });

  const CHUNKED = 'Host: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n';
  it.each([
    ['a size that is none', 'ZZ\r\n{}\r\n0\r\n\r\n'],
    ['more than its size', '2\r\n{}xx\r\n0\r\n\r\n'],
    ['a second chunk that is broken', '2\r\n{}\r\nq\r\n'],
    ['a size beyond all numbers', 'ffffffffffffffffff\r\n{}\r\n'],
  ])('a chunk with %s: 400 wherever a body is read', async (_name, body) => {
    for (const path of ['/api/UserAuth/Login', '/graphql', '/api/News/CreateNews']) {
      const answer = await exchange(`POST ${path} HTTP/1.1\r\n${CHUNKED}${body}`);
      expect(answer, path).toMatch(/^HTTP\/1\.1 40[01] /);
      expect(answer.match(/HTTP\/1\.1/g), path).toHaveLength(1);
    }
  });

  it('leaves the other connections alone', async () => {
    await exchange(`POST /api/UserAuth/Login HTTP/1.1\r\n${CHUNKED}ZZ\r\n`);
    expect((await app.raw('/')).status).toBe(200);
    expect(app.logs.join('')).not.toContain('"level":50');
  });
});
