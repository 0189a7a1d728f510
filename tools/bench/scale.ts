import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { startLocalPostgres } from '../../prisma/localPostgres.ts';
import { signIn } from './bigProducts.ts';
import type { LoadGenerator } from './load.ts';
import { startProcess, type RunningProcess } from './processes.ts';
import { PRODUCT, productEnvironment, temporaryDataDir } from './product.ts';
import { median, p99, spread } from './statistics.ts';
import type { Result } from './table.ts';

/** One process is the reference. */
const COUNTS = [1, 2, 4] as const;
const PROCESSES = Math.max(...COUNTS);
/** Concurrent callers, independent of the number of processes. */
const CALLERS = 8;
/** Writes of all processes are serialized, so several must not be much slower than one. */
const LEAST_WRITES = 0.5;
const LONGEST_MS = 1000;
const LIST = '/api/News/GetNews';

export interface ScaleEffort {
  readonly rounds: number;
  readonly seconds: number;
  readonly freshWrites: number;
}

/** Returns the title of the created news. Throws if refused. */
async function write({ origin }: RunningProcess, authorization: string): Promise<string> {
  const title = `Merenje ${randomUUID()}`;
  const body = new FormData();
  const fields = { author: 'Merenje', theme: 'Merenje', title, description: title };
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const answer = await fetch(`${origin}/api/News/CreateNews`, {
    method: 'POST',
    headers: { authorization },
    body,
  });
  if (!answer.ok) throw new Error(`A write answered ${String(answer.status)}`);
  await answer.arrayBuffer();
  return title;
}

/** An uncached read. Throws if refused. */
async function readSession({ origin }: RunningProcess, authorization: string): Promise<void> {
  const answer = await fetch(`${origin}/api/UserAuth/Me`, { headers: { authorization } });
  if (!answer.ok) throw new Error(`A read answered ${String(answer.status)}`);
  await answer.arrayBuffer();
}

/** Cached pages per second of all processes, each with its own load. */
async function pageRate(
  generator: LoadGenerator,
  processes: readonly RunningProcess[],
  seconds: number,
): Promise<number> {
  const loads = await Promise.all(
    processes.map(({ origin }) => generator.run(`${origin}/`, {}, seconds)),
  );
  const failures = loads.reduce((sum, load) => sum + load.failures, 0);
  // On a busy machine the generator gives up on answers after two seconds.
  if (failures > 0) console.error(`  ${String(failures)} pages did not come in time`);
  return loads.reduce((sum, load) => sum + load.perSecond, 0) - failures / seconds;
}

/** Calls per second of sequential callers that rotate among the processes. */
async function callRate(
  processes: readonly RunningProcess[],
  seconds: number,
  call: (process: RunningProcess) => Promise<unknown>,
): Promise<number> {
  const started = performance.now();
  let count = 0;
  await Promise.all(
    Array.from({ length: CALLERS }, async (_, caller) => {
      for (let turn = caller; performance.now() < started + seconds * 1000; turn += 1) {
        const process = processes[turn % processes.length];
        if (process) await call(process);
        count += 1;
      }
    }),
  );
  return count / ((performance.now() - started) / 1000);
}

/** Milliseconds from an acknowledged write until another process shows it. */
async function untilFresh(
  writer: RunningProcess,
  reader: RunningProcess,
  authorization: string,
): Promise<number> {
  const title = await write(writer, authorization);
  const acknowledged = performance.now();
  while (!(await (await fetch(reader.origin + LIST)).text()).includes(title)) await pause(1);
  return performance.now() - acknowledged;
}

async function measureRates(
  generator: LoadGenerator,
  processes: readonly RunningProcess[],
  authorization: string,
  { rounds, seconds }: ScaleEffort,
): Promise<Result[]> {
  const kinds = [
    ['ready pages', 0, (some: typeof processes) => pageRate(generator, some, seconds)],
    [
      `reads of the database, ${String(CALLERS)} at once`,
      0,
      (some: typeof processes) => callRate(some, seconds, (one) => readSession(one, authorization)),
    ],
    [
      `writes, ${String(CALLERS)} at once`,
      LEAST_WRITES,
      (some: typeof processes) => callRate(some, seconds, (one) => write(one, authorization)),
    ],
  ] as const;
  const results: Result[] = [];
  for (const [what, least, rateOf] of kinds) {
    const rates = new Map(COUNTS.map((count) => [count, [] as number[]]));
    for (let round = 0; round < rounds; round += 1) {
      for (const count of COUNTS) rates.get(count)?.push(await rateOf(processes.slice(0, count)));
    }
    const single = rates.get(1) ?? [];
    for (const count of COUNTS.slice(1)) {
      const ratios = (rates.get(count) ?? []).map((rate, round) => rate / (single[round] ?? 0));
      results.push({
        id: 'M1',
        what: `${what}: ${String(count)} processes beside one (${median(single).toFixed(0)}/s)`,
        measured: spread(ratios),
        target: least > 0 ? `>= ${String(least)}` : 'shown',
        met: median(ratios) >= least,
      });
    }
  }
  return results;
}

async function measureFresh(
  processes: readonly RunningProcess[],
  authorization: string,
  writes: number,
): Promise<Result[]> {
  const times: number[] = [];
  for (let turn = 0; turn < writes; turn += 1) {
    const [one, other] = [turn, turn + 1].map((index) => processes[index % processes.length]);
    if (one && other) times.push(await untilFresh(one, other, authorization));
  }
  const worst = p99(times);
  return [
    {
      id: 'M2',
      what: `fresh on another process after ${String(writes)} writes, p50 and p99`,
      measured: `${median(times).toFixed(1)} and ${worst.toFixed(1)} ms`,
      target: `p99 <= ${String(LONGEST_MS)} ms`,
      met: worst <= LONGEST_MS,
    },
  ];
}

/**
 * M1, M2: several processes on one local PostgreSQL without fsync: reads and writes relative to one
 * process, and the delay until all processes show a write.
 */
export async function measureScale(
  generator: LoadGenerator,
  effort: ScaleEffort,
): Promise<Result[]> {
  const postgres = await startLocalPostgres();
  const folders = Array.from({ length: PROCESSES }, temporaryDataDir);
  const processes: RunningProcess[] = [];
  try {
    for (const { path } of folders) {
      const environment = { ...productEnvironment(path), DATABASE_URL: postgres.urlOf('postgres') };
      processes.push(await startProcess(PRODUCT, '/readyz', environment));
    }
    const [first] = processes;
    if (!first) throw new Error('No process was started');
    const authorization = `Bearer ${await signIn(first)}`;
    return [
      ...(await measureFresh(processes, authorization, effort.freshWrites)),
      ...(await measureRates(generator, processes, authorization, effort)),
    ];
  } finally {
    await Promise.all(processes.map((process) => process.stop()));
    await postgres.close();
    for (const folder of folders) folder.remove();
  }
}
