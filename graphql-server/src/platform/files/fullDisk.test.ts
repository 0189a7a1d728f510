import { beforeAll, expect, it } from 'vitest';
import { newsRow } from '../../../test/contentRows.ts';
import { NEWS_FIELDS } from '../../../test/contentTypes.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';
import { pngFile } from '../../../test/testFiles.ts';

const CREATE =
  'mutation($input: NewsInput!, $file: Upload) { createNews(input: $input, file: $file) { id } }';
const MIB = 1024 * 1024;
/** Free space above the reserve (200 MiB) and two of the largest pictures (10 MiB). */
const ENOUGH = 220 * MIB;

let token: string;
let free = ENOUGH;

const app = sharedTestApp({
  content: { news: [newsRow()] },
  free: async () => free,
});
beforeAll(async () => {
  ({ token } = await app.signInAs({ sections: ['Vesti'] }));
});
const create = {
  rest: async () =>
    app.rest('POST', '/api/News/CreateNews', { token, form: NEWS_FIELDS, file: await pngFile() }),
  graphql: async () => app.gql(CREATE, { input: NEWS_FIELDS }, { token, file: await pngFile() }),
};

it('a full disk refuses uploads without remains, reads continue, and freed space helps', async () => {
  free = ENOUGH - 1;
  const rows = await app.contentHash();
  expect(await create.rest()).toMatchObject({ status: 507, code: 'STORAGE_FULL' });
  expect(await create.graphql()).toMatchObject({ code: 'STORAGE_FULL' });
  expect(await app.contentHash()).toBe(rows);
  await expect.poll(app.files).toEqual([]);
  expect((await app.rest('GET', '/api/News/GetNewsByID?id=1')).status).toBe(200);

  free = ENOUGH;
  expect((await create.rest()).status).toBe(201);
  expect((await create.graphql()).code).toBeUndefined();
});

it('a database that cannot grow is told so, loses nothing that was acknowledged, and recovers', async () => {
  const limit = (pages: number) =>
    app.database.write((transaction) =>
      transaction.$queryRawUnsafe(`PRAGMA max_page_count = ${String(pages)}`),
    );
  const description = 'Dugačak tekst. '.repeat(1000);
  const large = () =>
    app.rest<{ id: number }>('POST', '/api/News/CreateNews', {
      token,
      form: { ...NEWS_FIELDS, description },
    });
  // SQLite makes it the present size where that is larger.
  await limit(1);
  const acknowledged: number[] = [];
  let refusal = await large();
  for (let tries = 0; refusal.status === 201 && tries < 50; tries += 1) {
    acknowledged.push(refusal.body.id);
    refusal = await large();
  }
  expect(refusal).toMatchObject({ status: 507, code: 'STORAGE_FULL' });
  expect(refusal.text).not.toMatch(/sqlite|prisma|page/i);
  expect((await app.rest('GET', '/api/News/GetNewsByID?id=1')).status).toBe(200);

  await limit(1_000_000);
  const after = await large();
  expect(after.status).toBe(201);
  const where = { id: { in: [...acknowledged, after.body.id] } };
  const { reader } = app.database;
  expect(await reader.news.count({ where })).toBe(acknowledged.length + 1);
  const [check] = await reader.$queryRaw<object[]>`PRAGMA integrity_check`;
  expect(Object.values(check ?? {})).toEqual(['ok']);
});
