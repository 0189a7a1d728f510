import { describe, expect, it } from 'vitest';
import { createReadLimiter } from './readLimiter.ts';

describe('answers of which there is no end', () => {
  it('are limited and then slowed per network, without affecting other networks', () => {
    let now = 0;
    const reads = createReadLimiter(() => now);
    const taken = (network: string): number => {
      for (let count = 0; count < 1000; count += 1) {
        try {
          reads.consume(network);
        } catch (thrown) {
          expect(thrown).toMatchObject({ code: 'TOO_MANY_TRIES', retryAfter: 1 });
          return count;
        }
      }
      return Infinity;
    };
    expect(taken('a')).toBe(60);
    expect(taken('a')).toBe(0);
    now += 2000;
    expect(taken('a')).toBe(8);
    expect(taken('b')).toBe(60);
    now += 3_600_000;
    expect(taken('a')).toBe(60);
  });
});
