import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startFakeServer, type FakeServer } from '../../../test/fakeServer.ts';
import { notice } from '../../../test/notices.ts';
import { openPanel } from '../../../test/panel.tsx';
import { field, forgetDrafts } from '../../../test/screen.ts';
import { PreviewNotice, PreviewPicture } from '../../../test/previews.ts';
import { adminPaths } from '../navigation/adminPaths.ts';
import { competitionOperations } from '../../features/notices/admin/notices.adminOperations.ts';

const SITE = { facts: {}, keepScript: [], publicUrl: '' };

let server: FakeServer;
beforeEach(async () => {
  await page.viewport(1280, 900);
  server = startFakeServer();
  const staff = window.fetch.bind(window);
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    if (input === '/site.json') return Promise.resolve(Response.json(SITE));
    // The public queries besides the item's.
    const isPublic = typeof input === 'string' && input.startsWith('/graphql?');
    const nothing = { errors: [{ message: '', extensions: { code: 'NOT_FOUND' } }] };
    return isPublic ? Promise.resolve(Response.json(nothing)) : staff(input, init);
  });
});
afterEach(forgetDrafts);

const shown = () => page.getByRole('dialog', { name: 'Pregled' });
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

it('shows a notice with the documents that wait, in the script that is chosen', async () => {
  const item = notice({ documents: [stored('Obrazac', 4)] });
  server.answer(competitionOperations.item, () => ({ item }));
  server.answer(PreviewNotice, ({ input }) => ({
    competitionById: { ...item, ...(input as object) },
  }));
  await openPanel(server, '/ap/konkurs/view/5');
  await field('Naslov').fill('Javni konkurs');
  await userEvent.upload(field('Dokument'), new File(['x'], 'poziv.pdf'));
  await field('Naziv').first().fill('Obrazac prijave');
  await userEvent.upload(field('Dodaj dokument'), new File(['x'], 'rezultati.pdf'));
  await page.getByRole('link', { name: 'Pregled', exact: true }).click();
  await expect.element(shown().getByRole('heading', { name: 'Javni konkurs' })).toBeVisible();
  const names = () => [...document.querySelectorAll('.papers b')].map((name) => name.textContent);
  expect(names()).toEqual(['Preuzmi dokument', 'Obrazac prijave', 'rezultati']);

  await shown().getByRole('button', { name: 'Ćirilicom' }).click();
  await expect.element(shown().getByRole('heading', { name: 'Јавни конкурс' })).toBeVisible();
  expect(names()).toEqual(['Преузми документ', 'Образац пријаве', 'резултати']);
  await shown().getByRole('button', { name: 'Zatvori' }).click();
  await expect.element(field('Naslov')).toHaveValue('Javni konkurs');
  expect(server.asked(competitionOperations.update)).toEqual([]);
});

it('shows a new picture of the gallery on its wall, on a phone too', async () => {
  await page.viewport(390, 844);
  const drawing = await new Promise<Blob | null>((resolve) => {
    const canvas = document.createElement('canvas');
    canvas.toBlob(resolve);
  });
  server.answer(PreviewPicture, ({ input }) => ({
    galleryItemById: {
      __typename: 'GalleryItem' as const,
      id: 1,
      image: null,
      ...(input as object),
    },
  }));
  await openPanel(server, adminPaths.galleryCreate);
  for (const [label, value] of Object.entries({ Autor: 'Ana', Godina: '1987', Naslov: 'Most' })) {
    await field(label).fill(value);
  }
  await field('Status').selectOptions('Slobodna');
  await userEvent.upload(
    page.getByLabelText(/^Fotografija/).first(),
    new File([drawing ?? ''], 'most.png', { type: 'image/png' }),
  );
  await page.getByRole('button', { name: 'Pregled', exact: true }).click();
  await expect.element(shown().getByText('Most')).toBeVisible();
  await expect.element(shown().getByText('Ana, 1987')).toBeVisible();
  expect(document.querySelector('dialog figure img, dialog a img')?.getAttribute('src')).toMatch(
    /^blob:/,
  );
});
