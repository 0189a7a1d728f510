import { expect, test } from 'vitest';
import type { OfflineSnapshot } from '@centar/domain/pageContract.ts';
import { changedSnapshot, type SnapshotChanges } from '@centar/domain/snapshotChanges.ts';
import { newsRow, ONE_OF_EACH } from '../../test/contentRows.ts';
import { sharedTestApp } from '../../test/sharedTestApp.ts';

const app = sharedTestApp({ content: ONE_OF_EACH });

async function ask<Answer>(query = ''): Promise<Answer> {
  const { status, bytes } = await app.raw(`/offline-snapshot${query}`);
  expect(status).toBe(200);
  return JSON.parse(bytes.toString()) as Answer;
}

test('a device gets what has changed since its revision, and then has all of it', async () => {
  const before = await ask<OfflineSnapshot>();
  const since = `?od=${before.revision}`;
  expect(await ask<SnapshotChanges>(since)).toMatchObject({
    revision: before.revision,
    changed: {},
  });
  const row = newsRow({ title: 'Novo u kući' });
  await app.database.writeContent(({ news }) => news.create({ data: row }));
  const changes = await ask<SnapshotChanges>(since);
  expect(JSON.stringify(changes.changed)).toContain('Novo u kući');
  const after = await ask<OfflineSnapshot>();
  expect(changes.revision).toBe(after.revision);
  expect(await changedSnapshot(before, changes)).toEqual(after);
  expect(JSON.stringify(changes.changed).length).toBeLessThan(
    JSON.stringify(after.entries).length / 2,
  );
});

test.each(['?od=nepoznato', '?od=', '?od=a&od=b', '?od=%00'])(
  '%s is answered with the whole',
  async (query) => {
    const { entries, revision } = await ask<OfflineSnapshot>(query);
    expect(Object.keys(entries).length).toBeGreaterThan(0);
    expect(revision).toMatch(/^[0-9a-f]{24}$/);
  },
);
