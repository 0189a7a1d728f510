import { setTimeout as pause } from 'node:timers/promises';
import { heldBy } from './attacks.ts';
import { startProcess } from './processes.ts';
import { PRODUCT, productEnvironment, sitemapOf } from './product.ts';
import type { Result } from './table.ts';

const PAGES = 50;
const MOST_FIRST_MS = 1000;
const MOST_WARM_MS = 3000;
const MOST_MEGABYTES = 200;
/** The server returns unused memory after half a minute of quiet. */
const REST_MS = 45_000;

/** Q1 and Q2: a start on existing data, as after an update, and the memory at rest. */
export async function measureStart(dataDir: string): Promise<Result[]> {
  const begun = performance.now();
  // As the `server.js` of a release sets it.
  const environment = { ...productEnvironment(dataDir), MALLOC_TRIM_THRESHOLD_: '131072' };
  const { origin, pid, stop } = await startProcess(PRODUCT, '/', environment);
  try {
    const first = performance.now() - begun;
    const addresses = (await sitemapOf(origin)).slice(0, PAGES);
    for (const address of addresses) await (await fetch(address)).arrayBuffer();
    const warm = performance.now() - begun;
    await pause(REST_MS);
    const { megabytes } = heldBy(pid);
    return [
      {
        id: 'Q1',
        what: `start until the first page is answered / until ${String(addresses.length)} are`,
        measured: `${first.toFixed(0)} / ${warm.toFixed(0)} ms`,
        target: `<= ${String(MOST_FIRST_MS)} / ${String(MOST_WARM_MS)} ms`,
        met: first <= MOST_FIRST_MS && warm <= MOST_WARM_MS,
      },
      {
        id: 'Q2',
        what: 'memory at rest after it',
        measured: `${megabytes.toFixed(0)} MB`,
        target: `<= ${String(MOST_MEGABYTES)} MB`,
        met: megabytes <= MOST_MEGABYTES,
      },
    ];
  } finally {
    await stop();
  }
}
