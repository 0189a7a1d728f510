import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addModerators, type NewModerator } from './moderators.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** How long a start may take. */
const START_MS = 120_000;
const POLL_MS = 50;
/** The query compiler is WebAssembly, which V8 should not optimise in such short processes. */
const SHORT_LIVED = ['--liftoff-only'];

export type Content = 'demo' | 'none';

export interface ProductOptions {
  /** The demo content by default. */
  readonly content?: Content;
  readonly moderators?: readonly NewModerator[];
  /** Additional environment variables. */
  readonly env?: Readonly<Record<string, string>>;
  /** An existing data folder; by default a new one, which `stop` deletes. */
  readonly dataDir?: string;
  /** By default a free port. */
  readonly port?: number;
  /** The file to start; by default the built server. */
  readonly program?: string;
}

/** The built product in a separate process. */
export interface Product {
  readonly url: string;
  readonly port: number;
  readonly dataDir: string;
  readonly adminEmail: string;
  readonly adminPassword: string;
  /** Ends the process gracefully, then deletes the data folder if the helper created it. */
  stop(): Promise<void>;
  /** Ends the process immediately, as a power cut would; the data folder stays. */
  kill(): Promise<void>;
}

/**
 * Each test process uses a range of ports, below those that the system assigns to outgoing
 * connections.
 */
const PORTS_EACH = 1000;
let nextPort = 20_000 + (Number(process.env['TEST_PARALLEL_INDEX'] ?? -1) + 1) * PORTS_EACH;

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** A free port that no other test of this run uses. */
export async function freePort(): Promise<number> {
  let port = nextPort++;
  while (!(await isFree(port))) port = nextPort++;
  return port;
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once('exit', () => resolve()));
}

async function untilAnswers(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const end = Date.now() + START_MS;
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The product ended:\n${output()}`);
    const answer = await fetch(`${url}/`).catch(() => undefined);
    if (answer?.ok) return;
    if (Date.now() > end) throw new Error(`The product does not answer:\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** Runs the built product on a data folder and waits until it answers. */
export async function runProduct(
  options: ProductOptions & { readonly dataDir: string },
): Promise<Product> {
  const { dataDir } = options;
  const port = options.port ?? (await freePort());
  const url = `http://localhost:${String(port)}`;
  const adminEmail = options.env?.['ADMIN_EMAIL'] ?? 'admin@centar.local';
  const adminPassword = options.env?.['ADMIN_PASSWORD'] ?? 'lozinka-za-probu-4711';
  let output = '';
  const program = options.program ?? join(ROOT, 'graphql-server/dist/main.js');
  const child = spawn(process.execPath, [...SHORT_LIVED, program], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      // Compiled by the first product, for all others.
      NODE_COMPILE_CACHE: join(process.env['E2E_TEMPLATES'] ?? dataDir, 'compiled'),
      LOG_LEVEL: 'error',
      DEMO_CONTENT: String(options.content !== 'none'),
      ADMIN_EMAIL: adminEmail,
      ADMIN_PASSWORD: adminPassword,
      ...options.env,
      PORT: String(port),
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const kill = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await ended(child);
  };
  try {
    await untilAnswers(url, child, () => output);
  } catch (error) {
    await kill('SIGKILL');
    throw error;
  }
  return {
    url,
    port,
    dataDir,
    adminEmail,
    adminPassword,
    stop: () => kill('SIGTERM'),
    kill: () => kill('SIGKILL'),
  };
}

/**
 * Starts the built product on a new data folder with content and moderators, or on an existing
 * folder.
 */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  if (options.dataDir !== undefined) {
    return runProduct({ ...options, dataDir: options.dataDir });
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'centar-'));
  const template = join(process.env['E2E_TEMPLATES'] ?? '', options.content ?? 'demo');
  cpSync(template, dataDir, { recursive: true });
  await addModerators(dataDir, options.moderators ?? []);
  const product = await runProduct({ ...options, dataDir });
  return {
    ...product,
    async stop() {
      await product.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
