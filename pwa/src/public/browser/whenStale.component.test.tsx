import { afterEach, expect, it, vi } from 'vitest';
import { recordConnection, recordSavedAt } from '../device/cachedAt.ts';
import { whenStale } from './whenStale.ts';

afterEach(() => {
  delete document.documentElement.dataset['savedAt'];
});

it('a page from the network is not stale because the server answers', () => {
  const work = vi.fn();
  whenStale(work);
  recordConnection(true);
  recordConnection(false);
  expect(work).not.toHaveBeenCalled();
  recordSavedAt('2026-11-24T17:05:00.000Z', false);
  expect(work).toHaveBeenCalledTimes(1);
});
