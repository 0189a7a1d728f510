import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { networkOf } from './networkOf.ts';
import { AppError, toProblem } from '../errors.ts';

/**
 * Slow senders are cut: headers within 5 s, a whole request (a large upload) within 60 s. So is a connection in which
 * nothing moves for two minutes, such as that of somebody who asks and does not read.
 */
const TIMEOUTS = {
  headersTimeout: 5000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 1000,
};
const IDLE_MS = 120_000;
const CLOSE_TIMEOUT_MS = 1000;
const MOST_CONNECTIONS = 1000;
const MOST_OF_A_NETWORK = 300;
/** Requests of one connection that may wait for the answer before theirs. Browsers send none of that kind. */
const MOST_WAITING = 100;

const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';
/** For malformed HTTP, such as letters outside ASCII in an address. */
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
  /** The answer that is being made or sent, or was last. */
  answer?: ServerResponse;
  /** Requests that have arrived behind the one that is being answered. */
  waiting: number;
  /** Bytes in both directions when it was last looked at, and the moment since which there were no more. */
  moved: number;
  movedAt: number;
}

const connections = new WeakMap<Duplex, Connection>();

/** The connection that has been idle for the longest time. */
function longestIdle(open: Iterable<Connection>, newest: Connection): Connection | undefined {
  const now = performance.now();
  let found: Connection | undefined;
  for (const connection of open) {
    const moved = connection.socket.bytesRead + connection.socket.bytesWritten;
    if (moved !== connection.moved) Object.assign(connection, { moved, movedAt: now });
    if (connection === newest) continue;
    if (!found || connection.movedAt < found.movedAt) found = connection;
  }
  return found;
}

/**
 * Makes room for each new connection by closing the one in which nothing has moved for the longest time: of the same
 * network when that has its share, of all when there are too many. Nobody is refused, so that silent connections, however
 * many, keep no visitor out. `isProxy` tells whose connections carry many networks' requests.
 */
function limitConnections(http: Server, isProxy: (address: string) => boolean): void {
  const open = new Set<Connection>();
  const networks = new Map<string, Set<Connection>>();

  function enter(connection: Connection): Set<Connection> {
    open.add(connection);
    const ofNetwork = networks.get(connection.network) ?? new Set();
    networks.set(connection.network, ofNetwork.add(connection));
    return ofNetwork;
  }

  function leave(connection: Connection): void {
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
      waiting: 0,
      moved: 0,
      movedAt: performance.now(),
    };
    connections.set(socket, connection);
    const ofNetwork = enter(connection);
    socket.once('close', () => {
      leave(connection);
    });
    let victim: Connection | undefined;
    if (ofNetwork.size > MOST_OF_A_NETWORK && !isProxy(remoteAddress))
      victim = longestIdle(ofNetwork, connection);
    else if (open.size > MOST_CONNECTIONS) victim = longestIdle(open, connection);
    if (!victim) return;
    leave(victim);
    victim.socket.destroy();
  });
}

/** Closes a connection and discards its unread requests, of which one packet may hold thousands. */
function abort(socket: Socket): void {
  socket.destroy();
  // Otherwise Node's parser would go on; this is how Node itself stops it when a connection changes its protocol.
  const { parser } = socket as Socket & { readonly parser?: { onIncoming: () => number } };
  if (parser) parser.onIncoming = () => 2;
}

/**
 * Answers the requests of a connection one after the other. Node hands over each that has arrived, while only one answer
 * can be sent at a time; every other would keep its files, rows and bytes until then. While one waits, the connection
 * is not read on.
 */
function processInOrder(
  request: IncomingMessage,
  response: ServerResponse,
  answer: RequestListener,
): void {
  const { socket } = request;
  const connection = connections.get(socket);
  if (!connection) return;
  // A response gets its connection when the one before it was sent.
  if (response.socket) {
    connection.answer = response;
    answer(request, response);
    return;
  }
  connection.waiting += 1;
  if (connection.waiting > MOST_WAITING) {
    abort(socket);
    return;
  }
  socket.pause();
  response.once('socket', () => {
    connection.answer = response;
    // Outside Node's own step, so that other requests run in between.
    setImmediate(() => {
      connection.waiting -= 1;
      if (connection.waiting === 0) socket.resume();
      if (!socket.destroyed) answer(request, response);
    });
  });
}

const refuse: RequestListener = (_request, response) => {
  response.writeHead(400, { 'content-type': PROBLEM_TYPE, connection: 'close' }).end(MALFORMED);
};

/** The server of HTTP: what one client can hold of it, in time, connections and unanswered requests, is bounded. */
export function createHttpServer(
  answer: RequestListener,
  isProxy: (address: string) => boolean,
): Server {
  // Node's own refusals would not wait for their turn.
  const http = createServer({ ...TIMEOUTS, requireHostHeader: false });
  http.setTimeout(IDLE_MS);
  limitConnections(http, isProxy);
  http.on('connection', (socket) => {
    // Node resumes a connection whenever it is done with a request's body.
    socket.on('resume', () => {
      if ((connections.get(socket)?.waiting ?? 0) > 0) socket.pause();
    });
  });
  http.on('request', (request, response) => {
    const lacksHost = request.headers.host === undefined && request.httpVersion === '1.1';
    processInOrder(request, response, lacksHost ? refuse : answer);
  });
  http.on('checkExpectation', (request, response) => {
    processInOrder(request, response, refuse);
  });
  return http;
}

/**
 * Ends a connection that broke the protocol or ran out of time. It is told why only where that can't be taken for
 * something else: a browser opens connections ahead, and what stood in one that it has not used yet, it would take for
 * the answer to its next request.
 */
export function closeAfterError(error: Error & { readonly code?: string }, socket: Duplex): void {
  const isUnused = 'bytesRead' in socket && socket.bytesRead === 0;
  const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const { answer } = connections.get(socket) ?? {};
  const isAnswering = answer !== undefined && !answer.writableFinished;
  if (isUnused || isLate || isAnswering || !socket.writable) {
    socket.destroy();
    return;
  }
  socket.end(MALFORMED_ANSWER);
  // Time to read it: what is cut with bytes on their way takes the answer with it. The other side might never close.
  const timer = setTimeout(() => socket.destroy(), CLOSE_TIMEOUT_MS);
  socket.once('close', () => {
    clearTimeout(timer);
  });
}
