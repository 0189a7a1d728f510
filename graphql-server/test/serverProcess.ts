import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { childProgram } from './childProgram.ts';

const CHILD = new URL('serverChild.ts', import.meta.url);

/** A whole server in a process of its own. */
export interface ServerProcess {
  readonly child: ChildProcess;
  readonly address: string;
  /** Kills the process (`kill -9`). */
  kill(): Promise<void>;
}

/** Starts a server on a data folder; the environment may name another database and a bucket. */
export async function startChild(
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [await childProgram(CHILD), dataDir], {
    env: { ...process.env, ...environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const first = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  const address = String(first[0]).trim();
  if (!address.startsWith('http:')) throw new Error(`The server has not started: ${address}`);
  return {
    child,
    address,
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
