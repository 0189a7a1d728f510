import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startProxy } from '../proxies.ts';
import { ask } from './exchange.ts';
import type { LoadGenerator } from './load.ts';
import type { Effort, Target } from './pairs.ts';
import { freePort, pin, SERVER_CPU, startProcess, type RunningProcess } from './processes.ts';
import { PRODUCT, productEnvironment } from './product.ts';
import { startBare } from './speed.ts';
import { median, spread } from './statistics.ts';
import type { Result } from './table.ts';

const LEAST_RATIO = 5;
const POLL_MS = 200;
const HEADERS = { 'accept-encoding': 'br' };
const PATH = '/news-list';

/** With a written mirror of all its pages. */
export async function startMirrored(dataDir: string, mirrorDir: string): Promise<RunningProcess> {
  const env = { ...productEnvironment(dataDir), MIRROR_DIR: mirrorDir };
  const product = await startProcess(PRODUCT, '/readyz', env);
  const isWritten = async (): Promise<boolean> =>
    /"madeAt":"/.test(await (await fetch(`${product.origin}/readyz`)).text());
  while (!(await isWritten())) await pause(POLL_MS);
  return product;
}

const TICKS_A_SECOND = 100;

/** Of user and system together, since the start of the process. */
function processorSeconds(pid: number): number {
  const fields =
    readFileSync(`/proc/${String(pid)}/stat`, 'utf8')
      .split(') ')[1]
      ?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

interface Server extends Target {
  readonly pid: number;
}

/** Processor time of an answer, in microseconds: what one processor can do, also on a busy machine. */
async function costOf(generator: LoadGenerator, server: Server, seconds: number) {
  const before = processorSeconds(server.pid);
  const { perSecond, failures } = await generator.run(server.url, server.headers, seconds);
  const spent = processorSeconds(server.pid) - before;
  return { microseconds: (spent * 1e6) / (perSecond * seconds), failures };
}

/** R1: what a stored page costs nginx, relative to a bare server. */
export async function measureMirror(
  generator: LoadGenerator,
  effort: Effort,
  dataDir: string,
): Promise<Result[]> {
  const [mirrorDir, folder] = [join(dataDir, 'mirror'), join(dataDir, 'proxy')];
  mkdirSync(folder, { recursive: true });
  await (await startMirrored(dataDir, mirrorDir)).stop();
  const behind = { mirrorDir, folder, port: await freePort(), asksFirst: false } as const;
  const proxy = await startProxy('nginx', behind);
  pin(proxy.pid, SERVER_CPU);
  try {
    const stored = { url: proxy.origin + PATH, headers: HEADERS, pid: proxy.pid };
    const running = await startBare(await ask(stored.url, HEADERS));
    const bare = { url: running.origin + PATH, headers: HEADERS, pid: running.pid };
    const costs: { readonly mine: number; readonly theirs: number }[] = [];
    let failures = 0;
    await costOf(generator, stored, effort.warmUpSeconds);
    await costOf(generator, bare, effort.warmUpSeconds);
    for (let pair = 0; pair < effort.pairs; pair += 1) {
      const mine = await costOf(generator, stored, effort.seconds);
      const theirs = await costOf(generator, bare, effort.seconds);
      costs.push({ mine: mine.microseconds, theirs: theirs.microseconds });
      failures += mine.failures + theirs.failures;
    }
    await running.stop();
    const ratios = costs.map(({ mine, theirs }) => theirs / mine);
    const cost = (of: 'mine' | 'theirs'): string => median(costs.map((one) => one[of])).toFixed(1);
    const failed = failures > 0 ? `, ${String(failures)} failed answers` : '';
    return [
      {
        id: 'R1',
        what: `processor time of a bare server (${cost('theirs')} µs) beside nginx with a stored page (${cost('mine')} µs)`,
        measured: spread(ratios) + failed,
        target: `>= ${LEAST_RATIO.toFixed(2)}`,
        met: median(ratios) >= LEAST_RATIO && failures === 0,
      },
    ];
  } finally {
    await proxy.stop();
  }
}
