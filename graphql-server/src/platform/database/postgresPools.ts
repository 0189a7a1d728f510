import pg from 'pg';
import type { ClientConfig, PoolConfig } from 'pg';
import { CONNECT_TIMEOUT_MS, postgresConfig } from '../../../../prisma/postgres.ts';

/** How long a connection may say nothing while an answer of it is waited for; `?query_timeout=…` of the address wins. */
const SILENCE_MS = 10_000;
/** Connections for reading. */
const READERS = 10;

/** The settings of every session of the product, beside those that the address itself asks for. */
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
const silent = (): Error =>
  Object.assign(new Error('The database does not answer.'), {
    code: 'ETIMEDOUT',
    syscall: 'read',
    errno: -110,
  });

/**
 * Cuts a connection on which nothing comes for a while: where the network swallows everything, the system itself would wait
 * for a quarter of an hour. An idle one is closed earlier than that.
 */
export function closeWhenIdle(client: pg.ClientBase, ms: number): void {
  const { stream } = (client as unknown as WithSocket).connection;
  stream.setTimeout(ms, () => {
    stream.destroy(silent());
  });
}

/** The configuration with which the sessions of a database are opened. */
export function sessionConfig(
  url: string,
  settings: Readonly<Record<string, string>> = {},
): ClientConfig & { readonly silenceMs: number } {
  const { query_timeout: asked, options, ...config } = postgresConfig(url);
  const own = Object.entries({ ...SETTINGS, ...settings });
  return {
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    ...config,
    options: [options ?? '', ...own.map(([name, value]) => `-c ${name}=${value}`)].join(' ').trim(),
    silenceMs: asked ?? SILENCE_MS,
  };
}

function openPool(url: string, settings: Readonly<Record<string, string>>, max: number): pg.Pool {
  const { silenceMs, ...config } = sessionConfig(url, settings);
  const options: PoolConfig = { ...config, max, idleTimeoutMillis: Math.min(silenceMs / 2, 5000) };
  const pool = new pg.Pool(options);
  pool.on('connect', (client) => closeWhenIdle(client, silenceMs));
  // The pool replaces a broken idle connection; a running query rejects by itself.
  pool.on('error', () => undefined);
  return pool;
}

/** The connections that read: the database itself refuses writes on them. */
export const openReaders = (url: string): pg.Pool =>
  openPool(url, { default_transaction_read_only: 'on' }, READERS);

/** The connection that writes, one transaction after the other; a second one stands in for one that breaks. */
export const openWriter = (url: string): pg.Pool => openPool(url, {}, 2);
