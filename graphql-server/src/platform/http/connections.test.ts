import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { picture } from '../../../test/testFiles.ts';
import { newsRow } from '../../../test/contentRows.ts';
import { NEWS_FIELDS } from '../../../test/contentTypes.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';

const ATTACKER = '127.0.0.1';
const VISITOR = '127.0.0.2';
const SHARE = 300;

/** Of most tests. */
let shared: TestApp;
let app: TestApp;
let sockets: Socket[] = [];

beforeAll(async () => {
  shared = await startTestApp({ content: { news: [newsRow()] } });
});
beforeEach(() => {
  app = shared;
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  if (app !== shared) return app.close();
  app.server.server.closeAllConnections();
  return expect.poll(held).toBe(0);
});
afterAll(() => shared.close());

/** Opens a connection that its owner never closes, and writes the text into it. */
async function open(text = '', from = ATTACKER): Promise<Socket> {
  const { hostname, port } = new URL(app.address);
  const to = { host: hostname, port: Number(port), localAddress: from, allowHalfOpen: true };
  const socket = connect(to);
  sockets.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  if (text) socket.write(text);
  return socket;
}

async function openMany(count: number, text = '', from = ATTACKER): Promise<void> {
  const left = Array.from({ length: count }, (_, index) => index);
  const worker = async (): Promise<void> => {
    while (left.pop() !== undefined) await open(text, from);
  };
  await Promise.all(Array.from({ length: 20 }, worker));
}

/** How many connections the server has. */
const held = () =>
  new Promise<number>((resolve) => {
    app.server.server.getConnections((_error, count) => {
      resolve(count);
    });
  });

/** The status of a visitor's request on a connection of its own. */
const visit = (path: string, from: string) =>
  new Promise<number>((resolve, reject) => {
    const { hostname, port } = new URL(app.address);
    const sent = request({ hostname, port, path, localAddress: from, agent: false }, (response) => {
      response.resume().once('end', () => {
        resolve(response.statusCode ?? 0);
      });
    });
    sent.once('error', reject).end();
  });

/** All bytes received on a connection until it closed. */
async function received(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  await Promise.race([once(socket, 'end'), once(socket, 'close')]);
  return Buffer.concat(chunks).toString('latin1');
}

describe('many connections of one address', () => {
  it.each([
    ['that say nothing', ''],
    ['that never end their headers', 'GET / HTTP/1.1\r\nHost: x\r\nx: y'],
    [
      'that never end their body',
      'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    ],
    ['that have had an answer', 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'],
  ])('%s keep nobody out', async (_, text) => {
    await openMany(SHARE + 50, text);
    for (const from of [VISITOR, ATTACKER]) {
      for (const path of ['/', '/readyz', '/api/News/GetNews']) {
        expect(await visit(path, from)).toBe(200);
      }
    }
    await expect.poll(held).toBeLessThanOrEqual(SHARE + 1);
  });

  it('go in the order in which they have fallen silent', async () => {
    let accepted = 0;
    app.server.server.on('connection', () => {
      accepted += 1;
    });
    const busy = await open('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(busy, 'data');
    await openMany(SHARE - 1);
    const answered = once(busy, 'data');
    busy.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    await answered;
    await openMany(SHARE - 1);
    await expect.poll(() => accepted).toBe(2 * SHARE - 1);
    const again = once(busy, 'data');
    busy.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    expect(String((await again)[0])).toMatch(/^HTTP\/1.1 200/);
  });

  it('are the proxy’s own where it is trusted', async () => {
    app = await startTestApp({ environment: { TRUST_PROXY: ATTACKER } });
    await openMany(SHARE + 50);
    await expect.poll(held).toBe(SHARE + 50);
    await openMany(SHARE + 50, '', '127.0.0.3');
    await expect.poll(held).toBe(SHARE + 50 + SHARE);
  });

  it('are a thousand of all addresses together, of which none has too many', async () => {
    for (const from of [3, 4, 5, 6]) await openMany(SHARE - 20, '', `127.0.0.${String(from)}`);
    await expect.poll(held).toBe(1000);
    expect(await visit('/', VISITOR)).toBe(200);
  });

  it('are a thousand where all come through proxies', async () => {
    app = await startTestApp({ environment: { TRUST_PROXY: 'true' } });
    await openMany(1100);
    expect(await visit('/', VISITOR)).toBe(200);
    await expect.poll(held).toBeLessThanOrEqual(1000);
  });
});

describe('broken connections', () => {
  it('that ran out of time are told nothing, and are gone at once', async () => {
    const late: unknown[] = [];
    app.server.server.on('clientError', ({ code }: Error & { code?: string }, socket) => {
      // The server's own listener came first.
      if (code === 'ERR_HTTP_REQUEST_TIMEOUT') late.push({ isGone: socket.destroyed });
    });
    const texts = ['GET / HTTP/1.1\r\nHost: x\r\nx: y', 'POST /graphql HTTP/1.1\r\n', ''];
    const [answers] = await Promise.all([
      Promise.all(texts.map(async (text) => received(await open(text)))),
      // Whose other side never closes.
      open('BROKEN\r\n\r\n'),
      open('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nBROKEN\r\n\r\n'),
    ]);
    expect(answers).toEqual(texts.map(() => ''));
    expect(late).toEqual(texts.map(() => ({ isGone: true })));
    await expect.poll(held).toBe(0);
  });

  it('have a minute for a whole request, and two in which nothing moves', async () => {
    const { headersTimeout, requestTimeout, timeout, keepAliveTimeout } = app.server.server;
    expect([headersTimeout, requestTimeout]).toEqual([5000, 60_000]);
    expect([timeout, keepAliveTimeout]).toEqual([120_000, 120_000]);
  });

  it('are told why, and not waited for', async () => {
    const failures: unknown[] = [];
    app.server.server.on('clientError', ({ code }: Error & { code?: string }) => {
      failures.push(code);
    });
    const answer = await received(await open('BROKEN\r\n\r\n'));
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).toContain('"BAD_USER_INPUT"');
    await expect.poll(held).toBe(0);
    // Not because it ran out of time.
    expect(failures).toEqual(['HPE_INVALID_METHOD']);
  });

  it('are told nothing in the middle of an answer', async () => {
    const socket = await open(
      'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(3) + 'BROKEN\r\n\r\n',
    );
    expect(await received(socket)).not.toContain('BAD_USER_INPUT');
  });
});

describe('requests sent together', () => {
  let path: string;

  beforeAll(async () => {
    const { token } = await shared.signInAs({ sections: ['Vesti'] });
    const file = { name: 'a.png', bytes: await picture('png', { width: 20, height: 20 }) };
    const form = NEWS_FIELDS;
    const made = await shared.rest('POST', '/api/News/CreateNews', { token, form, file });
    path = String(made.body['imageUrl']);
  });

  it('are answered in their order', async () => {
    const paths = [
      '/healthz',
      path,
      '/',
      '/nema',
      '/api/News/GetNews',
      '/assets/public-1.js',
      '/healthz',
    ];
    const head = (one: string, close = false) =>
      `GET ${one} HTTP/1.1\r\nHost: x\r\n${close ? 'Connection: close\r\n' : ''}\r\n`;
    const post =
      'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 4\r\n\r\n';
    const socket = await open(paths.map((one) => head(one)).join('') + post);
    const all = received(socket);
    socket.write('null' + head('/readyz', true));
    const answers = (await all).split(/HTTP\/1.1 (?=\d{3})/).slice(1);
    expect(answers.map((answer) => answer.slice(0, 3))).toEqual([
      '200',
      '200',
      '200',
      '404',
      '200',
      '200',
      '200',
      '400',
      '200',
    ]);
    expect(answers.at(-1)).toContain('"ready"');
  });

  /** Pictures that this process has open. */
  const openFiles = (): number =>
    readdirSync('/proc/self/fd').filter((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`).startsWith(join(app.dataDir, 'media'));
      } catch {
        return false;
      }
    }).length;

  it.runIf(process.platform === 'linux').each([
    [90, 20],
    [500, 0],
  ])(
    '%i at once by twenty who do not read hold %i files, and none when they have gone',
    async (count, files) => {
      // The test's client keeps its connection.
      const before = await held();
      // More than the buffers of a connection take.
      await writeFile(join(app.dataDir, path), Buffer.alloc(16 * 1024 * 1024));
      await openMany(20, `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(count));
      await expect.poll(openFiles).toBe(files);
      for (const one of ['/', '/readyz', '/api/News/GetNews', path]) {
        expect(await visit(one, VISITOR)).toBe(200);
        // Requests that are being refused may have one open for a moment.
        await expect.poll(openFiles).toBeLessThanOrEqual(files + 1);
      }
      for (const socket of sockets) socket.destroy();
      await expect.poll(openFiles).toBe(0);
      await expect.poll(held).toBe(before);
    },
  );

  it.runIf(process.platform === 'linux').each<[string, RequestInit]>([
    ['HEAD', { method: 'HEAD' }],
    ['a picture that the browser has', { headers: { 'if-none-match': '*' } }],
    ['a range beyond its end', { headers: { range: 'bytes=99999999-' } }],
  ])('that send nothing of a file keep none open: %s', async (_, init) => {
    for (let index = 0; index < 20; index += 1) {
      await (await fetch(app.address + path, init)).arrayBuffer();
    }
    // The last ones may be closing.
    expect(openFiles()).toBeLessThan(3);
  });

  it('are read no faster than they are answered', async () => {
    const line = `x: ${'y'.repeat(1000)}\r\n`;
    const socket = await open(`GET /healthz HTTP/1.1\r\nHost: x\r\n${line}\r\n`.repeat(1000));
    const all = received(socket);
    socket.write('GET /readyz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    expect((await all).match(/HTTP\/1.1 200/g)).toHaveLength(1001);
  });

  it.each([
    ['', 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['without a host', 'GET / HTTP/1.1\r\n\r\n'],
    ['with an expectation', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: y\r\n\r\n'],
  ])('more of them than anybody needs close the connection: %s', async (_, text) => {
    let parsed = 0;
    for (const event of ['request', 'checkExpectation']) {
      app.server.server.on(event, () => {
        parsed += 1;
      });
    }
    await received(await open(text.repeat(1000)));
    expect(parsed).toBeLessThan(200);
    await expect.poll(held).toBe(0);
  });

  it.each(['GET / HTTP/1.1\r\n\r\n', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: y\r\n\r\n'])(
    'and what Node would refuse itself is refused: %j',
    async (text) => {
      expect(await received(await open(text))).toMatch(/^HTTP\/1.1 400 /);
    },
  );
});
