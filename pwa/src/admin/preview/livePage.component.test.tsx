import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startFakeServer, type FakeServer } from '../../../test/fakeServer.ts';
import { notice } from '../../../test/notices.ts';
import { openPanel } from '../../../test/panel.tsx';
import { field, forgetDrafts, press } from '../../../test/screen.ts';
import { PreviewNotice, PreviewPicture } from '../../../test/previews.ts';
import { itemPaths } from '../navigation/adminPaths.ts';
import { competitionOperations } from '../../features/notices/admin/notices.adminOperations.ts';

let server: FakeServer;
beforeEach(async () => {
  await page.viewport(1440, 900);
  server = startFakeServer();
  const staff = window.fetch.bind(window);
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    // The public queries besides the item's.
    const isPublic = typeof input === 'string' && input.startsWith('/graphql?');
    const nothing = { errors: [{ message: '', extensions: { code: 'NOT_FOUND' } }] };
    return isPublic ? Promise.resolve(Response.json(nothing)) : staff(input, init);
  });
});
afterEach(forgetDrafts);

const frame = (): HTMLIFrameElement | null => document.querySelector('iframe[title="Pregled"]');
const inPage = (selector: string): HTMLElement[] => [
  ...(frame()?.contentDocument?.querySelectorAll<HTMLElement>(selector) ?? []),
];
const textsOf = (selector: string) => inPage(selector).map(({ textContent }) => textContent);
const headline = () => expect.poll(() => textsOf('h1')[0]);

const stored = (title: string, documentId: number | null) => ({
  __typename: 'NoticeDocument' as const,
  documentId,
  title,
  date: '2026-11-24',
  url: `/media/${String(documentId)}.pdf`,
  fileName: 'a.pdf',
  contentType: 'application/pdf',
  byteSize: 1,
});

async function openNotice(path = '/ap/konkurs/view/5'): Promise<void> {
  const item = notice({ documents: [stored('Obrazac', 4)] });
  server.answer(competitionOperations.item, () => ({ item }));
  server.answer(PreviewNotice, ({ input }) => ({
    competitionById: { ...item, ...(input as object) },
  }));
  await openPanel(server, path);
}

it('shows a notice as it is typed, with waiting documents, in both scripts', async () => {
  await openNotice();
  await field('Naslov').fill('Javni konkurs');
  await userEvent.upload(field('Dokument'), new File(['x'], 'poziv.pdf'));
  await field('Naziv').first().fill('Obrazac prijave');
  await userEvent.upload(field('Dodaj dokument'), new File(['x'], 'rezultati.pdf'));
  await headline().toBe('Javni konkurs');
  const names = () => expect.poll(() => textsOf('.papers b'));
  await names().toEqual(['Preuzmi dokument', 'Obrazac prijave', 'rezultati']);
  await press('Ćirilica');
  await headline().toBe('Јавни конкурс');
  await names().toEqual(['Преузми документ', 'Образац пријаве', 'резултати']);
  await expect.element(field('Naslov')).toHaveValue('Javni konkurs');
  expect(server.asked(competitionOperations.update)).toEqual([]);
});

it('focuses the field of a pressed part, and leads nowhere', async () => {
  await openNotice();
  await field('Naslov').fill('Javni konkurs');
  await headline().toBe('Javni konkurs');
  inPage('h1')[0]?.click();
  await expect.element(field('Naslov')).toHaveFocus();
  expect(inPage('a[href]')).toEqual([]);
});

it('links look as on the page, which is said to be in preparation until it is shown', async () => {
  await openNotice();
  const said = () => document.querySelector('.live-page-state p')?.textContent;
  await expect.poll(said).toBe('Strana se priprema…');
  await expect
    .poll(() => inPage('.crumbs a').map((link) => getComputedStyle(link).textDecorationLine)[0])
    .toBe('underline');
  expect(said()).toMatch(/^Dodir/);
});

it('shows an example of what a new item still lacks', async () => {
  server.answer(PreviewPicture, ({ input }) => ({
    galleryItemById: { __typename: 'GalleryItem', image: null, ...(input as object), id: 1 },
  }));
  await openPanel(server, itemPaths.GalleryItem.create);
  await field('Naslov').fill('Most');
  await expect.poll(() => textsOf('figcaption')[0] ?? textsOf('main, body')[0]).toMatch(/Most/);
  expect(textsOf('body')[0]).toMatch(/Autor, /);
});

it('keeps the last page, and says why the newest is missing', async () => {
  await openNotice();
  await headline().toBe(notice().title);
  server.isReachable = false;
  await field('Naslov').fill('Bez veze');
  await expect
    .poll(() => document.querySelector('.live-page-state p')?.textContent)
    .toMatch(/^Pregled nije učitan. Nema veze/);
  await headline().toBe(notice().title);
});

it('shows a new picture of the gallery on its wall, over the form of a phone', async () => {
  await page.viewport(390, 844);
  const drawing = await new Promise<Blob | null>((resolve) => {
    const canvas = document.createElement('canvas');
    canvas.toBlob(resolve);
  });
  server.answer(PreviewPicture, ({ input }) => ({
    galleryItemById: { __typename: 'GalleryItem', image: null, ...(input as object), id: 1 },
  }));
  await openPanel(server, itemPaths.GalleryItem.create);
  for (const [label, value] of Object.entries({ Autor: 'Ana', Godina: '1987', Naslov: 'Most' })) {
    await field(label).fill(value);
  }
  await userEvent.upload(
    page.getByLabelText(/^Fotografija/).first(),
    new File([drawing ?? ''], 'most.png', { type: 'image/png' }),
  );
  await press('Pregled');
  await expect.poll(() => textsOf('body')[0]).toMatch(/MostAna, 1987/);
  const place = window.scrollY;
  expect(inPage('img')[0]?.getAttribute('src')).toMatch(/^blob:/);
  await press('Nazad na unos');
  await expect.element(field('Naslov')).toHaveValue('Most');
  expect(window.scrollY).toBe(place);
});
