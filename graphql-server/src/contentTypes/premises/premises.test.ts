import { beforeAll, beforeEach, expect, it } from 'vitest';
import { PREMISES_FIELDS } from '../../../test/contentTypes.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';

let token: string;

const app = sharedTestApp();
beforeAll(async () => {
  ({ token } = await app.signInAs({ roleId: 1 }));
  await app.saveState();
});
beforeEach(() => app.restore());

interface Photo {
  readonly id: number;
  readonly title: string;
  readonly caption: string;
}

const create = (fields: Record<string, string>) =>
  app.rest<Photo>('PUT', '/api/Premises/Create', {
    token,
    form: { ...PREMISES_FIELDS, ...fields },
  });
const shown = async () =>
  (await app.rest<Photo[]>('GET', '/api/Premises/GetAll')).body.map(({ title }) => title);

it('are shown in the order that they were given, drafts and deleted ones left out', async () => {
  await create({ title: 'Treća', position: '3' });
  const first = await create({ title: 'Prva', position: '1' });
  await create({ title: 'Nacrt', position: '2', publishedAt: '' });
  expect(first).toMatchObject({ status: 201, body: { title: 'Prva', caption: 'Prva' } });
  expect(await shown()).toEqual(['Prva', 'Treća']);
  await app.rest('DELETE', `/api/Premises/Delete?id=${String(first.body.id)}`, { token });
  expect(await shown()).toEqual(['Treća']);
});

it('wait in the bin, for administrators alone, and come back as they were', async () => {
  const { body } = await create({ title: 'Foaje', category: 'Drugo' });
  await app.rest('DELETE', `/api/Premises/Delete?id=${String(body.id)}`, { token });
  const bin = '{ bin: binItems { items { itemType itemId title section } } }';
  const { data } = await app.gql(bin, {}, { token });
  expect(data).toMatchObject({
    bin: { items: [{ itemType: 'PremisesPhoto', itemId: body.id, title: 'Foaje', section: '' }] },
  });
  const moderator = await app.signInAs({ sections: ['Galerija'] });
  const others = await app.gql(bin, {}, { token: moderator.token });
  expect(others.data).toMatchObject({ bin: { items: [] } });
  const reference = { itemType: 'PremisesPhoto', id: body.id };
  const restore = (by: string) =>
    app.rest('PUT', '/api/Bin/Restore', { token: by, json: reference });
  expect((await restore(moderator.token)).status).toBe(403);
  expect((await restore(token)).status).toBe(200);
  expect(await shown()).toEqual(['Foaje']);
});

it.each([
  [{ title: '' }, { title: 'required' }],
  [{ category: 'Podrum' }, { category: 'unknownChoice' }],
  [{ position: 'prva' }, { position: 'notAnInteger' }],
  [{ position: '10000' }, { position: 'notAnInteger' }],
])('%j is told and nothing is kept', async (fields, errors) => {
  expect(await create(fields)).toMatchObject({ status: 400, errors });
  expect(await shown()).toEqual([]);
});
