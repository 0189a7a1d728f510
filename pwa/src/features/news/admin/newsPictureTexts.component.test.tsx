import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ContentState } from '../../../admin/dashboard/contentHealth.adminOperations.ts';
import { adminPaths } from '../../../admin/navigation/adminPaths.ts';
import { newsOperations } from './news.adminOperations.ts';
import { Refused, startFakeServer, type FakeServer } from '../../../../test/fakeServer.ts';
import { answeredImage, newsItem } from '../../../../test/news.ts';
import { openPanel } from '../../../../test/panel.tsx';
import { forgetDrafts, isAsked, said } from '../../../../test/screen.ts';

type StoredNews = ReturnType<typeof newsItem>;

let server: FakeServer;
let stored: StoredNews[];

const field = (title: string) =>
  page.getByRole('textbox', { name: `Opis fotografije: ${title} (nije obavezno)`, exact: true });
const save = () => page.getByRole('button', { name: 'Sačuvaj', exact: true });
const image = (alt: string) => answeredImage('/media/1.png', alt);
const picture = (title: string, id: number): StoredNews =>
  newsItem({ id, title, image: image('') });
const altOf = (title: string): string | undefined =>
  stored.find((item) => item.title === title)?.image?.alt;

/** The stored news as the server answers of it. */
function storedOf(id: number): StoredNews {
  const item = stored.find((one) => one.id === id);
  if (!item) throw new Refused('NOT_FOUND');
  return item;
}

/** A server with news without alternative texts, of which it names the first few. */
function lacking(...titles: string[]): void {
  stored = titles.map((title, at) => picture(title, at + 1));
  server.answer(ContentState, () => {
    const lacks = stored.filter(({ image, morePictures }) =>
      [image, ...morePictures].some((one) => one?.alt === ''),
    );
    const items = lacks
      .slice(0, 2)
      .map(({ id, title }) => ({ __typename: 'LackingItem' as const, itemId: id, title }));
    const lack = { what: 'alternativeText', count: lacks.length, items };
    return {
      contentState: [
        {
          __typename: 'ContentPart' as const,
          section: 'Vesti',
          itemType: 'News',
          published: stored.length,
          latest: null,
          lacks: lacks.length > 0 ? [lack] : [],
        },
      ],
    };
  });
  server.answer(newsOperations.item, ({ id }) => ({ item: storedOf(id) }));
  server.answer(newsOperations.update, ({ input }) => {
    const before = storedOf(input.id);
    const { imageAlt, pictures, publishedAt: _kept, ...rest } = input;
    const version = before.version + 1;
    const own = pictures
      ? { morePictures: pictures.slice(1).map(({ src, alt }) => answeredImage(src, alt ?? '')) }
      : { image: image(imageAlt ?? '') };
    const item = { ...before, ...rest, version, ...own };
    stored = stored.map((one) => (one.id === input.id ? item : one));
    return { item };
  });
}

afterEach(forgetDrafts);
beforeEach(() => {
  server = startFakeServer();
});

it('saves what was typed for several pictures, each by its own update, and shows the next', async () => {
  lacking('Bife', 'Plakat', 'Foaje');
  await openPanel(server, adminPaths.describePictures);
  await said(/Prikazane su 2 od 3 fotografije/);
  await field('Bife').fill('Šank u foajeu');
  await field('Plakat').fill('Plakat za koncert');
  expect(isAsked()).toBe(true);
  await save().click();
  await said('Sačuvano: 2 opisa.');
  await expect.element(field('Foaje')).toBeVisible();
  await expect.element(field('Bife')).not.toBeInTheDocument();
  expect(isAsked()).toBe(false);
  expect(server.asked(newsOperations.update)).toMatchObject([
    { input: { id: 1, version: 1, title: 'Bife', imageAlt: 'Šank u foajeu' } },
    { input: { id: 2, version: 1, title: 'Plakat', imageAlt: 'Plakat za koncert' } },
  ]);
});

it('each of several pictures without words has a field, and the others keep theirs', async () => {
  lacking('Bife');
  const more = [
    answeredImage('/media/2.png', 'Šank'),
    answeredImage('/media/3.png', ''),
    answeredImage('/media/4.png', ''),
  ];
  stored = stored.map((item) => ({ ...item, image: image('Vrata'), morePictures: more }));
  await openPanel(server, adminPaths.describePictures);
  const fieldAt = (place: number) =>
    page.getByRole('textbox', { name: `Opis fotografije ${String(place)}: Bife (nije obavezno)` });
  await fieldAt(3).fill('Stolice');
  await fieldAt(4).fill('Foaje');
  await save().click();
  await said('Sačuvano: 2 opisa.');
  expect(stored[0]?.image?.alt).toBe('Vrata');
  expect(stored[0]?.morePictures.map(({ alt }) => alt)).toEqual(['Šank', 'Stolice', 'Foaje']);
  await said('Nijednoj objavljenoj fotografiji ne nedostaje opis.');
});

it('leaves pictures without words as they were, and says when none is left', async () => {
  lacking('Bife', 'Plakat');
  await openPanel(server, adminPaths.describePictures);
  await field('Plakat').fill('Plakat za koncert');
  await save().click();
  await said('Sačuvano: 1 opis.');
  expect(server.asked(newsOperations.update)).toMatchObject([{ input: { id: 2 } }]);
  expect(altOf('Bife')).toBe('');
  await field('Bife').fill('Šank u foajeu');
  await save().click();
  const none = page.getByText('Nijednoj objavljenoj fotografiji ne nedostaje opis.');
  await expect.element(none).toHaveFocus();
});

it('keeps the words of a refused one with the reason, and saves the others', async () => {
  lacking('Bife', 'Plakat');
  await openPanel(server, adminPaths.describePictures);
  await field('Bife').fill('Moje reči');
  await field('Plakat').fill('Plakat za koncert');
  stored = stored.map((item) => (item.id === 1 ? { ...item, image: image('Reči kolege') } : item));
  await save().click();
  await said('Nije sačuvano: „Bife“. Uneti tekst je ostao u poljima.');
  await said('Kolega je u međuvremenu upisao opis ove fotografije ili izmenio stavku.');
  await expect.element(field('Bife')).toHaveValue('Moje reči');
  await expect.element(field('Bife')).toHaveAttribute('aria-invalid', 'true');
  expect([altOf('Bife'), altOf('Plakat')]).toEqual(['Reči kolege', 'Plakat za koncert']);
});

it('loses no words without a connection, and saves them later', async () => {
  lacking('Bife', 'Plakat');
  await openPanel(server, adminPaths.describePictures);
  await field('Bife').fill('Šank u foajeu');
  await field('Plakat').fill('Plakat za koncert');
  server.isReachable = false;
  await save().click();
  await page.getByRole('button', { name: 'Zatvori' }).click();
  await said('Nije sačuvano: „Bife“, „Plakat“. Uneti tekst je ostao u poljima.');
  server.isReachable = true;
  await save().click();
  await said('Sačuvano: 2 opisa.');
  expect([altOf('Bife'), altOf('Plakat')]).toEqual(['Šank u foajeu', 'Plakat za koncert']);
});

it('keeps typed words on the device, and offers them again when the screen is left', async () => {
  lacking('Bife', 'Plakat');
  const panel = await openPanel(server, adminPaths.describePictures);
  await field('Bife').fill('Šank u foajeu');
  await said(/^Izmene nisu sačuvane. Čuvaju se na ovom uređaju od/);
  await panel.unmount();
  // A colleague was quicker in the meantime.
  stored = stored.map((item) => (item.id === 1 ? { ...item, image: image('Reči kolege') } : item));
  await openPanel(server, adminPaths.describePictures);
  await field('Plakat').fill('Plakat za koncert');
  await page.getByRole('button', { name: 'Nastavi', exact: true }).click();
  await expect.element(field('Bife')).toHaveValue('Šank u foajeu');
  await save().click();
  await said('Nije sačuvano: „Bife“. Uneti tekst je ostao u poljima.');
  expect(altOf('Plakat')).toBe('Plakat za koncert');
});

it('says it where nothing was typed, and moves to the first field', async () => {
  lacking('Bife');
  await openPanel(server, adminPaths.describePictures);
  await save().click();
  await said('Upišite bar jedan opis.');
  await expect.element(field('Bife')).toHaveFocus();
  expect(server.asked(newsOperations.update)).toEqual([]);
});

it('is reached from the state of the content on a dashboard', async () => {
  const items = [{ itemId: 1, title: 'Most' }];
  const lacks = [{ what: 'alternativeText', count: 1, items }];
  server.answer(ContentState, () => ({
    contentState: [
      {
        __typename: 'ContentPart' as const,
        section: 'Galerija',
        itemType: 'GalleryItem',
        published: 1,
        latest: null,
        lacks,
      },
    ],
  }));
  await openPanel(server, adminPaths.other);
  const link = page.getByRole('link', { name: 'Upiši opise na jednoj strani' });
  await expect.element(link).toHaveAttribute('href', adminPaths.describePictures);
});
