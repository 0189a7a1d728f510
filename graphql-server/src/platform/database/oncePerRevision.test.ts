import { expect, it } from 'vitest';
import { oncePerRevision } from './oncePerRevision.ts';

it('reads each key once per revision', async () => {
  const database = { revision: 1 };
  const once = oncePerRevision<number>(database);
  let reads = 0;
  const read = async (): Promise<number> => (reads += 1);
  expect(await Promise.all([once(read), once(read), once(read, 'other')])).toEqual([1, 1, 2]);
  database.revision = 2;
  expect(await once(read)).toBe(3);
});

it('reads again after a failed read', async () => {
  const once = oncePerRevision<number>({ revision: 1 });
  await expect(once(() => Promise.reject(new Error('The disk is gone')))).rejects.toThrow();
  expect(await once(async () => 7)).toBe(7);
});
