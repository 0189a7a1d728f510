import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A round-robin load balancer in frontend of several servers. */
export interface Balancer {
  readonly address: string;
  /** The number of requests that were cut while a server worked on them, by backend. */
  readonly cuts: readonly number[];
  /** Replaces the server of a backend. */
  replace(backend: number, address: string): void;
  close(): void;
}

/** Starts a balancer. It skips servers that refuse the connection, and never repeats a request that a server has received. */
export async function startBalancer(servers: readonly string[]): Promise<Balancer> {
  const backends = servers.map((address) => ({ address, cuts: 0 }));
  let turn = 0;

  function pass(
    incoming: IncomingMessage,
    answer: ServerResponse,
    from: number,
    attempt = 0,
  ): void {
    const backend = backends[(from + attempt) % backends.length];
    if (!backend || attempt === backends.length) {
      answer.writeHead(502).end();
      return;
    }
    const { method, url: path, headers } = incoming;
    const { hostname, port } = new URL(backend.address);
    let isTaken = false;
    const cut = (): void => {
      backend.cuts += 1;
      answer.destroy();
    };
    const passed = request(
      { hostname, port, method, path, headers, agent: false },
      (inner: IncomingMessage) => {
        inner.on('error', cut);
        answer.writeHead(inner.statusCode ?? 502, inner.headers);
        inner.pipe(answer);
      },
    );
    passed.once('socket', (socket) => {
      socket.once('connect', () => {
        isTaken = true;
        incoming.pipe(passed);
      });
    });
    passed.once('error', () => {
      if (isTaken) cut();
      else pass(incoming, answer, from, attempt + 1);
    });
  }

  const frontend = createServer((incoming, answer) => {
    pass(incoming, answer, (turn += 1));
  });
  await new Promise<void>((resolve) => {
    frontend.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${String((frontend.address() as AddressInfo).port)}`,
    get cuts() {
      return backends.map(({ cuts }) => cuts);
    },
    replace(backend, address) {
      Object.assign(backends[backend] ?? {}, { address });
    },
    close() {
      frontend.closeAllConnections();
      frontend.close();
    },
  };
}
