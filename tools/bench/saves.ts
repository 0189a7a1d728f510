import { visits } from './attacks.ts';
import { changeSomething, signIn } from './bigProducts.ts';
import type { RunningProcess } from './processes.ts';
import { p99 } from './statistics.ts';
import type { Result } from './table.ts';

const EVERY_MS = 100;
const MOST_RATIO = 1.2;
const PAGES = ['/', '/news-list', '/news/1', '/raspored', '/programs-list'];

/** D1: pages while staff save ten times a second, relative to the same idle server. */
export async function measureSaves(server: RunningProcess, seconds: number): Promise<Result[]> {
  const addresses = PAGES.map((path) => server.origin + path);
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
  return [
    {
      id: 'D1',
      what: `p99 of pages during ${String(saves.length)} saves in ${String(seconds)} s, beside the quiet one`,
      measured: `${ratio.toFixed(2)} (${p99(busy).toFixed(1)} : ${quiet.toFixed(1)} ms); ${String(saves.length - done.length)} saves refused`,
      target: `<= ${String(MOST_RATIO)}`,
      met: ratio <= MOST_RATIO && done.length === saves.length,
    },
  ];
}
