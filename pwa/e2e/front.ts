import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { PAGE_HEADER } from '@centar/domain/pageContract.ts';

/** The simulated state of the network. */
export type FrontMode =
  | 'pass'
  /** The server fails each time. */
  | 'failing'
  /** A public Wi-Fi redirects to its sign-in page. */
  | 'redirecting'
  /** A public Wi-Fi answers everything with 200. */
  | 'captive'
  /** Every JSON response is a GraphQL error with status 200. */
  | 'graphqlErrors'
  /** The connection opens without a response. */
  | 'silent'
  /** A page arrives up to `cutAt`, the rest half a second later. */
  | 'halves'
  /** The product after a deploy, with another script and other operation ids. */
  | 'deployed';

/** A proxy between browser and product, on a fixed port. */
export interface Front {
  readonly url: string;
  mode: FrontMode;
  /** Where a page is split; by default before its heading. */
  cutAt: string;
  /** After a response for this path everything else fails. */
  failsAfter?: string;
  /** How far the server's clock seems to be ahead, in milliseconds. */
  clockShiftMs: number;
  /** Compressed bytes sent since the last reset, by path. */
  readonly sent: Map<string, number>;
  /** Paths requested while the network did not forward them. */
  readonly refused: Set<string>;
  /** Stops the proxy; its origin is then unreachable. */
  close(): Promise<void>;
}

/** Pairs of old and new text that differ in the next build. */
export type Renaming = readonly (readonly [string, string])[];

/** Between the two parts of a page. */
const HALF_PAUSE_MS = 500;

/** A word in everything that must never be cached. */
export const POISON = 'otrovan-odgovor';

const FAILURE = `<!doctype html><h1>500 ${POISON}</h1>`;
const POISONED_JSON = `{"data":{},"errors":[{"message":"${POISON}"}]}`;
const CAPTIVE = `<!doctype html><html lang="sr"><head><title>Hotel</title></head><body>
<h1>Prijavite se na mrežu</h1><p>${POISON}</p></body></html>`;

function rename(text: string, pairs: Renaming): string {
  return pairs.reduce((renamed, [from, to]) => renamed.replaceAll(from, to), text);
}

async function sendInHalves(response: ServerResponse, from: URL, cutAt: string): Promise<void> {
  const page = await (await fetch(from)).text();
  const cut = page.indexOf(cutAt);
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.write(page.slice(0, cut));
  setTimeout(() => response.end(page.slice(cut)), HALF_PAUSE_MS);
}

function pass(
  target: string,
  renaming: Renaming,
  request: IncomingMessage,
  response: ServerResponse,
  clockShiftMs: number,
  note: (bytes: number) => void,
): void {
  const back = renaming.map(([from, to]) => [to, from] as const);
  const headers = { ...request.headers };
  if (renaming.length > 0) {
    delete headers['accept-encoding'];
    delete headers['if-none-match'];
    delete headers['if-modified-since'];
  }
  const url = new URL(rename(request.url ?? '/', back), target);
  const outgoing = httpRequest(url, { method: request.method, headers }, (incoming) => {
    const { date } = incoming.headers;
    if (date) incoming.headers.date = new Date(Date.parse(date) + clockShiftMs).toUTCString();
    const type = incoming.headers['content-type'] ?? '';
    if (renaming.length === 0 || !/html|json|javascript/.test(type)) {
      response.writeHead(incoming.statusCode ?? 502, incoming.headers);
      incoming.on('data', (chunk: Buffer) => {
        note(chunk.length);
      });
      incoming.pipe(response);
      return;
    }
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const body = rename(Buffer.concat(chunks).toString(), renaming);
      const { etag, [PAGE_HEADER]: build, 'content-length': _length, ...kept } = incoming.headers;
      response.writeHead(incoming.statusCode ?? 502, {
        ...kept,
        ...(build ? { [PAGE_HEADER]: rename(String(build), renaming) } : {}),
        ...(etag ? { etag: etag.replace(/"$/, '-2"') } : {}),
      });
      response.end(body);
    });
  });
  outgoing.on('error', () => response.destroy());
  request.pipe(outgoing);
}

/** `renaming` is applied in mode `deployed`. */
export async function startFront(target: string, renaming: Renaming): Promise<Front> {
  const sent = new Map<string, number>();
  const refused = new Set<string>();
  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    const { mode } = front;
    if (request.url === front.failsAfter) {
      // This response still passes.
      front.mode = 'failing';
      pass(target, [], request, response, front.clockShiftMs, () => undefined);
      return;
    }
    if (!['pass', 'deployed', 'halves'].includes(mode)) refused.add(request.url ?? '');
    const answer = (status: number, type: string, body: string): void => {
      response.writeHead(status, { 'content-type': type }).end(body);
    };
    if (mode === 'failing') answer(500, 'text/html; charset=utf-8', FAILURE);
    else if (mode === 'captive') answer(200, 'text/html; charset=utf-8', CAPTIVE);
    else if (mode === 'silent') request.resume();
    else if (mode === 'halves' && request.headers.accept?.includes('text/html')) {
      void sendInHalves(response, new URL(request.url ?? '/', target), front.cutAt);
    } else if (mode === 'redirecting' && !request.url?.startsWith('/mreza')) {
      response.writeHead(302, { location: '/mreza' }).end();
    } else if (mode === 'redirecting') answer(200, 'text/html; charset=utf-8', CAPTIVE);
    else if (mode === 'graphqlErrors' && /^\/(graphql|offline-snapshot)/.test(request.url ?? '')) {
      answer(200, 'application/json', POISONED_JSON);
    } else {
      const path = request.url ?? '/';
      const names = mode === 'deployed' ? renaming : [];
      pass(target, names, request, response, front.clockShiftMs, (bytes) => {
        sent.set(path, (sent.get(path) ?? 0) + bytes);
      });
    }
  };
  const server: Server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  const front: Front = {
    url: `http://localhost:${String(port)}`,
    mode: 'pass',
    cutAt: '<h1',
    clockShiftMs: 0,
    sent,
    refused,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return front;
}

/** The hash in the name of every script of the next build. */
export const NEXT_BUILD = 'ZZZZZZZZ';

/** The renaming of public scripts and operation ids by a deploy. */
export function deployRenaming(files: readonly string[], documentIds: readonly string[]): Renaming {
  const scripts = files.map(
    (name) => [name, name.replace(/-[\w-]{8}\.js$/, `-${NEXT_BUILD}.js`)] as const,
  );
  const ids = documentIds.map((id) => [id, `${id.slice(0, 24)}deadbeef`] as const);
  return [...scripts, ...ids];
}
