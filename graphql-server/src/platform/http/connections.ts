import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { networkOf } from './networkOf.ts';
import { createServer } from './nodeHttp.ts';
import { AppError, toProblem } from '../errors.ts';

/**
 * Milliseconds. 60 s allow a large upload. Connections of clients that do not read their answer
 * close after two minutes.
 */
const TIMEOUTS = {
  headersTimeout: 5000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 1000,
};
/** Longer than proxies keep silent connections: a request that crosses our closing fails. */
const IDLE_MS = 120_000;
const CLOSE_TIMEOUT_MS = 1000;
const MAX_CONNECTIONS = 1000;
const MAX_CONNECTIONS_PER_NETWORK = 300;
/** Browsers do not pipeline. */
const MAX_PIPELINED_REQUESTS = 100;

const HOST = /^host$/i;
const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';
const MALFORMED = JSON.stringify(toProblem(new AppError('BAD_USER_INPUT')));
const MALFORMED_ANSWER = [
  'HTTP/1.1 400 Bad Request',
  `content-type: ${PROBLEM_TYPE}`,
  `content-length: ${String(MALFORMED.length)}`,
  'connection: close',
  '',
  MALFORMED,
].join('\r\n');

/** As bytes, one character each. */
const REQUEST_LINE = /^(?:GET|HEAD) \/[/\\]*([!-\xff]*) HTTP\/1\.[01]\r?\n/;
const NOT_ASCII = /[\x80-\xff]/g;

/** `rawPacket` is the received buffer, which Fastify's types describe as JSON. */
type ParserError = Error & { readonly code?: string; readonly rawPacket?: unknown };

/**
 * Some programs send unencoded letters, which Node's parser refuses: redirects to the encoded
 * address. Undefined for other malformed requests.
 */
function redirectToEncoded({ code, rawPacket }: ParserError): string | undefined {
  if (code !== 'HPE_INVALID_URL' || !Buffer.isBuffer(rawPacket)) return undefined;
  const [, rest = ''] = REQUEST_LINE.exec(rawPacket.toString('latin1')) ?? [];
  const encoded = rest.replace(
    NOT_ASCII,
    (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  if (encoded === rest) return undefined;
  return [
    'HTTP/1.1 308 Permanent Redirect',
    // One slash: two would name another host.
    `location: /${encoded}`,
    'content-length: 0',
    'connection: close',
    '',
    '',
  ].join('\r\n');
}

interface Connection {
  readonly socket: Socket;
  readonly network: string;
  answer?: ServerResponse;
  /** Pipelined requests after the current one. */
  queued: number;
  transferred: number;
  activeAt: number;
}

const connections = new WeakMap<Duplex, Connection>();

/** Excludes the newest connection. */
function longestIdle(open: Iterable<Connection>, newest: Connection): Connection | undefined {
  const now = performance.now();
  let found: Connection | undefined;
  for (const connection of open) {
    const transferred = connection.socket.bytesRead + connection.socket.bytesWritten;
    if (transferred !== connection.transferred)
      Object.assign(connection, { transferred, activeAt: now });
    if (connection === newest) continue;
    if (!found || connection.activeAt < found.activeAt) found = connection;
  }
  return found;
}

/**
 * A new connection over a limit closes the longest idle one, so that silent connections can't lock
 * visitors out. Proxies have no network limit.
 */
function limitConnections(http: Server, isProxy: (address: string) => boolean): void {
  const open = new Set<Connection>();
  const networks = new Map<string, Set<Connection>>();

  function add(connection: Connection): Set<Connection> {
    open.add(connection);
    const ofNetwork = networks.get(connection.network) ?? new Set();
    networks.set(connection.network, ofNetwork.add(connection));
    return ofNetwork;
  }

  function remove(connection: Connection): void {
    open.delete(connection);
    const ofNetwork = networks.get(connection.network);
    ofNetwork?.delete(connection);
    if (ofNetwork?.size === 0) networks.delete(connection.network);
  }

  http.on('connection', (socket) => {
    const { remoteAddress = '' } = socket;
    const network = networkOf(remoteAddress);
    const connection: Connection = {
      socket,
      network,
      queued: 0,
      transferred: 0,
      activeAt: performance.now(),
    };
    connections.set(socket, connection);
    const ofNetwork = add(connection);
    socket.once('close', () => {
      remove(connection);
    });
    let victim: Connection | undefined;
    if (ofNetwork.size > MAX_CONNECTIONS_PER_NETWORK && !isProxy(remoteAddress))
      victim = longestIdle(ofNetwork, connection);
    else if (open.size > MAX_CONNECTIONS) victim = longestIdle(open, connection);
    if (!victim) return;
    remove(victim);
    victim.socket.destroy();
  });
}

/** Discards unread requests too; one packet may contain thousands. */
function abort(socket: Socket): void {
  socket.destroy();
  // Otherwise Node's parser continues. Node stops it the same way when a connection changes its
  // protocol.
  const { parser } = socket as Socket & { readonly parser?: { onIncoming: () => number } };
  if (parser) parser.onIncoming = () => 2;
}

/**
 * Node emits pipelined requests immediately. Waiting ones would hold files, rows and bytes, so the
 * socket is paused.
 */
function processInOrder(
  request: IncomingMessage,
  response: ServerResponse,
  answer: RequestListener,
): void {
  const { socket } = request;
  const connection = connections.get(socket);
  if (!connection) return;
  // Node assigns the socket once the previous response was sent.
  if (response.socket) {
    connection.answer = response;
    answer(request, response);
    return;
  }
  connection.queued += 1;
  if (connection.queued > MAX_PIPELINED_REQUESTS) {
    abort(socket);
    return;
  }
  socket.pause();
  response.once('socket', () => {
    connection.answer = response;
    // Lets other requests run in between.
    setImmediate(() => {
      connection.queued -= 1;
      if (connection.queued === 0) socket.resume();
      if (!socket.destroyed) answer(request, response);
    });
  });
}

const refuse = (_request: IncomingMessage, response: ServerResponse): void => {
  response.writeHead(400, { 'content-type': PROBLEM_TYPE, connection: 'close' }).end(MALFORMED);
};

/** A proxy could route by another host than we do (RFC 9112, 3.2). HTTP/1.0 needs none. */
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const names = rawHeaders.filter((name, at) => at % 2 === 0 && HOST.test(name));
  return names.length === 1 || (names.length === 0 && httpVersion === '1.0');
}

/** Proxies may send a whole address, which every server has to accept (RFC 9112, 3.2.2). */
const WHOLE_ADDRESS = /^https?:\/\/[^/?#]*/i;

function withoutOrigin(request: IncomingMessage): void {
  const { url = '/' } = request;
  const path = url.replace(WHOLE_ADDRESS, '');
  if (path !== url) request.url = path.startsWith('/') ? path : `/${path}`;
}

export function createHttpServer(
  answer: RequestListener,
  isProxy: (address: string) => boolean,
): Server {
  // Node's own refusals would overtake pending answers.
  const http = createServer({
    ...TIMEOUTS,
    keepAliveTimeout: IDLE_MS,
    requireHostHeader: false,
  });
  http.setTimeout(IDLE_MS);
  limitConnections(http, isProxy);
  http.on('connection', (socket) => {
    // Node resumes a connection after each request body.
    socket.on('resume', () => {
      if ((connections.get(socket)?.queued ?? 0) > 0) socket.pause();
    });
  });
  http.on('request', (request, response) => {
    withoutOrigin(request);
    processInOrder(request, response, hasOneHost(request) ? answer : refuse);
  });
  http.on('checkExpectation', (request, response) => {
    processInOrder(request, response, refuse);
  });
  return http;
}

/** A connection that was cut is not malformed. */
const isMalformed = ({ code = '' }: { readonly code?: string }): boolean =>
  code.startsWith('HPE_') && code !== 'HPE_INVALID_EOF_STATE';

/**
 * Browsers open connections in advance, and would read an error on an unused one as the answer to
 * their next request.
 */
export function closeAfterError(error: ParserError, socket: Duplex): void {
  const isUnused = 'bytesRead' in socket && socket.bytesRead === 0;
  const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const { answer } = connections.get(socket) ?? {};
  const isAnswering = answer !== undefined && !answer.writableFinished;
  // The body broke off inside a chunk, or has an invalid chunk size.
  const isBodyBroken =
    isAnswering && !answer.req.complete && !answer.headersSent && isMalformed(error);
  if (isUnused || isLate || (isAnswering && !isBodyBroken) || !socket.writable) {
    socket.destroy();
    return;
  }
  if (isBodyBroken) {
    refuse(answer.req, answer);
    answer.once('finish', () => socket.end());
  } else socket.end(redirectToEncoded(error) ?? MALFORMED_ANSWER);
  // Closing immediately could lose the answer. The timer covers clients that never close.
  const timer = setTimeout(() => socket.destroy(), CLOSE_TIMEOUT_MS);
  socket.once('close', () => {
    clearTimeout(timer);
  });
}
