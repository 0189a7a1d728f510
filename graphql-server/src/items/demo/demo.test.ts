import { beforeAll, expect, it } from 'vitest';
import { newsRow, programRow } from '../../../test/contentRows.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';

let token: string;

const app = sharedTestApp({
  content: {
    news: [newsRow({ title: 'Probna' }), newsRow({ title: 'Naša' })],
    programs: [programRow('2026-12-01T18:00:00Z')],
  },
});
beforeAll(async () => {
  ({ token } = await app.signInAs({ roleId: 1, name: 'Mila' }));
  await app.database.write(({ demoItem }) =>
    demoItem.createMany({
      data: [
        { itemType: 'News', itemId: 1 },
        { itemType: 'Program', itemId: 1 },
        { itemType: 'News', itemId: 99 },
      ],
    }),
  );
  await app.saveState();
});

const state = async () => (await app.rest('GET', '/api/Demo/GetState', { token })).body;
const news = async () =>
  (await app.rest<{ title: string }[]>('GET', '/api/News/GetAllNews')).body.map(
    ({ title }) => title,
  );

it('goes to the bin in one step, leaves what is the centre’s own, and comes back', async () => {
  expect(await state()).toEqual({ present: 2, binned: 0, settings: [] });
  const removed = await app.rest('PUT', '/api/Demo/Remove', { token });
  expect(removed).toMatchObject({ status: 200, body: 2 });
  expect(await news()).toEqual(['Naša']);
  expect(await state()).toEqual({ present: 0, binned: 2, settings: [] });
  const { data } = await app.gql('{ binItems { items { title deletedByName } } }', {}, { token });
  expect(data).toMatchObject({
    binItems: { items: [{ deletedByName: 'Mila' }, { deletedByName: 'Mila' }] },
  });
  expect((await app.rest('PUT', '/api/Demo/Remove', { token })).body).toBe(0);

  expect((await app.rest('PUT', '/api/Demo/Restore', { token })).body).toBe(2);
  expect((await news()).sort()).toEqual(['Naša', 'Probna']);
  expect(await state()).toEqual({ present: 2, binned: 0, settings: [] });
});
