import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { startFakeServer } from '../../../../test/fakeServer.ts';
import { galleryItem } from '../../../../test/gallery.ts';
import { newsList } from '../../../../test/news.ts';
import { openPanel } from '../../../../test/panel.tsx';
import { press, said } from '../../../../test/screen.ts';
import { ChangeItems } from '../../../admin/items/many/manyRows.adminOperations.ts';
import { adminPaths } from '../../../admin/navigation/adminPaths.ts';
import { galleryOperations } from './gallery.adminOperations.ts';

it('several cards are chosen and moved to the trash after one question', async () => {
  const server = startFakeServer();
  const items = ['Most', 'Reka', 'Grad'].map((title, at) => galleryItem({ id: at + 1, title }));
  const { list } = newsList([], {});
  server.answer(galleryOperations.list, () => ({
    list: { ...list, __typename: 'StaffGalleryPage', items },
  }));
  const done = [1, 3].map((itemId) => ({
    __typename: 'ChangedItem' as const,
    itemId,
    version: 2,
  }));
  server.answer(ChangeItems, () => ({
    changeItems: { __typename: 'ItemChanges', done, refused: [] },
  }));
  await openPanel(server, adminPaths.gallery);
  for (const title of ['Most', 'Grad']) {
    await page.getByRole('checkbox', { name: `Izaberi: ${title}`, exact: true }).click();
  }
  await said('Izabrano: 2 stavke');
  await press('U korpu');
  await said('Premestiti u korpu 2 stavke?');
  await press('Da');
  await said('U korpi: 2 stavke.');
  expect(server.asked(ChangeItems)).toMatchObject([{ items: [{ id: 1 }, { id: 3 }] }]);
});
