import { expect, test, vi } from 'vitest';
import type { OfflineSnapshot, SiteParts } from '@centar/domain/pageContract.ts';
import { revisionOf, type SnapshotChanges } from '@centar/domain/snapshotChanges.ts';
import { newerSnapshot, parseAnswer } from './snapshotAnswer.ts';

const site = { keepScript: [], publicUrl: 'https://centar.example' } as unknown as SiteParts;

async function snapshotOf(value: number): Promise<OfflineSnapshot> {
  const entries = { '/a': { data: value } };
  const revision = await revisionOf(site, new Map([['/a', JSON.stringify(entries['/a'])]]));
  return { build: '/r.js', revision, site, entries };
}

const changesTo = ({ build, revision }: OfflineSnapshot): SnapshotChanges => ({
  build,
  revision,
  changed: { '/a': [8, '2', 1] },
});

test('changes that fit are applied, and nothing more is fetched', async () => {
  const [known, now] = [await snapshotOf(1), await snapshotOf(2)];
  const fetchWhole = vi.fn<() => Promise<OfflineSnapshot>>();
  expect(await newerSnapshot(known, changesTo(now), fetchWhole)).toEqual(now);
  expect(fetchWhole).not.toHaveBeenCalled();
});

test.each([
  ['fit to something else', [0, '{"data":7', 1]],
  ['are no JSON', [0, '{', 0]],
] as const)('if the changes %s, all of it is fetched', async (_, change) => {
  const [known, now] = [await snapshotOf(1), await snapshotOf(2)];
  const changes = { ...changesTo(now), changed: { '/a': change } };
  expect(await newerSnapshot(known, changes, async () => now)).toEqual(now);
});

test('if changes come in place of the whole, nothing is taken', async () => {
  const now = await snapshotOf(2);
  const again = async (): Promise<SnapshotChanges> => changesTo(now);
  await expect(newerSnapshot(undefined, changesTo(now), again)).rejects.toThrow('whole');
});

test.each([
  '<!doctype html>',
  '{"errors":[]}',
  '{"build":"/r.js","revision":"1","site":{},"entries":{}}',
  '{"build":"/r.js","site":{},"entries":{"/a":{"data":1}}}',
  '{"build":"/r.js","revision":"1","changed":null}',
])('%s is not an answer of ours', (text) => {
  expect(parseAnswer(text)).toBeUndefined();
});
