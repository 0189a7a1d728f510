import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, it } from 'vitest';
import { limitBody } from './uploadLimits.ts';

const server = createServer();
afterEach(() => {
  server.close().closeAllConnections();
  server.removeAllListeners('request');
});

/** Sends the start of a body; resolves when the connection is closed. */
async function sendHalf(): Promise<void> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sent = request({ port, method: 'POST', headers: { 'content-length': 1000 } });
  sent.on('error', () => undefined);
  sent.write('x'.repeat(100));
  await new Promise((resolve) => sent.once('close', resolve));
}

it('a body that does not come to its end is cut', async () => {
  server.on('request', (body) => {
    limitBody(body, 1000, 10);
    body.resume();
  });
  await sendHalf();
});

it('a body that nobody reads to its end is cut', async () => {
  server.on('request', (body) => {
    limitBody(body, 1000, 10);
    body.pause();
  });
  await sendHalf();
});

it('a body beyond its bound is cut', async () => {
  server.on('request', (body) => {
    limitBody(body, 99);
  });
  await sendHalf();
});
