import { describe, expect, it } from 'vitest';
import { GENERIC_FAILURE } from '../texts/errors.texts.ts';
import { allPages } from '../screen/useAsync.ts';
import { failureSentence } from '../form/useSave.ts';
import { progressOf } from '../upload/useUpload.ts';

describe('loading', () => {
  it('reads page after page until there is no next cursor', async () => {
    const asked: (string | null)[] = [];
    const items = await allPages<number>((after) => {
      asked.push(after);
      return Promise.resolve(
        after === null ? { items: [1, 2], nextCursor: 'c' } : { items: [3], nextCursor: null },
      );
    });
    expect(items).toEqual([1, 2, 3]);
    expect(asked).toEqual([null, 'c']);
  });
});

describe('telling', () => {
  it('shows progress in megabytes with a comma', () => {
    expect(progressOf(3_355_443, 5_242_880)).toEqual({
      percent: expect.closeTo(64, 1) as number,
      doneMb: '3,2',
      totalMb: '5,0',
    });
    expect(progressOf(0, 0).percent).toBe(0);
  });

  it('opens with the generic sentence only where nothing better is known', () => {
    expect(failureSentence({ code: 'NETWORK', fields: {} })).toContain(GENERIC_FAILURE);
    expect(failureSentence({ code: 'FORBIDDEN', fields: {} })).toBe('Nemate permisiju');
  });
});
