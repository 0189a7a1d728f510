import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureChromium } from '../../scripts/chromium.js';
import { root } from './processes.ts';
import { median } from './statistics.ts';
import type { Result } from './table.ts';

const AUDIT = join(root, 'tools/bench/lighthouse/audit.js');
/** Typical pages; home in Cyrillic needs other fonts. */
const PAGES = [
  '/',
  '/programs-list',
  '/news/1',
  '/bioskop-list',
  '/program/likovni',
  '/sta-ima',
  '/pretraga',
  '/arhiva',
  '/cir',
] as const;
const MOST_RATIO = 1.05;
const MOST_TBT_MS = 30;

interface Audit {
  readonly scores: Readonly<Record<string, number>>;
  /** Milliseconds. */
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
}

type Method = 'simulate' | 'devtools';

/** Repetitions of an audit without results. */
const MOST_REPEATS = 3;

/** Failed audits with reasons, for the report. */
const unread: string[] = [];

/** Lighthouse reports an unreadable trace as an empty score. */
function hasFigures({ fcp, lcp, tbt }: Audit): boolean {
  // JSON has no NaN; missing values are null.
  return [fcp, lcp, tbt].every((figure: number | null) => figure !== null);
}

/** Repeats audits without results; throws in the end. */
function audit(chromium: string, url: string, method: Method, scripts: 'with' | 'without'): Audit {
  for (let attempt = 0; attempt <= MOST_REPEATS; attempt += 1) {
    const result = auditOnce(chromium, url, method, scripts);
    if (hasFigures(result)) return result;
    unread.push(`${url}: ${result.reason}`);
  }
  throw new Error(`Lighthouse gives no figures: ${unread.join('; ')}`);
}

/** Runs Lighthouse in its own browser. Throws with its output. */
function auditOnce(chromium: string, url: string, method: Method, scripts: 'with' | 'without') {
  const run = spawnSync(process.execPath, [AUDIT, url, method, scripts], {
    env: { ...process.env, CHROMIUM: chromium },
    encoding: 'utf8',
    timeout: 120_000,
  });
  if (run.status !== 0) throw new Error(`Lighthouse failed on ${url}: ${run.stderr}`);
  return JSON.parse(run.stdout.trim().split('\n').at(-1) ?? '') as Audit & { reason: string };
}

interface Twins {
  readonly path: string;
  readonly page: readonly Audit[];
  readonly bare: readonly Audit[];
}

/** Alternates the page with and without scripts. */
function auditTwins(chromium: string, origin: string, path: string, method: Method, runs: number) {
  const twins = { path, page: [] as Audit[], bare: [] as Audit[] };
  for (let run = 0; run < runs; run += 1) {
    twins.page.push(audit(chromium, origin + path, method, 'with'));
    twins.bare.push(audit(chromium, origin + path, method, 'without'));
  }
  return twins;
}

const middle = (audits: readonly Audit[], read: (audit: Audit) => number): number =>
  median(audits.map(read));

/** Medians relative to the page without scripts. */
const ratios = (all: readonly Twins[], read: (audit: Audit) => number): number[] =>
  all.map(({ page, bare }) => middle(page, read) / middle(bare, read));

const perPage = (all: readonly Twins[], show: (twins: Twins) => string): string =>
  all.map((twins) => `${twins.path} ${show(twins)}`).join(', ');

function scoreResult(all: readonly Twins[]): Result {
  const categories = Object.keys(all[0]?.page[0]?.scores ?? {});
  const scores = (twins: Twins): number[] =>
    categories.map((category) => middle(twins.page, (one) => one.scores[category] ?? 0));
  const lowest = Math.min(
    ...all.flatMap(({ page }) => page.map(({ scores: { performance } }) => performance ?? 0)),
  );
  const repeated = unread.length > 0 ? `; made again: ${unread.join(', ')}` : '';
  return {
    id: 'F1',
    what: `Lighthouse mobile, ${categories.join('/')}, medians`,
    measured: `${perPage(all, (twins) => scores(twins).join('/'))}; lowest performance ${String(lowest)}${repeated}`,
    target: 'all 100, lowest >= 99',
    met: all.every((twins) => scores(twins).every((score) => score === 100)) && lowest >= 99,
  };
}

function paintResult(id: string, method: Method, all: readonly Twins[]): Result {
  const fcp = Math.max(...ratios(all, (one) => one.fcp));
  const lcp = Math.max(...ratios(all, (one) => one.lcp));
  const times = perPage(
    all,
    ({ page }) =>
      `${middle(page, (one) => one.fcp).toFixed(0)}/${middle(page, (one) => one.lcp).toFixed(0)} ms`,
  );
  return {
    id,
    what: `first / largest paint beside the same page without scripts (${method}), the worst page`,
    measured: `${fcp.toFixed(3)} / ${lcp.toFixed(3)} (${times})`,
    target: `<= ${String(MOST_RATIO)} / ${String(MOST_RATIO)}`,
    met: fcp <= MOST_RATIO && lcp <= MOST_RATIO,
  };
}

function stillnessResult(all: readonly Twins[]): Result {
  const blocked = all.map(({ page }) => middle(page, (one) => one.tbt));
  const shifts = all.map(({ page }) => Math.max(...page.map(({ cls }) => cls)));
  return {
    id: 'F4',
    what: 'main thread blocked (ms, median of the worst page) / layout shift (worst run)',
    measured: `${Math.max(...blocked).toFixed(0)} ms / ${Math.max(...shifts).toFixed(3)}`,
    target: `<= ${String(MOST_TBT_MS)} ms / 0.000`,
    met: Math.max(...blocked) <= MOST_TBT_MS && Math.max(...shifts) < 0.0005,
  };
}

/** F1 to F4: Lighthouse for `PAGES`, relative to the same pages without scripts. */
export async function measurePages(origin: string, runs: number): Promise<Result[]> {
  const chromium = await ensureChromium();
  const simulated = PAGES.map((path) => auditTwins(chromium, origin, path, 'simulate', runs));
  const throttled = [auditTwins(chromium, origin, '/', 'devtools', runs)];
  return [
    scoreResult(simulated),
    paintResult('F2', 'simulate', simulated),
    paintResult('F3', 'devtools', throttled),
    stillnessResult(simulated),
  ];
}
