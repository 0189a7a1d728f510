import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newsRow } from '../../../test/contentRows.ts';
import { NEWS_FIELDS } from '../../../test/operations.ts';
import { startTestApp } from '../../../test/testApp.ts';
import type { TestApp } from '../../../test/testApp.ts';
import { picture } from '../../../test/testFiles.ts';

let app: TestApp;
let media: string;
let token: string;

beforeAll(async () => {
  app = await startTestApp({ content: { news: [newsRow()] } });
  ({ token } = await app.signInAs({ sections: ['Vesti'] }));
  const file = { name: 'a.png', bytes: await picture('png', { width: 20, height: 20 }) };
  const made = await app.rest('POST', '/api/News/CreateNews', { token, form: NEWS_FIELDS, file });
  media = String(made.body['imageUrl']);
});
afterAll(() => app.close());

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

describe('a range', () => {
  it.each(['/assets/public-1.js', '/sw.js', '/fonts/a-1.woff2', 'MEDIA'])(
    'that cannot be met is answered 416 with the size (%s)',
    async (given) => {
      const path = given === 'MEDIA' ? media : given;
      const whole = await app.raw(path);
      const size = whole.bytes.length;
      expect(whole.status).toBe(200);
      for (const range of ['bytes=999999-', `bytes=${String(size)}-`, 'bytes=999999-1000000']) {
        for (const method of ['GET', 'HEAD']) {
          const answer = await app.raw(path, { method, headers: { range } });
          expect([answer.status, answer.headers['content-range']]).toEqual([
            416,
            `bytes */${String(size)}`,
          ]);
        }
      }
      const part = await app.raw(path, { headers: { range: 'bytes=0-1' } });
      expect([part.status, part.bytes]).toEqual([206, whole.bytes.subarray(0, 2)]);
      const other = { range: 'bytes=999999-', 'if-range': '"other"' };
      expect((await app.raw(path, { headers: other })).status).toBe(200);
    },
  );

  it('costs no line of an error in the log', async () => {
    const before = app.logs.length;
    await app.raw('/sw.js', { headers: { range: 'bytes=999999-' } });
    expect(app.logs.slice(before).join('')).not.toContain('"level":50');
  });
});

describe('conditions', () => {
  const ENCODED = ['/', '/api/News/GetNews', '/robots.txt', '/offline-snapshot'];

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

  it.each([...ENCODED, '/sw.js', '/assets/public-1.js', 'MEDIA'])(
    'any answer is known to who asks for none (%s)',
    async (given) => {
      const path = given === 'MEDIA' ? media : given;
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

  it('a built file says 412 when it is not the one that was meant', async () => {
    const answer = await app.raw('/sw.js', { headers: { 'if-match': '"other"' } });
    expect(answer.status).toBe(412);
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

describe('what is malformed', () => {
  it.each([
    ['two hosts', 'GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n'],
    ['the same host twice', 'GET /news/1 HTTP/1.1\r\nHost: x\r\nhost: x\r\n\r\n'],
    ['two hosts of HTTP/1.0', 'GET / HTTP/1.0\r\nHost: x\r\nHost: y\r\n\r\n'],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
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
