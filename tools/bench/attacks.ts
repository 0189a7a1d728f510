import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { ATTACK_NAMES } from './attackNames.ts';
import { LOAD_CPU, pinned, type RunningProcess } from './processes.ts';
import { median, p99 } from './statistics.ts';
import type { Result } from './table.ts';

const ATTACKER = fileURLToPath(new URL('attacker.ts', import.meta.url));
const SECONDS = 5;
/** Between two visits. */
const EVERY_MS = 50;
/** The home page's slowdown under attack. */
const MOST_RATIO = 3;
const MOST_FIRST_MS = 1000;
/** A visitor who waits longer counts as lost. */
const GIVEN_UP_MS = 10_000;

/** Milliseconds to load a page on a new connection. */
function visit(address: string): Promise<number> {
  return new Promise((resolve) => {
    const begun = performance.now();
    const giveUp = (): void => {
      resolve(GIVEN_UP_MS);
    };
    const sent = request(
      address,
      { agent: false, headers: { 'accept-encoding': 'br' }, timeout: GIVEN_UP_MS },
      (response) => {
        response.resume().once('end', () => {
          resolve(response.statusCode === 200 ? performance.now() - begun : GIVEN_UP_MS);
        });
      },
    );
    sent.once('timeout', giveUp).once('error', giveUp).end();
  });
}

/** In sequence and in turns. */
export async function visits(addresses: readonly string[], seconds: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    times.push(await visit(addresses[times.length % addresses.length] ?? ''));
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
  return times;
}

/** Open files and megabytes of memory. */
export function heldBy(pid: number): { files: number; megabytes: number } {
  const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
  return { files: readdirSync(`/proc/${String(pid)}/fd`).length, megabytes: kilobytes / 1024 };
}

/** The home page under each attack, relative to the same idle server. */
export async function measureAttacks(product: RunningProcess, dataDir: string): Promise<Result[]> {
  const { origin, pid } = product;
  const html = await (await fetch(`${origin}/`)).text();
  const [picture = ''] = /\/media\/[\w-]+-960\.webp/.exec(html) ?? [];
  await visits([origin], SECONDS);
  const results: Result[] = [];
  for (const attack of ATTACK_NAMES) {
    console.error(`  ${attack}`);
    const quiet = median(await visits([origin], SECONDS));
    const before = heldBy(pid);
    const [command = '', ...rest] = pinned(LOAD_CPU, [
      process.execPath,
      '--import',
      'tsx',
      ATTACKER,
      attack,
      origin,
      picture,
      dataDir,
    ]);
    const attacker = spawn(command, rest, { stdio: ['ignore', 'pipe', 'inherit'] });
    const exit = once(attacker, 'exit');
    await Promise.race([once(attacker.stdout, 'data'), exit]);
    const first = await visit(origin);
    const attacked = await visits([origin], SECONDS);
    const during = heldBy(pid);
    attacker.kill('SIGKILL');
    await exit;
    await new Promise((resolve) => setTimeout(resolve, 5000));
    const after = heldBy(pid);
    const ratio = median(attacked) / quiet;
    results.push({
      id: 'A',
      what: attack,
      measured:
        `${ratio.toFixed(2)} of the quiet time (p99 ${p99(attacked).toFixed(0)} ms, first ${first.toFixed(0)} ms); ` +
        `files ${[before, during, after].map(({ files }) => String(files)).join(' > ')}, ` +
        `MB ${[before, during, after].map(({ megabytes }) => megabytes.toFixed(0)).join(' > ')}`,
      target: `<= ${String(MOST_RATIO)}, first within ${String(MOST_FIRST_MS)} ms, files as before within 5 s`,
      met: ratio <= MOST_RATIO && first <= MOST_FIRST_MS && after.files <= before.files + 10,
    });
  }
  return results;
}
