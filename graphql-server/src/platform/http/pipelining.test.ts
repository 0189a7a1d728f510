import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createHttpServer } from './connections.ts';

it('a request whose connection has closed meanwhile is not answered', async () => {
  const answered: (string | undefined)[] = [];
  const server = createHttpServer(
    (request, response) => {
      answered.push(request.url);
      // The next request has its turn by then.
      response.once('finish', () => request.socket.destroy());
      response.end('x');
    },
    () => false,
  );
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void server.close());
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(['/1', '/2', '/3'].map((url) => `GET ${url} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''));
  await once(socket.resume(), 'close');
  await new Promise((resolve) => setImmediate(resolve));
  expect(answered).toEqual(['/1']);
});
