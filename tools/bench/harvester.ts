import { ask, headerOf } from './exchange.ts';
import type { LoadGenerator } from './load.ts';
import { compare, type Effort } from './pairs.ts';
import { pin, SERVER_CPU, type RunningProcess } from './processes.ts';
import { median, spread } from './statistics.ts';
import type { Result } from './table.ts';

const CHANGES = '/api/Changes/GetChanges';
const PAGE = '/programs-list';
const SECOND_MS = 1000;
/** What a harvester asks that comes once a second. */
const QUESTIONS = 10;
const LEAST = 1;

/** The address of the present revision and its ETag; nothing has changed since. */
async function nothingChanged(origin: string): Promise<{ url: string; etag: string }> {
  const whole = await ask(origin + CHANGES);
  const { revision } = JSON.parse(whole.body.toString()) as { revision: string };
  const url = `${origin}${CHANGES}?${new URLSearchParams({ izmenjenoOd: revision }).toString()}`;
  // A rare address is cached from its second request.
  await ask(url);
  const answer = await ask(url);
  return { url, etag: headerOf(answer, 'etag') };
}

/** H1, H2: programs that keep a copy and find nothing new. */
export async function measureHarvester(
  generator: LoadGenerator,
  effort: Effort,
  product: RunningProcess,
): Promise<Result[]> {
  pin(product.pid, SERVER_CPU);
  const { url, etag } = await nothingChanged(product.origin);
  const headers = { 'if-none-match': etag };
  let unchanged = 0;
  const took: number[] = [];
  for (let question = 0; question < QUESTIONS; question += 1) {
    const started = performance.now();
    const { status } = await ask(url, headers);
    const elapsed = performance.now() - started;
    took.push(elapsed);
    if (status === 304) unchanged += 1;
    await new Promise((resolve) => setTimeout(resolve, SECOND_MS - elapsed));
  }
  const page = product.origin + PAGE;
  await ask(page);
  const { rates, failures } = await compare(
    generator,
    effort,
    { url, headers },
    { url: page, headers: {} },
  );
  return [
    {
      id: 'H1',
      what: 'changes since a revision, once a second: answered with 304',
      measured: `${String(unchanged)} of ${String(QUESTIONS)}, ${median(took).toFixed(1)} ms`,
      target: `${String(QUESTIONS)} of ${String(QUESTIONS)}`,
      met: unchanged === QUESTIONS,
    },
    {
      id: 'H2',
      what: 'the same as often as possible, share of a page read',
      measured: spread(rates) + (failures > 0 ? `, ${String(failures)} failed answers` : ''),
      target: `>= ${LEAST.toFixed(2)}`,
      met: median(rates) >= LEAST && failures === 0,
    },
  ];
}
