import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedsToRun, type Half } from './seeds.ts';
import { createWorld } from './world.ts';

/** One fault fails many seeds. */
const MAX_FAILURES = 5;

/** Tests of a file. */
export function simulateSeeds(half: Half): void {
  let world: Awaited<ReturnType<typeof createWorld>>;

  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.close());

  it('repeats a run by its seed', async () => {
    const first = await world.run(1);
    expect(await world.run(1)).toEqual(first);
  });

  it('keeps what it acknowledged, whatever fails', { timeout: 7_200_000 }, async () => {
    const seeds = seedsToRun(half);
    const failures: unknown[] = [];
    for (const seed of seeds) {
      await world.run(seed).catch((thrown: unknown) => failures.push(thrown));
      if (failures.length === MAX_FAILURES) break;
    }
    const { figures } = world;
    process.stdout.write(`${String(seeds.length)} seeds: ${JSON.stringify(figures)}\n`);
    expect(failures.map(String).join('\n\n')).toBe('');
  });
}
