import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { LOAD_CPU, pinned, root } from './processes.ts';

export interface Load {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p99: number;
  /** Neither 2xx nor 3xx, or a broken connection. */
  readonly failures: number;
}

/** Uses 50 connections. */
export interface LoadGenerator {
  readonly name: string;
  run(url: string, headers: Record<string, string>, seconds: number): Promise<Load>;
}

const CONNECTIONS = 50;
const execute = promisify(execFile);

function hasWrk(): boolean {
  return spawnSync('wrk', ['--version'], { stdio: 'ignore' }).error === undefined;
}

function installWrk(): void {
  if (process.getuid?.() !== 0) return;
  const options = {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const;
  if (spawnSync('apt-get', ['update', '-qq'], options).status !== 0) return;
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'wrk'], options);
}

const UNITS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

function milliseconds(text: string): number {
  const [, number = '', unit = ''] = /^([\d.]+)(us|ms|s|m)$/.exec(text) ?? [];
  return Number(number) * (UNITS[unit] ?? Number.NaN);
}

function readWrk(output: string): Load {
  const find = (pattern: RegExp): string => pattern.exec(output)?.[1] ?? '';
  const socketErrors = [...find(/Socket errors: (.*)/).matchAll(/\d+/g)].map(Number);
  return {
    perSecond: Number(find(/Requests\/sec:\s+([\d.]+)/)),
    p99: milliseconds(find(/^\s+99%\s+(\S+)/m)),
    failures: socketErrors.reduce(
      (sum, count) => sum + count,
      Number(find(/Non-2xx or 3xx responses: (\d+)/)),
    ),
  };
}

const wrk: LoadGenerator = {
  name: 'wrk',
  async run(url, headers, seconds) {
    const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
    const options = ['-t1', `-c${String(CONNECTIONS)}`, `-d${String(seconds)}s`, '--latency'];
    const [program = '', ...args] = pinned(LOAD_CPU, ['wrk', ...options, ...given, url]);
    return readWrk((await execute(program, args)).stdout);
  },
};

const ownGenerator: LoadGenerator = {
  name: 'the built-in generator (wrk is not installed)',
  async run(url, headers, seconds) {
    const job = JSON.stringify({ url, headers, seconds, connections: CONNECTIONS });
    const worker = [process.execPath, '--import', 'tsx', 'tools/bench/loadWorker.ts', job];
    const [program = '', ...args] = pinned(LOAD_CPU, worker);
    return JSON.parse((await execute(program, args, { cwd: root })).stdout) as Load;
  },
};

/** wrk, installed if possible; otherwise our own generator. */
export function chooseGenerator(): LoadGenerator {
  if (!hasWrk()) installWrk();
  return hasWrk() ? wrk : ownGenerator;
}
