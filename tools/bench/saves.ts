import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startProxy } from '../proxies.ts';
import { visits } from './attacks.ts';
import { changeSomething, signIn } from './bigProducts.ts';
import { startMirrored } from './mirror.ts';
import type { RunningProcess } from './processes.ts';
import { p99 } from './statistics.ts';
import type { Result } from './table.ts';

const EVERY_MS = 100;
const MOST_RATIO = 1.2;
const PAGES = ['/', '/news-list', '/news/1', '/raspored', '/programs-list'];

interface Readings {
  readonly id: string;
  readonly what: string;
  /** Where the pages are read. */
  readonly origin: string;
  readonly server: RunningProcess;
}

async function measure({ id, what, origin, server }: Readings, seconds: number): Promise<Result> {
  const addresses = PAGES.map((path) => origin + path);
  const token = await signIn(server);
  await visits(addresses, 1);
  const quiet = p99(await visits(addresses, seconds));
  const saves: Promise<void>[] = [];
  const timer = setInterval(() => saves.push(changeSomething({ server, token })), EVERY_MS);
  const busy = await visits(addresses, seconds).finally(() => {
    clearInterval(timer);
  });
  const done = (await Promise.allSettled(saves)).filter(({ status }) => status === 'fulfilled');
  const ratio = p99(busy) / quiet;
  return {
    id,
    what: `p99 of pages ${what} during ${String(saves.length)} saves in ${String(seconds)} s, beside the quiet one`,
    measured: `${ratio.toFixed(2)} (${p99(busy).toFixed(1)} : ${quiet.toFixed(1)} ms); ${String(saves.length - done.length)} saves refused`,
    target: `<= ${String(MOST_RATIO)}`,
    met: ratio <= MOST_RATIO && done.length === saves.length,
  };
}

/** D1: pages while staff save ten times a second, relative to the same idle server. */
export async function measureSaves(server: RunningProcess, seconds: number): Promise<Result[]> {
  const { origin } = server;
  return [await measure({ id: 'D1', what: 'of the server', origin, server }, seconds)];
}

/** D2: the same while nginx answers from the mirror, which is written again meanwhile. */
export async function measureMirrorSaves(dataDir: string, seconds: number): Promise<Result[]> {
  const [mirrorDir, folder] = [join(dataDir, 'mirror'), join(dataDir, 'proxy')];
  mkdirSync(folder, { recursive: true });
  const server = await startMirrored(dataDir, mirrorDir);
  try {
    const port = Number(new URL(server.origin).port);
    const proxy = await startProxy('nginx', { mirrorDir, folder, port, asksFirst: false });
    try {
      const { origin } = proxy;
      return [await measure({ id: 'D2', what: 'of the mirror', origin, server }, seconds)];
    } finally {
      await proxy.stop();
    }
  } finally {
    await server.stop();
  }
}
