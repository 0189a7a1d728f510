import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

/** Absolute. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Processors of the servers and of the load generator. */
export const SERVER_CPU = '0';
export const LOAD_CPU = '1';

/** Whether processes can be pinned to a processor. */
export const canPin =
  spawnSync('taskset', ['-c', LOAD_CPU, 'true'], { stdio: 'ignore' }).status === 0;

/** Pins a running process with all its threads. */
export function pin(pid: number, cpu: string): void {
  if (canPin) spawnSync('taskset', ['-a', '-c', '-p', cpu, String(pid)], { stdio: 'ignore' });
}

/** Pins the command if possible. */
export function pinned(cpu: string, command: readonly string[]): readonly string[] {
  return canPin ? ['taskset', '-c', cpu, ...command] : command;
}

/** Currently unused. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

export interface RunningProcess {
  readonly origin: string;
  readonly pid: number;
  /** Sends a message and returns the answer. */
  ask(message: string): Promise<unknown>;
  stop(): Promise<void>;
}

const READY_TIMEOUT_MS = 180_000;

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  );
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`A server ended while starting: ${url}`);
    if (Date.now() > deadline) throw new Error(`A server was not ready in time: ${url}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** tsx for TypeScript. */
const runnerOf = (program: string): string[] =>
  program.endsWith('.ts') ? ['--import', 'tsx'] : [];

/** Uses a free port and waits for `readyPath`. A program that `talks` answers messages. */
export async function startProcess(
  program: string,
  readyPath: string,
  env: Record<string, string> = {},
  talks?: 'talks',
): Promise<RunningProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [...runnerOf(program), program], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit', ...(talks ? (['ipc'] as const) : [])],
  });
  const origin = `http://127.0.0.1:${String(port)}`;
  await untilReady(child, origin + readyPath);
  return {
    origin,
    pid: child.pid ?? 0,
    async ask(message) {
      const answer = once(child, 'message');
      child.send(message);
      return (await answer)[0] as unknown;
    },
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
