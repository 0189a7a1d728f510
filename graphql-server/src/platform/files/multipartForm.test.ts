import { connect, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFileStore, type FileStore } from './fileStore.ts';
import { multipartFormPlugin, withForm } from './multipartForm.ts';
import {
  field,
  fileField,
  filesIn,
  formRequest,
  makeDataDir,
  multipartBody,
  requestBytes,
} from '../../../test/testFiles.ts';
import { problemServer } from '../../../test/uploadServer.ts';
import { assertUploadAllowed } from './uploadLimits.ts';

let app: FastifyInstance;
let store: FileStore;
let waiting: string[] = [];
let onFile: () => Promise<void>;

beforeEach(async () => {
  const { dataDir, cleanUp } = await makeDataDir();
  onFile = async () => undefined;
  store = createFileStore({ dataDir, clock: () => new Date() });
  app = problemServer();
  await app.register(async (scope) => {
    await scope.register(multipartFormPlugin);
    scope.put('/form', (request, reply) => {
      const contentLength = request.headers['content-length'];
      assertUploadAllowed({ contentLength, kind: 'image', reply });
      const options = { tmpDir: store.tmpDir, fileKind: 'image', onFile } as const;
      return withForm(request, options, async ({ fields, file }) => {
        waiting = await filesIn(store);
        if (fields['fail']) throw new Error('work');
        const bytes = file ? await text(file.open()) : '';
        return { fields, fileName: file?.fileName, bytes: bytes.slice(0, 100) };
      });
    });
  });
  return cleanUp;
});
afterEach(() => app.close());

async function send(body: {
  headers: Record<string, string>;
  payload: string | Buffer;
}): Promise<{ status: number; answer: Record<string, unknown> }> {
  const response = await app.inject({ method: 'PUT', url: '/form', ...body });
  expect(response.headers['content-type']).toMatch(/^application\/(problem\+)?json/);
  expect(await filesIn(store)).toEqual([]);
  return { status: response.statusCode, answer: response.json() };
}

const title = [field('title'), 'Izložba'] as const;

describe('well-formed', () => {
  it('reads fields and a file that waits on the disk until the work is done', async () => {
    const file = [fileField('file', '../../žaba.png'), 'bytes'] as const;
    const { status, answer } = await send(multipartBody([title, file, [field('b'), '']]));
    expect(status).toBe(200);
    expect(answer).toEqual({
      fields: { title: 'Izložba', b: '' },
      fileName: 'žaba.png',
      bytes: 'bytes',
    });
    expect(waiting).toHaveLength(1);
  });

  it('takes the empty file that browsers send for none', async () => {
    const { answer } = await send(multipartBody([title, [fileField('file', ''), '']]));
    expect(answer['fileName']).toBeUndefined();
    expect(answer['fields']).toEqual({ title: 'Izložba' });
  });

  it('removes the waiting file when the work fails', async () => {
    const parts = [
      [field('fail'), '1'],
      [fileField('file', 'a.png'), 'x'],
    ] as const;
    expect((await send(multipartBody(parts))).status).toBe(500);
    expect(waiting).toHaveLength(1);
  });

  it('does not blame the sender where an upload can not be counted', async () => {
    onFile = () => Promise.reject(Object.assign(new Error('unreachable'), { code: 'P1001' }));
    const { status } = await send(multipartBody([[fileField('file', 'a.png'), 'x']]));
    expect(status).toBe(503);
  });

  it('keeps prototype keys harmless', async () => {
    for (const name of ['__proto__', 'constructor', 'toString', '__proto__[x]', 'a.__proto__.x']) {
      const { status } = await send(multipartBody([[field(name), 'polluted'], title]));
      expect([200, 400]).toContain(status);
    }
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
    expect(Object.prototype.toString.call({})).toBe('[object Object]');
  });
});

describe('refused', () => {
  const file = (name = 'file', content: string | Buffer = 'x') =>
    [fileField(name, 'a.png'), content] as const;
  const raw = (payload: string, type = 'multipart/form-data; boundary=b') => ({
    headers: { 'content-type': type },
    payload,
  });

  it.each<[string, () => Parameters<typeof send>[0], number]>([
    ['two files', () => multipartBody([file(), file()]), 400],
    ['a file in another field', () => multipartBody([file('image')]), 400],
    ['a field twice', () => multipartBody([title, title]), 400],
    ['a nameless part', () => multipartBody([['Content-Disposition: form-data', 'x']]), 400],
    ['a nameless file', () => multipartBody([[fileField('', 'a.png'), 'x']]), 400],
    [
      'a JSON part',
      () => multipartBody([[`${field('a')}\r\nContent-Type: application/json`, '{"a":1}']]),
      400,
    ],
    ['a long field', () => multipartBody([[field('a'), 'x'.repeat(300_000)]]), 413],
    ['a long name', () => multipartBody([[field('n'.repeat(200)), 'x']]), 400],
    [
      '10,000 parts',
      () => multipartBody(Array.from({ length: 10_000 }, (_, i) => [field(`a${String(i)}`), 'x'])),
      400,
    ],
    ['a body without a boundary', () => raw('--b\r\n', 'multipart/form-data'), 400],
    ['an empty boundary', () => raw('--\r\n', 'multipart/form-data; boundary='), 400],
    ['another boundary', () => raw(multipartBody([title]).payload.toString()), 400],
    ['a body that breaks off in a field', () => raw('--b\r\n' + field('a') + '\r\n\r\nabc'), 400],
    [
      'a body that breaks off in a file',
      () => raw(`--b\r\n${fileField('file', 'a.png')}\r\n\r\nabc`),
      400,
    ],
    ['a body that breaks off in a header', () => raw('--b\r\nContent-Dispos'), 400],
    ['a large file', () => multipartBody([file('file', Buffer.alloc(10 * 1024 * 1024 + 1))]), 413],
    [
      'a body by its length',
      () => multipartBody([file('file', Buffer.alloc(11 * 1024 * 1024))]),
      413,
    ],
  ])('%s', async (_, make, status) => {
    const { status: actual, answer } = await send(make());
    expect([actual, answer['code']]).toEqual([
      status,
      status === 413 ? 'TOO_LARGE' : 'BAD_USER_INPUT',
    ]);
    expect((await send(multipartBody([title]))).status).toBe(200);
  });

  it.each([
    ['a bad extended name', `${field('file')}; filename*=UTF-8''%E0%A4%A`],
    ['an unknown charset', `${field('file')}; filename*=utf-99''a.png`],
    ['an unclosed quote', 'Content-Disposition: form-data; name="file'],
    ['a header without a colon', 'Content-Disposition form-data'],
    ['a huge header', `${field('file')}; filename="${'a'.repeat(100_000)}"`],
    ['a zero byte', `${field('file')}; filename="a\0.png"`],
    ['no header', ''],
  ])('or survived: %s', async (_, headers) => {
    const { status } = await send(multipartBody([[headers, 'x']]));
    expect([200, 400]).toContain(status);
  });

  it.each(['X: y', 'Content-Disposition: attachment; name="a"', ''])(
    'or passed over, although more came at once than the parser buffers: %j',
    async (headers) => {
      const large = [headers, 'x'.repeat(200_000)] as const;
      for (const parts of [[large], [large, title], [title, large]]) {
        expect((await send(multipartBody(parts))).status).toBe(200);
      }
    },
  );

  it('another kind of body', async () => {
    const response = await app.inject({ method: 'PUT', url: '/form', payload: { a: 1 } });
    expect(response.statusCode).toBe(400);
  });
});

describe('over a real connection', () => {
  const exchange = (chunks: readonly Buffer[], hangUp = false): Promise<string> =>
    new Promise((resolve) => {
      const { port } = app.server.address() as AddressInfo;
      const socket = connect(port, '127.0.0.1', () => {
        for (const chunk of chunks) socket.write(chunk);
        if (hangUp) setTimeout(() => socket.destroy(), 100);
      });
      let answer = '';
      socket.on('data', (data) => {
        answer += data.toString();
      });
      socket.on('error', () => undefined);
      socket.on('close', () => {
        resolve(answer);
      });
    });
  const head = (length: Record<string, string>): Buffer =>
    requestBytes('PUT /form', { 'content-type': 'multipart/form-data; boundary=b', ...length });
  const file = [fileField('file', 'a.png'), 'x'] as const;
  const start = Buffer.from(`--b\r\n${fileField('file', 'a.png')}\r\n\r\n`);

  it('answers a too large upload before it comes, and hangs up', async () => {
    await app.listen({ port: 0 });
    const answer = await exchange([head({ 'content-length': '99999999' })]);
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(answer.toLowerCase()).toContain('connection: close');
    expect(await filesIn(store)).toEqual([]);
  });

  it.each([
    ['without a disposition', 'X: y'],
    ['of another disposition', 'Content-Disposition: attachment; name="a"'],
    ['without a header', ''],
  ])('comes to an end with a large part %s', async (_, headers) => {
    const address = await app.listen({ port: 0 });
    for (const size of [15_000, 20_000, 200_000, 2_000_000]) {
      const large = [headers, 'x'.repeat(size)] as const;
      for (const parts of [[large], [large, title], [title, large], [large, large, title]]) {
        const { headers: type, payload } = multipartBody(parts);
        const body = new Uint8Array(payload);
        const answer = await fetch(`${address}/form`, { method: 'PUT', headers: type, body });
        expect([size, parts.length, answer.status]).toEqual([size, parts.length, 200]);
      }
    }
  });

  it.each<[string, readonly (readonly [string, string | Buffer])[]]>([
    ['a file in another field', [[fileField('image', 'a.png'), Buffer.alloc(9_000_000)]]],
    ['a field twice', [title, title, [fileField('file', 'a.png'), Buffer.alloc(9_000_000)]]],
    ['a file after a file', [file, [fileField('file', 'b.png'), Buffer.alloc(9_000_000)]]],
  ])('reads the rest of what it refuses, and then the next request: %s', async (_, parts) => {
    await app.listen({ port: 0 });
    const last = formRequest('PUT /form', [title], { connection: 'close' });
    const answers = await exchange([formRequest('PUT /form', parts), last]);
    expect(answers.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 400', 'HTTP/1.1 200']);
    expect(await filesIn(store)).toEqual([]);
  });

  it('removes what came of an upload whose sender hung up', async () => {
    await app.listen({ port: 0 });
    await exchange([head({ 'content-length': '5000000' }), start, Buffer.alloc(100_000)], true);
    await expect.poll(() => filesIn(store)).toEqual([]);
  });

  it('cuts off a sender without a declared length who never stops', async () => {
    await app.listen({ port: 0 });
    const chunk = Buffer.alloc(1024 * 1024);
    const framed = Buffer.concat([Buffer.from('100000\r\n'), chunk, Buffer.from('\r\n')]);
    const first = Buffer.concat([
      Buffer.from(`${start.length.toString(16)}\r\n`),
      start,
      Buffer.from('\r\n'),
    ]);
    const chunks = [first, ...Array.from({ length: 40 }, () => framed)];
    await exchange([head({ 'transfer-encoding': 'chunked' }), ...chunks]);
    await expect.poll(() => filesIn(store)).toEqual([]);
  });
});
