import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { copyFirstStart } from './demoTemplate.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** The first start migrates the database and loads the demo content. */
const START_MS = 120_000;
const POLL_MS = 100;

/** How to start the product. */
export interface ProductOptions {
  /** Environment variables beside those that the helper sets; `DEMO_CONTENT` is true unless given. */
  readonly env?: Readonly<Record<string, string>>;
  /** A data folder to go on with; otherwise one of its own, deleted by `stop`. */
  readonly dataDir?: string;
  /** A port to use again; otherwise a free one. */
  readonly port?: number;
}

/** The built product, running as its own process. */
export interface Product {
  readonly url: string;
  readonly port: number;
  readonly dataDir: string;
  readonly adminEmail: string;
  readonly adminPassword: string;
  /** Lets the process finish, then deletes the data folder if the helper made it. */
  stop(): Promise<void>;
  /** Ends the process at once, as a power cut would; the data folder stays. */
  kill(): Promise<void>;
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address && typeof address === 'object') resolve(address.port);
        else reject(new Error('No free port'));
      });
    });
  });
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once('exit', () => resolve()));
}

async function untilAnswers(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const end = Date.now() + START_MS;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The product ended:\n${output()}`);
    const answer = await fetch(`${url}/`).catch(() => undefined);
    if (answer?.ok) return;
    if (Date.now() > end) throw new Error(`The product does not answer:\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/**
 * Starts the built product (`pwa/dist` must be there) and waits until it answers: on a data folder as a
 * first start leaves it, or on an empty one when the environment is told to be another.
 */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const port = options.port ?? (await freePort());
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'centar-')));
  if (options.dataDir === undefined && options.env === undefined) {
    await copyFirstStart(inject('demoTemplate'), dataDir, async (draft) => {
      await (await startProduct({ dataDir: draft })).stop();
    });
  }
  const url = `http://localhost:${String(port)}`;
  const adminEmail = options.env?.['ADMIN_EMAIL'] ?? 'admin@centar.local';
  const adminPassword = options.env?.['ADMIN_PASSWORD'] ?? 'lozinka-za-probu-4711';
  let output = '';
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(ROOT, 'graphql-server/src/main.ts')],
    {
      cwd: ROOT,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        LOG_LEVEL: 'error',
        DEMO_CONTENT: 'true',
        ADMIN_EMAIL: adminEmail,
        ADMIN_PASSWORD: adminPassword,
        ...options.env,
        PORT: String(port),
        DATA_DIR: dataDir,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
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
    async stop() {
      await kill('SIGTERM');
      if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
    },
    kill: () => kill('SIGKILL'),
  };
}
