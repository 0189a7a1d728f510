import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startProxy } from '../proxies.ts';
import { ask } from './exchange.ts';
import type { LoadGenerator } from './load.ts';
import { compare, type Effort } from './pairs.ts';
import { freePort, pin, SERVER_CPU, startProcess } from './processes.ts';
import { PRODUCT, productEnvironment } from './product.ts';
import { startBare } from './speed.ts';
import { median, spread } from './statistics.ts';
import type { Result } from './table.ts';

const LEAST_RATIO = 5;
const POLL_MS = 200;
const HEADERS = { 'accept-encoding': 'br' };
const PATH = '/news-list';

async function writeMirror(dataDir: string, mirrorDir: string): Promise<void> {
  const env = { ...productEnvironment(dataDir), MIRROR_DIR: mirrorDir };
  const product = await startProcess(PRODUCT, '/readyz', env);
  try {
    const isWritten = async (): Promise<boolean> =>
      /"madeAt":"/.test(await (await fetch(`${product.origin}/readyz`)).text());
    while (!(await isWritten())) await pause(POLL_MS);
  } finally {
    await product.stop();
  }
}

/** R1: reads a second of a stored page by nginx, relative to a bare server, each on one processor. */
export async function measureMirror(
  generator: LoadGenerator,
  effort: Effort,
  dataDir: string,
): Promise<Result[]> {
  const [mirrorDir, folder] = [join(dataDir, 'mirror'), join(dataDir, 'proxy')];
  mkdirSync(folder, { recursive: true });
  await writeMirror(dataDir, mirrorDir);
  const behind = { mirrorDir, folder, port: await freePort(), asksFirst: false } as const;
  const proxy = await startProxy('nginx', behind);
  pin(proxy.pid, SERVER_CPU);
  try {
    const candidate = { url: proxy.origin + PATH, headers: HEADERS };
    const bare = await startBare(await ask(candidate.url, HEADERS));
    const reference = { url: bare.origin + PATH, headers: HEADERS };
    const { rates, yardstick, failures } = await compare(generator, effort, candidate, reference);
    await bare.stop();
    const perSecond = Math.round(median(yardstick)).toLocaleString('en');
    const failed = failures > 0 ? `, ${String(failures)} failed answers` : '';
    return [
      {
        id: 'R1',
        what: `a stored page by nginx, beside a bare server (${perSecond}/s)`,
        measured: spread(rates) + failed,
        target: `>= ${LEAST_RATIO.toFixed(2)}`,
        met: median(rates) >= LEAST_RATIO && failures === 0,
      },
    ];
  } finally {
    await proxy.stop();
  }
}
