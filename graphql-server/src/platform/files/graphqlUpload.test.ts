import { readdir } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../context.ts';
import { AppError } from '../errors.ts';
import { createFileStore, type FileStore } from './fileStore.ts';
import { graphqlUploadPlugin, toIncoming, UploadScalar } from './graphqlUpload.ts';
import { multipartFormPlugin, withForm } from './multipartForm.ts';
import {
  field,
  fileField,
  filesIn,
  formRequest,
  makeDataDir,
  multipartBody,
  picture,
} from '../../../test/testFiles.ts';
import { problemServer } from '../../../test/uploadServer.ts';

let app: FastifyInstance;
let store: FileStore;
let budget: number;
let seen: string[] = [];

beforeEach(async () => {
  const { dataDir, cleanUp } = await makeDataDir();
  store = createFileStore({ dataDir, clock: () => new Date() });
  budget = 100;
  app = problemServer();
  await app.register(async (scope) => {
    await scope.register(graphqlUploadPlugin, {
      tmpDir: store.tmpDir,
      actorOf: (request) =>
        request.headers.authorization === 'Bearer right' ? ({ id: 1 } as Person) : null,
      consumeUpload: async () => {
        budget -= 1;
        if (budget < 0) throw new AppError('TOO_MANY_TRIES');
      },
    });
    scope.post('/graphql', async (request) => {
      const body = request.body as { variables?: { file?: unknown; early?: boolean } };
      if (body.variables?.early) throw new AppError('FORBIDDEN');
      const upload = body.variables?.file;
      const incoming = await toIncoming(upload ? UploadScalar.parseValue(upload) : null);
      if (!incoming) return { kept: null, body };
      return store.withStoredFile('image', incoming, async (kept) => {
        seen = await readdir(store.tmpDir);
        return { kept: kept?.row.originalName };
      });
    });
  });
  await app.register(async (scope) => {
    await scope.register(multipartFormPlugin);
    scope.put('/rest', (request) =>
      withForm(request, { tmpDir: store.tmpDir, fileKind: 'image' }, async ({ file }) =>
        file ? text(file.open()) : 'none',
      ),
    );
  });
  return cleanUp;
});
afterEach(() => app.close());

const OPERATIONS = JSON.stringify({ query: 'mutation', variables: { file: null } });
const MAP = JSON.stringify({ 0: ['variables.file'] });
const SIGNED_IN = { authorization: 'Bearer right', 'apollo-require-preflight': 'true' };

type Part = readonly [string, string | Buffer];
const operations = (json = OPERATIONS): Part => [field('operations'), json];
const map = (json = MAP): Part => [field('map'), json];
const file = (bytes: string | Buffer, name = '0'): Part => [fileField(name, 'Žena.png'), bytes];

async function send(parts: readonly Part[], headers: Record<string, string> = SIGNED_IN) {
  const body = multipartBody(parts);
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    payload: body.payload,
    headers: { ...body.headers, ...headers },
  });
  return { status: response.statusCode, answer: response.json<Record<string, unknown>>() };
}

const expectNoTemporary = () => expect.poll(() => readdir(store.tmpDir)).toEqual([]);

describe('the gate', () => {
  it.each<[string, Record<string, string>, number]>([
    ['nobody', { 'apollo-require-preflight': 'true' }, 401],
    ['a wrong session', { ...SIGNED_IN, authorization: 'Bearer wrong' }, 401],
    ['nobody without the preflight header', {}, 401],
    ['a person without the preflight header', { authorization: 'Bearer right' }, 400],
    ['an empty preflight header', { ...SIGNED_IN, 'apollo-require-preflight': '' }, 400],
    ['a body too large by its length', { ...SIGNED_IN, 'content-length': '99999999' }, 413],
    [
      'nobody with a type in odd spelling',
      { 'content-type': 'Multipart/Form-Data ; boundary=b0undary' },
      401,
    ],
  ])('lets nothing of %s reach the disk', async (_, headers, status) => {
    const written: string[] = [];
    const watching = setInterval(() => {
      void readdir(store.tmpDir).then((names) => written.push(...names));
    }, 1);
    const answer = await send([operations(), map(), file(Buffer.alloc(4_000_000))], headers);
    clearInterval(watching);
    expect(answer.status).toBe(status);
    expect([...written, ...(await readdir(store.tmpDir))]).toEqual([]);
  });

  it('counts uploads', async () => {
    budget = 1;
    const parts = [operations(), map(), file(await picture('png'))];
    expect((await send(parts)).status).toBe(200);
    expect(await send(parts)).toMatchObject({ status: 429, answer: { code: 'TOO_MANY_TRIES' } });
  });

  it('leaves other bodies alone', async () => {
    const response = await app.inject({ method: 'POST', url: '/graphql', payload: { query: 'q' } });
    expect(response.json()).toEqual({ kept: null, body: { query: 'q' } });
  });
});

describe('uploads', () => {
  it('hands the file on, by way of the data folder, and cleans up', async () => {
    const parts = [operations(), map(), file(await picture('png'))];
    expect(await send(parts)).toEqual({ status: 200, answer: { kept: 'Žena.jpg' } });
    expect(seen.some((name) => name.startsWith('capacitor-'))).toBe(true);
    await expectNoTemporary();
  });

  it('takes the other preflight header', async () => {
    const headers = { authorization: 'Bearer right', 'x-apollo-operation-name': 'Upload' };
    expect((await send([operations(), map('{}')], headers)).status).toBe(200);
  });

  it('refuses a file above the limit', async () => {
    const parts = [operations(), map(), file(Buffer.alloc(20 * 1024 * 1024 + 10))];
    expect(await send(parts)).toMatchObject({ status: 413, answer: { code: 'TOO_LARGE' } });
    await expectNoTemporary();
    expect(await filesIn(store)).toEqual([]);
  });

  it('answers although nobody reads the file', async () => {
    const early = JSON.stringify({ query: 'm', variables: { file: null, early: true } });
    const parts = [operations(early), map(), file(Buffer.alloc(5_000_000))];
    expect((await send(parts)).status).toBe(403);
    await expectNoTemporary();
  });

  it('reads the rest of what it refuses, and then the next request', async () => {
    await app.listen({ port: 0 });
    const early = JSON.stringify({ query: 'm', variables: { file: null, early: true } });
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    const refused = [operations(early), map(), file(Buffer.alloc(9_000_000))];
    socket.write(formRequest('POST /graphql', refused, SIGNED_IN));
    const last = { ...SIGNED_IN, connection: 'close' };
    socket.write(formRequest('POST /graphql', [operations(), map('{}')], last));
    const answers = await text(socket);
    expect(answers.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 403', 'HTTP/1.1 200']);
    await expectNoTemporary();
  });

  it('cleans up after a sender who hung up', async () => {
    await app.listen({ port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const parts = [operations(), map(), file(Buffer.alloc(500_000))];
    const unfinished = { ...SIGNED_IN, 'content-length': '9000000' };
    const socket = connect(port, '127.0.0.1');
    socket.write(formRequest('POST /graphql', parts, unfinished).subarray(0, 400_000));
    await expect.poll(() => readdir(store.tmpDir)).not.toEqual([]);
    socket.destroy();
    await expectNoTemporary();
    expect(await filesIn(store)).toEqual([]);
  });

  it('works beside the forms of the REST routes', async () => {
    const body = multipartBody([[fileField('file', 'a.png'), 'rest bytes']]);
    const response = await app.inject({ method: 'PUT', url: '/rest', ...body });
    expect(response.body).toBe('rest bytes');
  });

  it('gives the temporary folder back when the server closes', async () => {
    expect(tmpdir()).toBe(store.tmpDir);
    await app.close();
    expect(tmpdir()).not.toBe(store.tmpDir);
  });
});

describe('malformed requests', () => {
  const small = file('x');
  it.each<[string, readonly Part[]]>([
    ['no parts', []],
    ['no operations', [map(), small]],
    ['no map', [operations()]],
    ['a file before the map', [operations(), small, map()]],
    ['the map before the operations', [map(), operations(), small]],
    ['bad JSON operations', [operations('{ x }'), map(), small]],
    ['operations of text', [operations('"x"'), map(), small]],
    ['operations of null', [operations('null'), map(), small]],
    ['bad JSON map', [operations(), map('{ x }'), small]],
    ['a map of text', [operations(), map('"x"'), small]],
    ['a map of null', [operations(), map('null'), small]],
    ['a map that is a list', [operations(), map('[]'), small]],
    ['a map entry that is no list', [operations(), map('{"0":"variables.file"}'), small]],
    ['a map path that is no text', [operations(), map('{"0":[null]}'), small]],
    ['a map path through text', [operations(), map('{"0":["query.x"]}'), small]],
    ['a file that does not come', [operations(), map()]],
    ['a file of another name', [operations(), map(), file('x', '1')]],
  ])('refuses %s', async (_, parts) => {
    expect(await send(parts)).toMatchObject({ status: 400, answer: { code: 'BAD_USER_INPUT' } });
    await expectNoTemporary();
  });

  it.each([
    ['without a disposition', 'X: y'],
    ['of another disposition', 'Content-Disposition: attachment; name="a"'],
    ['without a header', ''],
  ])('comes to an end with a large part %s', async (_, headers) => {
    for (const size of [20_000, 200_000, 2_000_000]) {
      const large: Part = [headers, 'x'.repeat(size)];
      for (const parts of [
        [large],
        [large, operations(), map(), small],
        [operations(), large, map(), small],
        [operations(), map(), large, small],
        [operations(), map(), small, large],
      ]) {
        expect([200, 400, 413, 415]).toContain((await send(parts)).status);
      }
    }
  });

  it.each<[string, readonly Part[]]>([
    ['two files by the map', [operations(), map('{"0":["a"],"1":["b"]}'), small]],
    ['large operations', [operations(`{"query":"${'x'.repeat(300_000)}"}`), map(), small]],
  ])('refuses %s as too large', async (_, parts) => {
    expect((await send(parts)).status).toBe(413);
  });

  it.each(['__proto__.polluted', 'constructor.prototype.polluted', 'variables.__proto__.polluted'])(
    'is not polluted through %s',
    async (path) => {
      const { status } = await send([operations(), map(JSON.stringify({ 0: [path] })), small]);
      expect(status).toBeLessThan(500);
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    },
  );

  it.each([
    ['no boundary', 'multipart/form-data', 'x'],
    [
      'a body that breaks off',
      'multipart/form-data; boundary=b',
      `--b\r\n${field('operations')}\r\n\r\n{`,
    ],
    [
      'a bad part header',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition\r\n\r\nx\r\n--b--',
    ],
  ])('refuses %s', async (_, type, payload) => {
    const headers = { ...SIGNED_IN, 'content-type': type };
    const response = await app.inject({ method: 'POST', url: '/graphql', payload, headers });
    expect(response.statusCode).toBe(400);
  });
});
