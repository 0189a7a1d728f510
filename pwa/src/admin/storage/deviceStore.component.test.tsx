import { get, set } from 'idb-keyval';
import { afterEach, expect, it, vi } from 'vitest';
import { deviceStore } from './deviceStore.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('a database that never opens is an error after three seconds, and is opened anew', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const open = vi.spyOn(indexedDB, 'open').mockReturnValueOnce({} as IDBOpenDBRequest);
  const store = deviceStore('centar-probe', 'rows');
  const stored = set('a', 1, store);
  const failure = expect(stored).rejects.toThrow('centar-probe does not answer.');
  await vi.advanceTimersByTimeAsync(3000);
  await failure;
  await set('a', 2, store);
  expect(await get('a', store)).toBe(2);
  expect(open).toHaveBeenCalledTimes(2);
});
