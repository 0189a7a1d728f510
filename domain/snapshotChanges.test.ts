import { expect, test } from 'vitest';
import fc from 'fast-check';
import type { OfflineSnapshot, SiteParts } from './pageContract.ts';
import { changedSnapshot, entryChanges, revisionOf } from './snapshotChanges.ts';

const site = { keepScript: [], publicUrl: 'https://centar.example' } as unknown as SiteParts;

const textsOf = (entries: OfflineSnapshot['entries']): Map<string, string> =>
  new Map(Object.entries(entries).map(([address, entry]) => [address, JSON.stringify(entry)]));

async function snapshotOf(entries: OfflineSnapshot['entries']): Promise<OfflineSnapshot> {
  return { build: '/r.js', revision: await revisionOf(site, textsOf(entries)), site, entries };
}

/** What a device has that knew `before` and hears of the changes. */
async function updated(
  before: OfflineSnapshot['entries'],
  after: OfflineSnapshot['entries'],
): Promise<OfflineSnapshot | undefined> {
  const { build, revision } = await snapshotOf(after);
  const changed = entryChanges(textsOf(before), textsOf(after));
  return changedSnapshot(await snapshotOf(before), { build, revision, site, changed });
}

const entries = fc.dictionary(
  fc.constantFrom('/a', '/b', '/c', '/7'),
  fc.record({ data: fc.oneof(fc.string({ unit: 'binary' }), fc.array(fc.integer())) }),
);

test('a device that hears of the changes has what the server has', async () => {
  await fc.assert(
    fc.asyncProperty(entries, entries, async (before, after) => {
      expect((await updated(before, after))?.entries).toEqual(after);
    }),
  );
});

test('of a long text only what differs is sent', () => {
  const list = (title: string): Map<string, string> =>
    new Map([['/a', `${'x'.repeat(500)}${title}${'y'.repeat(500)}`]]);
  expect(entryChanges(list('prvi naslov'), list('drugi naslov'))).toEqual({
    '/a': [500, 'drug', 508],
  });
});

test('changes of another content are refused', async () => {
  const known = await snapshotOf({ '/a': { data: 1 } });
  const { build, revision } = await snapshotOf({ '/a': { data: 22 } });
  const changed = entryChanges(new Map([['/a', '{"data":2}']]), new Map([['/a', '{"data":22}']]));
  expect(await changedSnapshot(known, { build, revision, site, changed })).toBeUndefined();
});

test('the revision does not depend on the order of entries, but on the site', async () => {
  const [one, other] = [
    new Map([
      ['/a', '1'],
      ['/b', '2'],
    ]),
    new Map([
      ['/b', '2'],
      ['/a', '1'],
    ]),
  ];
  expect(await revisionOf(site, one)).toBe(await revisionOf(site, other));
  const renamed = { ...site, publicUrl: 'https://drugi.example' };
  expect(await revisionOf(renamed, one)).not.toBe(await revisionOf(site, one));
});
