import { connect, createServer, type Socket } from 'node:net';

/** The simulated network fault. */
export type LineMode =
  | 'pass'
  /** Mutations reach the server; the connection breaks before the response. */
  | 'losesAnswers'
  /** The connection breaks in the middle of a large request. */
  | 'cutsUploads';

/** A proxy to the product, on a fixed port, that can break connections. */
export interface CuttableLine {
  readonly url: string;
  mode: LineMode;
  cuts: number;
  /** The product's port. */
  leadTo(port: number): void;
  close(): Promise<void>;
}

/** Uploads are cut after this many bytes; no other request of the panel is that large. */
const CUT_AFTER = 2 * 1024 * 1024;

/** Forwards bytes unchanged, including files. */
export async function openLine(): Promise<CuttableLine> {
  let target = 0;
  const open = new Set<Socket>();

  const server = createServer((browser) => {
    const product = connect(target, '127.0.0.1');
    let sent = 0;
    let isOperation = false;
    const cut = (): void => {
      line.cuts += 1;
      browser.destroy();
      product.destroy();
    };
    browser.on('data', (bytes) => {
      sent += bytes.length;
      isOperation ||= bytes.toString('latin1').startsWith('POST /graphql');
      if (line.mode === 'cutsUploads' && sent > CUT_AFTER) cut();
      else product.write(bytes);
    });
    product.on('data', (bytes) => {
      if (line.mode === 'losesAnswers' && isOperation) cut();
      else browser.write(bytes);
    });
    for (const [one, other] of [
      [browser, product],
      [product, browser],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('end', () => other.end());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  const line: CuttableLine = {
    url: `http://localhost:${String(port)}`,
    mode: 'pass',
    cuts: 0,
    leadTo(productPort) {
      target = productPort;
    },
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return line;
}
