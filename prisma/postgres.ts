import pg, { type ClientConfig } from 'pg';
import { parseIntoClientConfig } from 'pg-connection-string';

export const CONNECT_TIMEOUT_MS = 5000;
const VARIABLE = 'Environment variable DATABASE_URL';
/** The oldest supported version. */
const OLDEST = 14;

/**
 * Parsed, since the connection string would override options such as another database name. Throws
 * a one-line Error.
 */
export function postgresConfig(databaseUrl: string, calledAs = VARIABLE): ClientConfig {
  const config = parsed(databaseUrl, calledAs);
  if (config.query_timeout === undefined) return config;
  // The library leaves it as text.
  const timeout = String(config.query_timeout);
  if (/^[1-9]\d{0,8}$/.test(timeout)) return { ...config, query_timeout: Number(timeout) };
  throw refusalOf(calledAs)('its query_timeout is no number of milliseconds', 'correct it');
}

function parsed(databaseUrl: string, calledAs: string): ClientConfig {
  try {
    return parseIntoClientConfig(databaseUrl);
  } catch {
    // The library's message contains the password.
    throw refusalOf(calledAs)(
      'is no address such as postgresql://user:password@host:5432/database',
      'correct it',
    );
  }
}

/** Errors name the database as the reader knows it. */
const refusalOf =
  (calledAs: string) =>
  (what: string, remedy: string, cause?: unknown): Error =>
    new Error(`${calledAs}: ${what}; ${remedy}.`, { cause });

/** One line with the fix, without the password. */
function explain(
  thrown: unknown,
  { host, port, user, database }: pg.Client,
  refusal: ReturnType<typeof refusalOf>,
): Error {
  const { code = '', message = '' } = thrown as { code?: string; message?: string };
  const where = `${host}:${String(port)}`;
  switch (code) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return refusal(`no machine is called ${host} (${code})`, 'correct the name', thrown);
    case '28P01':
    case '28000':
      return refusal(
        `${where} refuses ${String(user)} (${code})`,
        'correct name and password, or let it in (pg_hba.conf)',
        thrown,
      );
    case '3D000':
      return refusal(
        `${where} has no database ${String(database)}`,
        `create it: CREATE DATABASE "${String(database)}" ENCODING 'UTF8' TEMPLATE template0`,
        thrown,
      );
    case '53300':
      return refusal(
        `${where} has no connection left`,
        'raise its max_connections, or stop what takes them',
        thrown,
      );
    case '57P03':
      return refusal(`${where} is starting or stopping`, 'try again when it is ready', thrown);
    default:
      return refusal(
        `PostgreSQL can't be reached at ${where} (${code || message.split('\n')[0] || 'no answer'})`,
        'start it, or correct the address',
        thrown,
      );
  }
}

/** Throws a one-line Error with the fix. */
export async function connectPostgres(
  databaseUrl: string,
  calledAs = VARIABLE,
): Promise<pg.Client> {
  const refusal = refusalOf(calledAs);
  const client = new pg.Client({
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...postgresConfig(databaseUrl, calledAs),
  });
  // Without a listener an `error` event would end the process; pending calls reject.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (thrown) {
    throw explain(thrown, client, refusal);
  }
  const { rows } = await client.query<{ version: number; encoding: string }>(
    `SELECT current_setting('server_version_num')::int / 10000 AS version, current_setting('server_encoding') AS encoding`,
  );
  const { version, encoding } = rows[0] ?? { version: 0, encoding: '' };
  if (version >= OLDEST && encoding === 'UTF8') return client;
  await client.end();
  throw version < OLDEST
    ? refusal(`PostgreSQL ${String(version)} is too old`, `use ${String(OLDEST)} or newer`)
    : refusal(
        `the database is encoded in ${encoding}`,
        `create one with ENCODING 'UTF8' TEMPLATE template0`,
      );
}
