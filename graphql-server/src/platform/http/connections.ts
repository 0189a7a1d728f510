import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { networkOf } from './networkOf.ts';
import { AppError, toProblem } from '../errors.ts';

/**
 * Headers have to arrive within 5 s, a whole request (a large upload) within 60 s. A connection without traffic for two minutes
 * is closed too, such as that of a client that does not read its answer.
 */
const TIMEOUTS = {
  headersTimeout: 5000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 1000,
};
const IDLE_MS = 120_000;
const CLOSE_TIMEOUT_MS = 1000;
const MAX_CONNECTIONS = 1000;
const MAX_CONNECTIONS_PER_NETWORK = 300;
/** Pipelined requests of one connection that may wait. Browsers send none. */
const MAX_PIPELINED_REQUESTS = 100;

const HOST = /^host$/i;
const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';
/** The answer to malformed HTTP, such as letters outside ASCII in an address. */
const MALFORMED = JSON.stringify(toProblem(new AppError('BAD_USER_INPUT')));
const MALFORMED_ANSWER = [
  'HTTP/1.1 400 Bad Request',
  `content-type: ${PROBLEM_TYPE}`,
  `content-length: ${String(MALFORMED.length)}`,
  'connection: close',
  '',
  MALFORMED,
].join('\r\n');

/** One open connection. */
interface Connection {
  readonly socket: Socket;
  readonly network: string;
  /** The current or last answer. */
  answer?: ServerResponse;
  /** Pipelined requests behind the current one. */
  queued: number;
  /** Bytes in both directions at the last check, and the time of the check that last found new ones. */
  transferred: number;
  activeAt: number;
}

const connections = new WeakMap<Duplex, Connection>();

/** The connection that has been idle for the longest time, apart from the newest. */
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
 * Closes the longest idle connection when a new one exceeds a limit: that of its network, or that of all connections. New
 * connections are never refused, so that silent ones can't keep visitors out. `isProxy` exempts proxies, whose connections carry
 * requests of many networks, from the limit of a network.
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

/** Closes a connection and discards its unread requests; one packet may hold thousands. */
function abort(socket: Socket): void {
  socket.destroy();
  // Otherwise Node's parser would continue. Node itself stops it this way when a connection changes its protocol.
  const { parser } = socket as Socket & { readonly parser?: { onIncoming: () => number } };
  if (parser) parser.onIncoming = () => 2;
}

/**
 * Answers pipelined requests one after the other. Node emits all of them at once, though only one answer can be sent at a time;
 * the others would hold files, rows and bytes until then. The socket is paused while requests wait.
 */
function processInOrder(
  request: IncomingMessage,
  response: ServerResponse,
  answer: RequestListener,
): void {
  const { socket } = request;
  const connection = connections.get(socket);
  if (!connection) return;
  // Node gives a response its socket once the one before it was sent.
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
    // In a later turn of the event loop, so that other requests run in between.
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

/** Two hosts could mean one site to a proxy and another one to us (RFC 9112, 3.2). HTTP/1.0 needs none. */
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const names = rawHeaders.filter((name, at) => at % 2 === 0 && HOST.test(name));
  return names.length === 1 || (names.length === 0 && httpVersion === '1.0');
}

/** The HTTP server. It limits the time, connections and unanswered requests of one client. */
export function createHttpServer(
  answer: RequestListener,
  isProxy: (address: string) => boolean,
): Server {
  // Node's own refusals would overtake waiting answers.
  const http = createServer({ ...TIMEOUTS, requireHostHeader: false });
  http.setTimeout(IDLE_MS);
  limitConnections(http, isProxy);
  http.on('connection', (socket) => {
    // Node resumes a connection whenever it is done with a request's body.
    socket.on('resume', () => {
      if ((connections.get(socket)?.queued ?? 0) > 0) socket.pause();
    });
  });
  http.on('request', (request, response) => {
    processInOrder(request, response, hasOneHost(request) ? answer : refuse);
  });
  http.on('checkExpectation', (request, response) => {
    processInOrder(request, response, refuse);
  });
  return http;
}

/** Whether the parser could not read what came in; a connection that was cut is not malformed. */
const isMalformed = ({ code = '' }: { readonly code?: string }): boolean =>
  code.startsWith('HPE_') && code !== 'HPE_INVALID_EOF_STATE';

/**
 * Closes a connection that broke the protocol or ran out of time. An error is sent only if the client can't mistake it: browsers
 * open connections ahead, and would take an error on an unused one as the answer to their next request.
 */
export function closeAfterError(error: Error & { readonly code?: string }, socket: Duplex): void {
  const isUnused = 'bytesRead' in socket && socket.bytesRead === 0;
  const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const { answer } = connections.get(socket) ?? {};
  const isAnswering = answer !== undefined && !answer.writableFinished;
  // Its body broke off in the middle of a chunk, or has a chunk of no size.
  const isBodyBroken =
    isAnswering && !answer.req.complete && !answer.headersSent && isMalformed(error);
  if (isUnused || isLate || (isAnswering && !isBodyBroken) || !socket.writable) {
    socket.destroy();
    return;
  }
  if (isBodyBroken) {
    refuse(answer.req, answer);
    answer.once('finish', () => socket.end());
  } else socket.end(MALFORMED_ANSWER);
  // Closing at once could lose the answer. The timer is for clients that never close.
  const timer = setTimeout(() => socket.destroy(), CLOSE_TIMEOUT_MS);
  socket.once('close', () => {
    clearTimeout(timer);
  });
}
