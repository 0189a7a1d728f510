import type { Socket } from 'node:net';
import pg, { type ClientConfig, type PoolConfig } from 'pg';
import { CONNECT_TIMEOUT_MS, postgresConfig } from '../../../../prisma/postgres.ts';

/**
 * A running query without any packet for so long fails; `?query_timeout=…` in the address overrides
 * it.
 */
const SILENCE_TIMEOUT_MS = 10_000;
const READER_CONNECTIONS = 10;

const SETTINGS = {
  TimeZone: 'UTC',
  // Acknowledged writes are on disk.
  synchronous_commit: 'on',
  // Frees the locks of a vanished process soon.
  idle_in_transaction_session_timeout: '10s',
  tcp_keepalives_idle: '5s',
  tcp_keepalives_interval: '5s',
  tcp_keepalives_count: '2',
  tcp_user_timeout: '15s',
};

/** The types of the driver omit it. */
interface WithSocket {
  readonly connection: { readonly stream: Socket };
}

/** The operating system's timeout error, as the driver passes it on. */
const silenceError = (): Error =>
  Object.assign(new Error('The database does not answer.'), {
    code: 'ETIMEDOUT',
    syscall: 'read',
    errno: -110,
  });

/**
 * If the network drops all packets, the operating system would wait 15 minutes. The pool closes
 * idle connections earlier.
 */
export function closeAfterSilence(client: pg.ClientBase, ms: number): void {
  const { stream } = (client as pg.ClientBase & WithSocket).connection;
  stream.setTimeout(ms, () => {
    stream.destroy(silenceError());
  });
}

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
  // The pool replaces broken idle connections; a running query rejects itself.
  pool.on('error', () => undefined);
  return pool;
}

export const openReaders = (url: string): pg.Pool =>
  openPool(url, { default_transaction_read_only: 'on' }, READER_CONNECTIONS);

/** One connection writes; a second one replaces it if it breaks. */
export const openWriter = (url: string): pg.Pool => openPool(url, {}, 2);
