import { expect, it } from 'vitest';
import { onSqliteOnly } from '../onSqliteOnly.ts';
import { simulateSeeds } from './simulateSeeds.ts';
import { createWorld } from './world.ts';

const MOST_SEEDS = 200;

simulateSeeds('even');

onSqliteOnly('a disk that loses what it said to have flushed', () => {
  it('is found', async () => {
    const world = await createWorld({ isDiskHonest: false });
    const find = async (): Promise<void> => {
      for (let seed = 0; seed < MOST_SEEDS; seed += 1) await world.run(seed);
    };
    await expect(find()).rejects.toThrow(/^Seed \d+ fails; /);
    await world.close();
  });
});
