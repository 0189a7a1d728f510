import pg, { type ClientConfig, type PoolConfig } from 'pg';
import { CONNECT_TIMEOUT_MS, postgresConfig } from '../../../../prisma/postgres.ts';

/** A connection that sends nothing for so long while a query runs is closed; `?query_timeout=…` of the address wins. */
const SILENCE_TIMEOUT_MS = 10_000;
const READER_CONNECTIONS = 10;

/** The settings of every session, beside those of the address. */
const SETTINGS = {
  TimeZone: 'UTC',
  // An acknowledged write is on the disk.
  synchronous_commit: 'on',
  // The locks of a vanished process are free again soon.
  idle_in_transaction_session_timeout: '10s',
  tcp_keepalives_idle: '5s',
  tcp_keepalives_interval: '5s',
  tcp_keepalives_count: '2',
  tcp_user_timeout: '15s',
};

interface WithSocket {
  readonly connection: { readonly stream: NodeJS.EventEmitter & SocketLike };
}
interface SocketLike {
  setTimeout(ms: number, then: () => void): void;
  destroy(error: Error): void;
}

/** The error of the operating system for a timeout, as the driver passes it on. */
const silenceError = (): Error =>
  Object.assign(new Error('The database does not answer.'), {
    code: 'ETIMEDOUT',
    syscall: 'read',
    errno: -110,
  });

/**
 * Closes a connection on which nothing arrives for `ms`: if the network drops all packets, the operating system alone would
 * wait a quarter of an hour. The pool closes idle connections earlier than that.
 */
export function closeAfterSilence(client: pg.ClientBase, ms: number): void {
  const { stream } = (client as unknown as WithSocket).connection;
  stream.setTimeout(ms, () => {
    stream.destroy(silenceError());
  });
}

/** The configuration of a session. */
export function sessionConfig(
  url: string,
  settings: Readonly<Record<string, string>> = {},
): ClientConfig & { readonly silenceTimeoutMs: number } {
  const { query_timeout: asked, options, ...config } = postgresConfig(url);
  const own = Object.entries({ ...SETTINGS, ...settings });
  return {
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    ...config,
    options: [options ?? '', ...own.map(([name, value]) => `-c ${name}=${value}`)].join(' ').trim(),
    silenceTimeoutMs: asked ?? SILENCE_TIMEOUT_MS,
  };
}

function openPool(url: string, settings: Readonly<Record<string, string>>, max: number): pg.Pool {
  const { silenceTimeoutMs, ...config } = sessionConfig(url, settings);
  const options: PoolConfig = {
    ...config,
    max,
    idleTimeoutMillis: Math.min(silenceTimeoutMs / 2, 5000),
  };
  const pool = new pg.Pool(options);
  pool.on('connect', (client) => closeAfterSilence(client, silenceTimeoutMs));
  // The pool replaces a broken idle connection; a running query rejects by itself.
  pool.on('error', () => undefined);
  return pool;
}

/** Connections for reading: the database itself refuses writes on them. */
export const openReaders = (url: string): pg.Pool =>
  openPool(url, { default_transaction_read_only: 'on' }, READER_CONNECTIONS);

/** The connection that writes, one transaction after the other; a second one replaces one that breaks. */
export const openWriter = (url: string): pg.Pool => openPool(url, {}, 2);
