import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { startFakeServer } from '../../../../test/fakeServer.ts';
import { galleryItem } from '../../../../test/gallery.ts';
import { newsList } from '../../../../test/news.ts';
import { openPanel } from '../../../../test/panel.tsx';
import { press, said } from '../../../../test/screen.ts';
import { ChangeItems } from '../../../admin/items/many/manyRows.adminOperations.ts';
import { itemPaths } from '../../../admin/navigation/adminPaths.ts';
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
  await openPanel(server, itemPaths.GalleryItem.list);
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

it('a card is a row of 88 px on phones, with one line below a long title', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 900));
  const server = startFakeServer();
  const items = ['Most', 'Pogled na reku i stari kameni most sa leve obale, u sumrak'].map(
    (title, at) => galleryItem({ id: at + 1, title, author: 'Ana Hadžić Ristivojević' }),
  );
  server.answer(galleryOperations.list, () => ({
    list: { ...newsList([], {}).list, __typename: 'StaffGalleryPage', items },
  }));
  await openPanel(server, itemPaths.GalleryItem.list);
  await expect.element(page.getByRole('heading', { name: 'Most' })).toBeVisible();
  const heights = [...document.querySelectorAll('.picture-cards > li')].map((row) =>
    Math.round(row.getBoundingClientRect().height),
  );
  expect(heights).toEqual([88, 88]);
  await press('Akcije: Most');
  await expect.element(page.getByRole('link', { name: /^Izmeni: Most/ })).toBeVisible();
});
