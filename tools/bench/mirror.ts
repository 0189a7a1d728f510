import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PROXIES, startProxy, type ProxyName } from '../proxies.ts';
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
/** A page of the mirror, as files are sent that no server is asked for first. */
const PATH = '/news-list';

async function measureProxy(
  name: ProxyName,
  generator: LoadGenerator,
  effort: Effort,
  behind: { readonly mirrorDir: string; readonly folder: string },
): Promise<Result> {
  // Nothing listens there: each read is answered from the mirror.
  const proxy = await startProxy(name, { ...behind, port: await freePort() });
  pin(proxy.pid, SERVER_CPU);
  try {
    const url = proxy.origin + PATH;
    const bare = await startBare(await ask(url, HEADERS));
    const candidate = { url, headers: HEADERS };
    const yardstick = { url: bare.origin + PATH, headers: HEADERS };
    const {
      rates,
      yardstick: perSecond,
      failures,
    } = await compare(generator, effort, candidate, yardstick);
    await bare.stop();
    const failed = failures > 0 ? `, ${String(failures)} failed answers` : '';
    return {
      id: `R1 ${name}`,
      what: `the stored page by ${name}, beside a bare server (${String(Math.round(median(perSecond)))}/s)`,
      measured: spread(rates) + failed,
      target: `>= ${LEAST_RATIO.toFixed(2)}`,
      met: median(rates) >= LEAST_RATIO && failures === 0,
    };
  } finally {
    await proxy.stop();
  }
}

/** R1: reads a second from the mirror, relative to a bare server, each on one processor. */
export async function measureMirror(
  generator: LoadGenerator,
  effort: Effort,
  dataDir: string,
): Promise<Result[]> {
  const behind = { mirrorDir: join(dataDir, 'mirror'), folder: join(dataDir, 'proxy') };
  mkdirSync(behind.folder, { recursive: true });
  const env = { ...productEnvironment(dataDir), MIRROR_DIR: behind.mirrorDir };
  const product = await startProcess(PRODUCT, '/readyz', env);
  const isWritten = async (): Promise<boolean> =>
    /"madeAt":"/.test(await (await fetch(`${product.origin}/readyz`)).text());
  while (!(await isWritten())) await pause(POLL_MS);
  await product.stop();
  const results: Result[] = [];
  for (const name of PROXIES) {
    try {
      results.push(await measureProxy(name, generator, effort, behind));
    } catch (error) {
      console.error(`• ${name} is left out: ${(error as Error).message}`);
    }
  }
  return results;
}
