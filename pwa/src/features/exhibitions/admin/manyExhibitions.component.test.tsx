import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { startFakeServer } from '../../../../test/fakeServer.ts';
import { newsList } from '../../../../test/news.ts';
import { openPanel } from '../../../../test/panel.tsx';
import { field, forgetDrafts, press, said, type } from '../../../../test/screen.ts';
import { itemPaths } from '../../../admin/navigation/adminPaths.ts';
import { artSalonOperations, colonyOperations } from './exhibitions.adminOperations.ts';

afterEach(forgetDrafts);

it.each([
  { itemType: 'Colony', operations: colonyOperations, kind: 'Sopocanski dani' },
  { itemType: 'ArtSalon', operations: artSalonOperations, kind: 'Jesenji likovni salon' },
] as const)('many pictures become items of the type $itemType', async (one) => {
  const { itemType, operations, kind } = one;
  const server = startFakeServer();
  server.answer(operations.list, () => ({
    list: { ...newsList([], {}).list, __typename: `Staff${itemType}Page`, items: [] },
  }));
  server.answer(operations.create, ({ input }) => ({
    item: { __typename: itemType, id: 1, version: 1, publishedAt: null, ...input } as never,
  }));
  await openPanel(server, itemPaths[itemType].many);
  const names = ['most.jpg', 'reka.jpg'];
  await userEvent.upload(
    field('Fotografije'),
    names.map((name) => new File([name], name)),
  );
  await field('Naslov: most.jpg').fill('Stari most');
  await type({ Autor: 'Ana', 'Godina održavanja': '2026', Opis: 'Radovi sa kolonije.' });
  await field('Vrsta').selectOptions(kind);
  await press('Sacuvaj');
  await said('Dodato: 2 fotografije.');
  const titles = server.asked(operations.create).map(({ input }) => input.title);
  expect(titles).toEqual(['Stari most', 'Reka']);
});
