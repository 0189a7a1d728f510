import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startFakeServer } from '../../../../test/fakeServer.ts';
import { galleryItem } from '../../../../test/gallery.ts';
import { openPanel } from '../../../../test/panel.tsx';
import { forgetDrafts, said, silent, type } from '../../../../test/screen.ts';
import { itemPaths } from '../../../admin/navigation/adminPaths.ts';
import { galleryOperations } from './gallery.adminOperations.ts';

/** A drawing of a bridge over a river, or of something else. */
function drawn(isBridge: boolean, width: number, type: string): Blob {
  const canvas = Object.assign(document.createElement('canvas'), { width, height: width / 2 });
  const context = canvas.getContext('2d');
  context?.scale(width, width / 2);
  for (const [colour, left, top, right, bottom] of isBridge
    ? ([
        ['skyblue', 0, 0, 1, 1],
        ['navy', 0, 0.7, 1, 0.3],
        ['maroon', 0.1, 0.4, 0.8, 0.1],
      ] as const)
    : ([
        ['darkgreen', 0, 0, 1, 1],
        ['gold', 0.4, 0.1, 0.5, 0.5],
      ] as const)) {
    if (!context) break;
    context.fillStyle = colour;
    context.fillRect(left, top, right, bottom);
  }
  // `toBlob` waits until the page is idle.
  const [, encoded = ''] = canvas.toDataURL(type, 0.75).split(',');
  return new Blob([Uint8Array.from(atob(encoded), (sign) => sign.charCodeAt(0))], { type });
}

const fileOf = (isBridge: boolean, name: string): File =>
  new File([drawn(isBridge, 1600, 'image/png')], name, { type: 'image/png' });

const server = { now: startFakeServer() };
/** The picture as the server has stored it: smaller, and encoded anew. */
const stored = { src: '', other: '' };
beforeEach(() => {
  server.now = startFakeServer();
  stored.src = URL.createObjectURL(drawn(true, 400, 'image/webp'));
  // Of pictures that the list describes as others; no test has fetched it.
  stored.other = `/media/${crypto.randomUUID()}-320.webp`;
  const image = {
    __typename: 'Image' as const,
    src: stored.src,
    width: 400,
    height: 200,
    alt: '',
    // The average of the drawing as the server computes it.
    placeholder: '#6185bb',
    srcSet: `${stored.src} 400w`,
  };
  const item = galleryItem({ image });
  const others = [
    { ...image, placeholder: '#3f6a22' },
    { ...image, height: 400 },
  ].map((other, id) => ({
    ...item,
    id,
    title: 'Drugo',
    image: { ...other, srcSet: stored.other },
  }));
  server.now.answer(galleryOperations.item, () => ({ item }));
  server.now.answer(galleryOperations.list, () => ({
    list: {
      __typename: 'StaffGalleryPage',
      items: [...others, item],
      page: 1,
      pages: 1,
      total: 3,
      drafts: 0,
      planned: 0,
      lastChanges: [],
    },
  }));
});
afterEach(forgetDrafts);

const choose = (...files: File[]) =>
  userEvent.upload(page.getByLabelText(/^Fotografij/).first(), files);
const remarks = () =>
  [...document.querySelectorAll('.drop-warning')].map((remark) => remark.textContent.trim());
const KNOWN = 'Ista fotografija već postoji: „Most“. Možda je poslata dva puta.';

it('many pictures are remarked on where one is stored already or chosen twice', async () => {
  await openPanel(server.now, itemPaths.GalleryItem.many);
  await choose(fileOf(true, 'a.png'), fileOf(false, 'b.png'), fileOf(false, 'c.png'));
  const twice = 'Ista fotografija već postoji: „b.png“. Možda je poslata dva puta.';
  await expect.poll(remarks).toEqual([KNOWN, twice]);
});

it('a new picture is remarked on where it is stored already', async () => {
  await openPanel(server.now, itemPaths.GalleryItem.create);
  await choose(fileOf(true, 'drugo_ime.png'));
  await expect.poll(remarks).toEqual([KNOWN]);
  await choose(fileOf(false, 'novo.png'));
  await expect.poll(remarks).toEqual([]);
});

it('a stored picture of another colour or shape is not fetched to be compared', async () => {
  const fetched = vi.spyOn(window, 'fetch');
  await openPanel(server.now, itemPaths.GalleryItem.create);
  await choose(fileOf(true, 'most.png'));
  await expect.poll(remarks).toEqual([KNOWN]);
  const addresses = fetched.mock.calls.map(([address]) => address);
  fetched.mockRestore();
  expect(addresses).not.toContain(stored.other);
});

it('a picture that replaces itself is remarked on', async () => {
  await openPanel(server.now, itemPaths.GalleryItem.item(3));
  await choose(fileOf(true, 'most.png'));
  await expect.poll(remarks).toEqual(['Ista fotografija je već ovde.']);
});

it('a picture of the same title is remarked on only if its author is the same', async () => {
  await openPanel(server.now, itemPaths.GalleryItem.create);
  await type({ Naslov: 'most', Autor: 'ANA' });
  await said(/^Već postoji „Most“/);
  const searches = () => server.now.asked(galleryOperations.list).length;
  const before = searches();
  await type({ Autor: 'Milica' });
  await expect.poll(searches).toBeGreaterThan(before);
  await silent(/^Već postoji/);
});
