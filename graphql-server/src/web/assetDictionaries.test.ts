import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, zstdDecompressSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerStaticFiles } from './staticFiles.ts';

const folder = mkdtempSync(join(tmpdir(), 'centar-assets-'));
const words = randomBytes(20_000).toString('base64');
const OLD = Buffer.from(`export const words = '${words}';`);
const NEW = Buffer.from(`export const words = '${words} i još jedna';`);
const UNLIKE = randomBytes(20_000);
const NAME = '/assets/staff-Ab-d_F12.js';
const HEADERS = {
  page: { 'x-page': 'yes' },
  api: {},
  file: { 'x-content-type-options': 'nosniff' },
};

let server: FastifyInstance;

beforeAll(async () => {
  const [assets, previous] = [join(folder, 'client/assets'), join(folder, 'former/assets')];
  for (const one of [assets, previous]) mkdirSync(one, { recursive: true });
  for (const [name, bytes] of [
    ['staff-Ab-d_F12.js', NEW],
    ['other-12345678.js', UNLIKE],
    ['small-12345678.js', Buffer.from('export {};')],
  ] as const) {
    writeFileSync(join(assets, name), bytes);
    writeFileSync(join(assets, `${name}.br`), brotliCompressSync(bytes));
  }
  writeFileSync(join(previous, 'staff-AbCdEfGh.js'), OLD);
  writeFileSync(join(previous, 'staff-more-AbCdEfGh.js'), UNLIKE);
  writeFileSync(join(previous, 'other-AbCdEfGh.js'), OLD);
  writeFileSync(join(previous, 'small-AbCdEfGh.js'), 'export {}');
  server = fastify();
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers(HEADERS.page);
  });
  await registerStaticFiles(server, join(folder, 'client'), HEADERS, {
    find: async () => undefined,
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const hashOf = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();
const named = (bytes: Buffer): string => `:${hashOf(bytes).toString('base64')}:`;

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.server.address() as AddressInfo;
  const sent = request({
    port,
    path,
    method,
    headers: { 'accept-encoding': 'br, dcz', ...headers },
  });
  sent.end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, bytes: await buffer(answer) };
}

it('a script is a dictionary for the same script of later builds', async () => {
  const { headers } = await get(NAME);
  expect(headers['use-as-dictionary']).toBe('match="/assets/staff-*.js"');
  expect(headers['content-encoding']).toBe('br');
  expect(headers.vary).toBe('accept-encoding, available-dictionary');
});

it('a browser with the previous script is sent only what differs', async () => {
  const { status, headers, bytes } = await get(NAME, { 'available-dictionary': named(OLD) });
  expect([status, headers['content-encoding']]).toEqual([200, 'dcz']);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'application/javascript; charset=utf-8',
    'use-as-dictionary': 'match="/assets/staff-*.js"',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding, available-dictionary',
  });
  expect(headers).not.toHaveProperty('x-page');
  expect(bytes.length).toBeLessThan(200);
  expect(bytes.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
  expect(bytes.subarray(8, 40)).toEqual(hashOf(OLD));
  expect(zstdDecompressSync(bytes.subarray(40), { dictionary: OLD })).toEqual(NEW);
  const again = await get(NAME, { 'available-dictionary': named(OLD) });
  expect(again.bytes).toEqual(bytes);
});

describe('is sent as a whole', () => {
  it.each<[string, string, Record<string, string>]>([
    ['a script whose named dictionary is unknown', NAME, { 'available-dictionary': named(NEW) }],
    [
      'a script to a browser that only names the dictionary',
      NAME,
      { 'available-dictionary': named(OLD), 'accept-encoding': 'br' },
    ],
    [
      'a script to a browser that refuses the encoding',
      NAME,
      { 'available-dictionary': named(OLD), 'accept-encoding': 'br, dcz;q=0' },
    ],
    ['a script with a malformed hash', NAME, { 'available-dictionary': 'AAAA' }],
    ['a script with the dictionary of another', NAME, { 'available-dictionary': named(UNLIKE) }],
    [
      'a script that the dictionary does not make smaller',
      '/assets/other-12345678.js',
      { 'available-dictionary': named(OLD) },
    ],
    [
      'a small script',
      '/assets/small-12345678.js',
      { 'available-dictionary': named(Buffer.from('export {}')) },
    ],
  ])('%s', async (_name, path, headers) => {
    const answer = await get(path, headers);
    expect([answer.status, answer.headers['content-encoding']]).toEqual([200, 'br']);
  });

  it('a part of a script, and what only HEAD asks for', async () => {
    const known = { 'available-dictionary': named(OLD) };
    const part = await get(NAME, { ...known, range: 'bytes=0-9' });
    expect(part.headers['content-encoding']).not.toBe('dcz');
    const head = await get(NAME, known, 'HEAD');
    expect([head.status, head.headers['content-encoding']]).toEqual([200, 'br']);
  });
});

it('a small script is no dictionary', async () => {
  const { headers } = await get('/assets/small-12345678.js');
  expect(headers).not.toHaveProperty('use-as-dictionary');
});
