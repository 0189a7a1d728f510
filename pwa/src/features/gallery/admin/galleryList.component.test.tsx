import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { startFakeServer } from '../../../../test/fakeServer.ts';
import { newsList } from '../../../../test/news.ts';
import { openPanel } from '../../../../test/panel.tsx';
import { press, said } from '../../../../test/screen.ts';
import { adminPaths } from '../../../admin/navigation/adminPaths.ts';
import { galleryOperations } from './gallery.adminOperations.ts';

const picture = (id: number, title: string) => ({
  __typename: 'GalleryItem' as const,
  id,
  author: 'Ana',
  title,
  yearMade: '1987',
  isRented: false,
  rentedTo: '',
  createdAt: '2026-11-01T18:00:00.000Z',
  updatedAt: '2026-11-01T18:00:00.000Z',
  publishedAt: '2026-11-01T18:00:00.000Z',
  version: 1,
  image: null,
});

it('several cards are chosen and moved to the trash after one question', async () => {
  const server = startFakeServer();
  const items = [picture(1, 'Most'), picture(2, 'Reka'), picture(3, 'Grad')];
  const { list } = newsList([], {});
  server.answer(galleryOperations.list, () => ({
    list: { ...list, __typename: 'StaffGalleryPage', items },
  }));
  server.answer(galleryOperations.item, ({ id }) => ({ item: items[id - 1] }) as never);
  server.answer(galleryOperations.remove, () => ({ deleteGalleryItem: true }));
  await openPanel(server, adminPaths.gallery);
  for (const title of ['Most', 'Grad']) {
    await page.getByRole('checkbox', { name: `Izaberi: ${title}`, exact: true }).click();
  }
  await said('Izabrano: 2 stavke');
  await press('U korpu');
  await said('Premestiti u korpu 2 stavke?');
  await press('Da');
  await said('U korpi: 2 stavke.');
  expect(server.asked(galleryOperations.remove)).toEqual([{ id: 1 }, { id: 3 }]);
});
