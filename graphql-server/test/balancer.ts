import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A round-robin load balancer in front of several servers. */
export interface Balancer {
  readonly address: string;
  /** How many requests were cut while a server had them, by the server's place. */
  readonly cuts: readonly number[];
  /** Puts a server in the place of another one. */
  replace(place: number, address: string): void;
  close(): void;
}

/** Starts one. A server that does not take the connection is passed over; what one has begun is never sent to another. */
export async function startBalancer(servers: readonly string[]): Promise<Balancer> {
  const places = servers.map((address) => ({ address, cuts: 0 }));
  let turn = 0;

  function pass(incoming: IncomingMessage, answer: ServerResponse, from: number, tried = 0): void {
    const place = places[(from + tried) % places.length];
    if (!place || tried === places.length) {
      answer.writeHead(502).end();
      return;
    }
    const { method, url: path, headers } = incoming;
    const { hostname, port } = new URL(place.address);
    let isTaken = false;
    const cut = (): void => {
      place.cuts += 1;
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
      else pass(incoming, answer, from, tried + 1);
    });
  }

  const front = createServer((incoming, answer) => {
    pass(incoming, answer, (turn += 1));
  });
  await new Promise<void>((resolve) => {
    front.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${String((front.address() as AddressInfo).port)}`,
    get cuts() {
      return places.map(({ cuts }) => cuts);
    },
    replace(place, address) {
      Object.assign(places[place] ?? {}, { address });
    },
    close() {
      front.closeAllConnections();
      front.close();
    },
  };
}
