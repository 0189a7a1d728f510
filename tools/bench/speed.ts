import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registeredAddress } from '@centar/domain/pageContract.ts';
import { ask, assertSame, headerOf, type Exchange } from './exchange.ts';
import type { LoadGenerator } from './load.ts';
import { compare, type Comparison, type Effort, type Target } from './pairs.ts';
import { pin, SERVER_CPU, startProcess, type RunningProcess } from './processes.ts';
import { readDocuments } from './product.ts';
import { median, spread } from './statistics.ts';
import type { Result } from './table.ts';

/** Permitted range of the server measured against itself. */
const CONTROL_RANGE = [0.95, 1.05] as const;

interface Scenario {
  readonly id: string;
  readonly what: string;
  readonly path: string;
  readonly least: number;
  /** Sends the known ETag. */
  readonly conditional?: boolean;
}

function scenarios(): Scenario[] {
  const programs = readDocuments().find(({ name }) => name === 'UpcomingPrograms');
  if (!programs) throw new Error('The PWA registers no operation UpcomingPrograms');
  const list = registeredAddress(programs.id, { first: 20 });
  const rest = '/api/Programs/GetPrograms';
  return [
    { id: 'S1', what: 'GraphQL list, warm', path: list, least: 0.9 },
    { id: 'S2', what: 'REST list, warm', path: rest, least: 0.9 },
    { id: 'S3', what: 'conditional GET (304)', path: rest, least: 1.15, conditional: true },
    { id: 'S4', what: 'home page, warm', path: '/', least: 0.9 },
  ];
}

/** Sends the product's answer. */
export async function startBare(answer: Exchange): Promise<RunningProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'centar-bare-'));
  const file = join(folder, 'answer.json');
  writeFileSync(file, JSON.stringify({ ...answer, body: answer.body.toString('base64') }));
  const server = await startProcess('tools/bench/bareServer.ts', '/', { BARE_ANSWER: file });
  rmSync(folder, { recursive: true });
  pin(server.pid, SERVER_CPU);
  return server;
}

/** Invalidates the run if the machine is too busy to measure. */
async function control(generator: LoadGenerator, effort: Effort, answer: Exchange) {
  const servers = [await startBare(answer), await startBare(answer)] as const;
  const [one, other] = servers.map(({ origin }) => ({ url: `${origin}/`, headers: {} }));
  if (!one || !other) throw new Error('Two servers were started');
  const { rates, yardstick } = await compare(generator, effort, one, other);
  await Promise.all(servers.map((server) => server.stop()));
  const [least, most] = CONTROL_RANGE;
  const ratio = median(rates);
  const perSecond = Math.round(median(yardstick)).toLocaleString('en');
  const result: Result = {
    id: 'A/A',
    what: `bare server against itself (${perSecond}/s)`,
    measured: spread(rates),
    target: `${String(least)}..${String(most)}`,
    met: ratio >= least && ratio <= most,
  };
  return result;
}

async function measure(
  generator: LoadGenerator,
  effort: Effort,
  origin: string,
  scenario: Scenario,
): Promise<{ comparison: Comparison; answer: Exchange }> {
  const url = origin + scenario.path;
  await ask(url);
  const answer = await ask(url);
  if (answer.status !== 200) throw new Error(`${scenario.path} answers ${String(answer.status)}`);
  const bare = await startBare(answer);
  const yardstick: Target = { url: bare.origin + scenario.path, headers: {} };
  assertSame(scenario.path, answer, await ask(yardstick.url));
  const headers: Record<string, string> = scenario.conditional
    ? { 'if-none-match': headerOf(answer, 'etag') }
    : {};
  const expected = scenario.conditional ? 304 : 200;
  const before = await ask(url, headers);
  if (before.status !== expected) throw new Error(`${scenario.id} must answer ${String(expected)}`);
  const comparison = await compare(generator, effort, { url, headers }, yardstick);
  assertSame(`${scenario.path} after the load`, before, await ask(url, headers));
  await bare.stop();
  return { comparison, answer };
}

/** S1 to S4 and S6: speed relative to a bare server. */
export async function measureSpeed(
  generator: LoadGenerator,
  effort: Effort,
  product: RunningProcess,
): Promise<Result[]> {
  pin(product.pid, SERVER_CPU);
  const results: Result[] = [];
  const tails: number[] = [];
  for (const scenario of scenarios()) {
    const { comparison, answer } = await measure(generator, effort, product.origin, scenario);
    if (results.length === 0) results.push(await control(generator, effort, answer));
    const { rates, p99s, failures } = comparison;
    if (!scenario.conditional) tails.push(median(p99s));
    const kilobytes = (answer.body.length / 1000).toFixed(1);
    const failed = failures > 0 ? `, ${String(failures)} failed answers` : '';
    results.push({
      id: scenario.id,
      what: `${scenario.what}, ${kilobytes} KB, share of a bare server`,
      measured: spread(rates) + failed,
      target: `>= ${scenario.least.toFixed(2)}`,
      met: median(rates) >= scenario.least && failures === 0,
    });
  }
  const worst = Math.max(...tails);
  return [
    ...results,
    {
      id: 'S6',
      what: '99th percentile at 50 connections, the worst of S1, S2, S4',
      measured: `${worst.toFixed(2)} x a bare server's`,
      target: '<= 2.00 x',
      met: worst <= 2,
    },
  ];
}
