import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** The network to a server on this machine, which can be cut. */
export interface Network {
  readonly port: number;
  /** Drops all data in both directions without closing connections; new connections hang too. */
  cut(): void;
  /** Passes data again, also the delayed data. */
  restore(): void;
  close(): void;
}

/** Creates a network to a local port. */
export async function createNetwork(to: number): Promise<Network> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const add = (socket: Socket): Socket => {
    sockets.add(socket);
    // A failure of one end closes the other one.
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
    return socket;
  };
  function join(one: Socket, other: Socket): void {
    one.on('data', (chunk) => other.write(chunk));
    one.once('end', () => other.end());
    one.once('close', () => other.destroy());
    if (isCut) one.pause();
  }
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const upstream = add(connect({ port: to, host: '127.0.0.1', allowHalfOpen: true }));
    join(add(client), upstream);
    join(upstream, client);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      isCut = true;
      for (const socket of sockets) socket.pause();
    },
    restore() {
      isCut = false;
      for (const socket of sockets) socket.resume();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
