import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readEnvironment } from './platform/environment.ts';
import { field, fileField, makeDataDir } from '../test/testFiles.ts';
import { createLogger } from './platform/logger.ts';
import { startServer, type RunningServer } from './startServer.ts';
import { fakePwa } from '../test/fakePwa.ts';
import { requestsTo } from '../test/requests.ts';

const PASSWORD = 'sedam plavih vrata';
let dataDir: string;
let cleanUp: () => Promise<void>;
let running: RunningServer;
let sockets: Socket[] = [];

beforeEach(async () => {
  ({ dataDir, cleanUp } = await makeDataDir());
  running = await startServer(
    readEnvironment({
      DATA_DIR: dataDir,
      PORT: '0',
      DEMO_CONTENT: 'false',
      ADMIN_PASSWORD: PASSWORD,
    }),
    createLogger('silent'),
    { pwa: fakePwa(dataDir) },
  );
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  await cleanUp();
});

async function open(text: string): Promise<Socket> {
  const { hostname, port } = new URL(running.address);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  sockets.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

const unfinished = () => readdir(join(dataDir, 'tmp'));

it('connections that say nothing, break off or stall do not keep it from stopping', async () => {
  await open('');
  await open('GET / HTTP/1.1\r\nHost: x\r\n');
  await open('POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{');
  await running.stop(50);
  expect(running.app.server.server.listening).toBe(false);
});

it.each([
  ['POST /api/News/CreateNews', [field('title'), 'Naslov'], 'file'],
  ['POST /graphql', [field('operations'), '{"query":"m","variables":{"file":null}}'], '0'],
])('a stalled upload (%s) is cut and leaves nothing', async (line, [headers, value], name) => {
  const { body } = await requestsTo(running.address).rest<{ token: string }>(
    'POST',
    '/api/UserAuth/Login',
    { json: { email: 'admin@centar.local', password: PASSWORD } },
  );
  const map = `--b\r\n${field('map')}\r\n\r\n{"0":["variables.file"]}\r\n`;
  await open(
    [
      `${line} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${body.token}\r\n`,
      'Apollo-Require-Preflight: true\r\nContent-Length: 900000\r\n',
      'Content-Type: multipart/form-data; boundary=b\r\n\r\n',
      `--b\r\n${headers ?? ''}\r\n\r\n${value ?? ''}\r\n${name === '0' ? map : ''}`,
      `--b\r\n${fileField(name, 'a.png')}\r\n\r\n${'x'.repeat(100_000)}`,
    ].join(''),
  );
  await expect.poll(unfinished).toHaveLength(1);
  await running.stop(50);
  expect(await unfinished()).toEqual([]);
});
