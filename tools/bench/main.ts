import { parseArgs } from 'node:util';
import { measureAttacks } from './attacks.ts';
import { measureBeforeContent } from './beforeContent.ts';
import { MILLION } from './bigContent.ts';
import { withBothSizes } from './bigProducts.ts';
import { measureBlocked } from './blocked.ts';
import { measureFlood } from './flood.ts';
import { measureFreshness } from './freshness.ts';
import { measureGrowth, measureSearches } from './growth.ts';
import { startHere } from './inProcess.ts';
import { measureHarvester } from './harvester.ts';
import { measureKinds } from './kinds.ts';
import { measureLargePictures } from './largePictures.ts';
import { chooseGenerator } from './load.ts';
import { measureMillion } from './million.ts';
import { measureMirror } from './mirror.ts';
import { measureOfflineLists } from './offlineLists.ts';
import { measurePages } from './pageAudits.ts';
import { measurePresses } from './presses.ts';
import { canPin, type RunningProcess } from './processes.ts';
import { startProduct, temporaryDataDir } from './product.ts';
import { hasProxy } from '../proxies.ts';
import { measureMirrorSaves, measureSaves } from './saves.ts';
import { measureScale } from './scale.ts';
import { measureScripts } from './scripts.ts';
import { measureSpeed } from './speed.ts';
import { measureStart } from './start.ts';
import { measureStatements } from './statements.ts';
import { formatTable, type Result } from './table.ts';
import { measureUpdates } from './updates.ts';

/**
 * Measures the built product against its targets. Speeds are relative to a bare server in the same
 * run. `--quick` measures less often; group names select (speed, harvester, data, pages, kinds,
 * offline, flood, uploads, attacks, start, saves, mirror, growth, search, blocked, scale; million
 * only if named, as it writes 4 GB in some minutes).
 * `--url=http://...` measures the kinds of page of a running site.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false }, url: { type: 'string' } },
});
const { quick, url } = values;
const options = new Set(positionals);
const chosen = (group: string): boolean => options.size === 0 || options.has(group);
const EFFORT = quick
  ? { pairs: 3, seconds: 1, warmUpSeconds: 1 }
  : { pairs: 9, seconds: 3, warmUpSeconds: 5 };
const WRITES = quick ? 20 : 100;
const KIND_ROUNDS = quick ? 1 : 3;
const AUDITS = quick ? 1 : 5;
const SAVE_SECONDS = quick ? 15 : 60;
const OFFLINE_ROUNDS = quick ? 3 : 9;
const GROWTH_ROUNDS = quick ? 5 : 15;
const SEARCH_ROUNDS = quick ? 20 : 60;
const BLOCKED_ROUNDS = quick ? 1 : 5;
const SCALE = quick
  ? { rounds: 3, seconds: 2, freshWrites: 40 }
  : { rounds: 5, seconds: 4, freshWrites: 200 };

/** Groups that need the product with its demo content. */
const SERVED = [
  'speed',
  'harvester',
  'pages',
  'kinds',
  'offline',
  'flood',
  'uploads',
  'data',
  'attacks',
  'start',
  'saves',
];

const progress = (text: string): void => {
  console.error(`• ${text}`);
};

/** A failed measurement is an unmet target; the others continue. */
async function attempt(id: string, measure: () => Promise<Result[]>): Promise<Result[]> {
  try {
    return await measure();
  } catch (error) {
    console.error(error);
    const measured = (error as Error).message.split('\n')[0] ?? '';
    return [{ id, what: 'could not be measured', measured, target: '', met: false }];
  }
}

async function speed(product: RunningProcess): Promise<Result[]> {
  const generator = chooseGenerator();
  const where = canPin ? 'server on CPU 0, load on CPU 1' : 'not pinned (no taskset)';
  progress(`Measuring speed with ${generator.name}, ${where}`);
  return measureSpeed(generator, EFFORT, product);
}

function kinds(origin: string): Promise<Result[]> {
  progress('Opening each kind of page, with and without scripts, and saving data');
  return attempt('K1-K7', () => measureKinds(origin, KIND_ROUNDS));
}

async function measureServed(dataDir: string): Promise<Result[]> {
  progress('Starting the product with its demo content');
  // Restarted, to measure a server in normal operation, not after loading the demo content.
  await (await startProduct(dataDir)).stop();
  const product = await startProduct(dataDir);
  try {
    const results: Result[] = [];
    if (chosen('pages')) {
      progress('Opening the home page as a phone would');
      results.push(...(await attempt('F5', () => measureBeforeContent(product.origin))));
      results.push(...(await attempt('F9', () => measurePresses(product.origin))));
      progress('Auditing pages with Lighthouse, each with and without its scripts');
      results.push(...(await attempt('F1', () => measurePages(product.origin, AUDITS))));
    }
    if (chosen('kinds')) results.push(...(await kinds(product.origin)));
    if (chosen('offline')) {
      progress('Opening kept lists without a connection');
      results.push(
        ...(await attempt('O2', () => measureOfflineLists(product.origin, OFFLINE_ROUNDS))),
        ...(await attempt('O3', () => measureUpdates(product))),
      );
    }
    if (chosen('saves')) {
      progress('Reading pages while staff save ten times a second');
      results.push(...(await attempt('D', () => measureSaves(product, SAVE_SECONDS))));
    }
    if (chosen('speed')) {
      results.unshift(...(await attempt('S1-S6', () => speed(product))));
    }
    if (chosen('harvester')) {
      progress('Asking once a second what has changed');
      const generator = chooseGenerator();
      results.push(...(await attempt('H', () => measureHarvester(generator, EFFORT, product))));
    }
    if (chosen('attacks')) {
      progress('Visiting the home page while strangers try to take the site down');
      results.push(...(await attempt('A', () => measureAttacks(product, dataDir))));
    }
    return results;
  } finally {
    await product.stop();
  }
}

async function measureInside(dataDir: string): Promise<Result[]> {
  progress('Counting statements and looking for stale answers');
  const server = await startHere(dataDir);
  try {
    return [
      ...(await attempt('S8', () => measureStatements(server, dataDir))),
      ...(await attempt('S9', () => measureFreshness(server, dataDir, WRITES))),
    ];
  } finally {
    await server.stop();
  }
}

async function measureBig(): Promise<Result[]> {
  progress('Writing what twenty years of work leave behind');
  return withBothSizes(async (small, big) => {
    const results: Result[] = [];
    if (chosen('growth')) {
      progress('Asking for pages and lists at both sizes');
      results.push(...(await attempt('G', () => measureGrowth(small, big, GROWTH_ROUNDS))));
    }
    if (chosen('search')) {
      progress('Searching');
      results.push(...(await attempt('G3', () => measureSearches(big, SEARCH_ROUNDS))));
    }
    if (chosen('blocked')) {
      progress('Looking for what keeps the thread');
      results.push(...(await attempt('B', () => measureBlocked(big, BLOCKED_ROUNDS))));
    }
    return results;
  });
}

async function measureLargest(): Promise<Result[]> {
  progress('Writing a million items');
  return withBothSizes((small, big) => measureMillion(small, big, GROWTH_ROUNDS), MILLION);
}

async function measure(): Promise<Result[]> {
  const dataDir = temporaryDataDir();
  try {
    const served = SERVED.some(chosen);
    const results = served ? await attempt('served', () => measureServed(dataDir.path)) : [];
    if (chosen('start')) {
      progress('Starting the product again');
      results.push(...(await attempt('Q', () => measureStart(dataDir.path))));
    }
    if (chosen('saves') && !hasProxy('nginx')) progress('D2 is skipped: there is no nginx');
    else if (chosen('saves')) {
      progress('Reading pages of the mirror while staff save ten times a second');
      results.push(...(await attempt('D2', () => measureMirrorSaves(dataDir.path, SAVE_SECONDS))));
    }
    if (chosen('mirror')) {
      progress('Reading the mirror while no server runs');
      const generator = chooseGenerator();
      results.push(...(await attempt('R1', () => measureMirror(generator, EFFORT, dataDir.path))));
    }
    if (chosen('flood')) {
      progress('Signing in as nobody, a hundred at once');
      results.push(...(await attempt('DO7', () => measureFlood(chooseGenerator(), dataDir.path))));
    }
    if (chosen('uploads')) {
      progress('Sending eight of the largest pictures at once');
      results.push(...(await attempt('FU3', () => measureLargePictures(dataDir.path))));
    }
    if (chosen('data')) {
      results.push(...(await attempt('data', () => measureInside(dataDir.path))));
    }
    if (chosen('scale')) {
      progress('Reading and writing on several processes with one PostgreSQL');
      results.push(...(await attempt('M', () => measureScale(chooseGenerator(), SCALE))));
    }
    if (['growth', 'search', 'blocked'].some(chosen)) {
      results.push(...(await attempt('G, B', measureBig)));
    }
    if (options.has('million')) results.push(...(await attempt('N', measureLargest)));
    if (chosen('pages')) {
      progress('Building the scripts beside a minimal application');
      results.push(...(await attempt('F6, F8', measureScripts)));
    }
    return results;
  } finally {
    dataDir.remove();
  }
}

process.env['NODE_ENV'] = 'production';
const results = await (url === undefined ? measure() : kinds(url));
results.sort((one, other) => one.id.localeCompare(other.id, 'en', { numeric: true }));
console.log(`\n${formatTable(results)}\n`);
const control = results.find(({ id }) => id === 'A/A');
if (control && !control.met) {
  console.log('The run does not count: the machine was too unquiet (A/A). Run it again.');
}
process.exit(results.every(({ met }) => met) ? 0 : 1);
