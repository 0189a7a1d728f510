import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { NEWS_FIELDS } from '../../../test/contentTypes.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';
import { storageQuota, storedBytes } from './storageQuota.ts';
import { picture } from '../../../test/testFiles.ts';

/** Two of the largest pictures must fit, whatever the size of the one that comes. */
const TWO_PICTURES = 20 * 1024 * 1024;

let token: string;
let limit = TWO_PICTURES;

const app = sharedTestApp({
  free: () => storageQuota({ database: app.database, dataDir: app.dataDir, limit }),
});
beforeAll(async () => {
  ({ token } = await app.signInAs({ sections: ['Vesti'] }));
});

const upload = async () =>
  app.rest('POST', '/api/News/CreateNews', {
    token,
    form: NEWS_FIELDS,
    file: { name: 'slika.png', bytes: await picture('png', { width: 700, height: 500 }) },
  });

it('all files together have a limit: beyond it uploads are refused and leave nothing (FU11)', async () => {
  expect((await upload()).status).toBe(201);
  const kept = () => readdir(join(app.dataDir, 'media'));
  const names = await kept();
  const sizes = await Promise.all(
    names.map(async (name) => (await stat(join(app.dataDir, 'media', name))).size),
  );
  expect(names.length).toBeGreaterThan(2);
  expect(await storedBytes(app.database)).toBe(sizes.reduce((sum, size) => sum + size, 0));

  expect(await upload()).toMatchObject({ status: 507, code: 'STORAGE_FULL' });
  expect(await kept()).toEqual(names);
  const text = await app.rest('POST', '/api/News/CreateNews', { token, form: NEWS_FIELDS });
  expect(text.status).toBe(201);

  limit += await storedBytes(app.database);
  expect((await upload()).status).toBe(201);
});

it('the files of a long archive are summed in short reads', async () => {
  const before = await storedBytes(app.database);
  await app.database.write(({ storedFile }) =>
    storedFile.createMany({
      data: Array.from({ length: 4100 }, (_, index) => ({
        id: `x${String(index)}`,
        kind: 'image',
        extension: 'png',
        contentType: 'image/png',
        originalName: 'x.png',
        byteSize: 2,
        sha256: '',
        variants: [{ name: 'x', byteSize: 1, sha256: '' }],
      })),
    }),
  );
  const statements = app.database.statements;
  expect(await storedBytes(app.database)).toBe(before + 3 * 4100);
  expect(app.database.statements - statements).toBe(3);
});
