import { describe, expect, it } from 'vitest';
import { createReadLimiter } from './readLimiter.ts';

describe('answers of which there is no end', () => {
  it('are made for one network so often, and more slowly from then on; others are not held up', async () => {
    let now = 0;
    const reads = createReadLimiter({ now: () => now, pause: async () => undefined });
    const taken = async (network: string): Promise<number> => {
      for (let count = 0; count < 1000; count += 1) {
        try {
          await reads.consume(network);
        } catch (thrown) {
          expect(thrown).toMatchObject({ code: 'TOO_MANY_TRIES', retryAfter: 1 });
          return count;
        }
      }
      return Infinity;
    };
    expect(await taken('a')).toBe(60);
    expect(await taken('a')).toBe(0);
    now += 2000;
    expect(await taken('a')).toBe(8);
    expect(await taken('b')).toBe(60);
    now += 3_600_000;
    expect(await taken('a')).toBe(60);
  });

  it('are refused a second later to who asks on and on', async () => {
    const waits: number[] = [];
    const held = Promise.withResolvers<undefined>();
    const pause = (ms: number) => {
      waits.push(ms);
      return held.promise;
    };
    const reads = createReadLimiter({ now: () => 0, pause });
    for (let count = 0; count < 80; count += 1) await reads.allows('a');
    expect(waits).toEqual([]);

    let isAnswered = false;
    const late = reads.allows('a').finally(() => (isAnswered = true));
    expect(await reads.allows('b')).toBe(true);
    expect([waits, isAnswered]).toEqual([[1000], false]);
    held.resolve(undefined);
    expect(await late).toBe(false);
  });
});
