import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { limitBody } from './uploadLimits.ts';

const server = createServer();
afterEach(() => {
  server.close().closeAllConnections();
  server.removeAllListeners('request');
});

/** Sends the start of a body; gives what became of it when the connection is closed. */
async function sendHalf(): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sent = request({ port, method: 'POST', headers: { 'content-length': 1000 } });
  let end = 'answered';
  sent.on('error', ({ code }: NodeJS.ErrnoException) => {
    end = code ?? 'unknown';
  });
  sent.write('x'.repeat(100));
  await new Promise((resolve) => sent.once('close', resolve));
  return end;
}

it('a body that does not come to its end is cut', async () => {
  server.on('request', (body) => {
    limitBody(body, 1000, 10);
    body.resume();
  });
  expect(await sendHalf()).toBe('ECONNRESET');
});

it('a body that nobody reads to its end is cut', async () => {
  server.on('request', (body) => {
    limitBody(body, 1000, 10);
    body.pause();
  });
  expect(await sendHalf()).toBe('ECONNRESET');
});

it('a body beyond its bound is cut', async () => {
  server.on('request', (body) => {
    limitBody(body, 99);
  });
  expect(await sendHalf()).toBe('ECONNRESET');
});
