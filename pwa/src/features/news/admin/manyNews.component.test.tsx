import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Refused, startFakeServer, type FakeServer } from '../../../../test/fakeServer.ts';
import { newsItem, newsList } from '../../../../test/news.ts';
import { openPanel } from '../../../../test/panel.tsx';
import { press, said, silent, titles } from '../../../../test/screen.ts';
import { adminPaths } from '../../../admin/navigation/adminPaths.ts';
import { RestoreItem } from '../../../admin/trash/trash.adminOperations.ts';
import { newsOperations } from './news.adminOperations.ts';

type StoredNews = ReturnType<typeof newsItem>;

let server: FakeServer;
let present: StoredNews[];
let deleted: StoredNews[];

const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
const all = () => box('Izaberi sve na strani');

/** Gives back the stored news, or refuses. */
function storedOf(id: number): StoredNews {
  const item = present.find((one) => one.id === id);
  if (!item) throw new Refused('NOT_FOUND');
  return item;
}

/** A list on the server whose items can be deleted, restored and saved. */
function list(...items: readonly Partial<StoredNews>[]): void {
  present = items.map((item, at) => newsItem({ ...item, id: at + 1 }));
  deleted = [];
  server.answer(newsOperations.list, (asked) => newsList(present, asked as object));
  server.answer(newsOperations.item, ({ id }) => ({ item: storedOf(id) }));
  server.answer(newsOperations.remove, ({ id }) => {
    deleted.push(storedOf(id));
    present = present.filter((item) => item.id !== id);
    return { deleteNews: true };
  });
  server.answer(RestoreItem, ({ id }) => {
    const item = deleted.find((one) => one.id === id);
    if (!item) throw new Refused('NOT_FOUND');
    deleted = deleted.filter((one) => one !== item);
    present = [...present, item].toSorted((one, other) => one.id - other.id);
    return { restoreItem: true };
  });
  server.answer(newsOperations.update, ({ input }) => {
    const { imageAlt: _alt, publishedAt = null, ...rest } = input;
    const item = { ...storedOf(input.id), ...rest, publishedAt, version: 2 };
    present = present.map((one) => (one.id === input.id ? item : one));
    return { item };
  });
}

beforeEach(() => {
  server = startFakeServer();
});

it('moves the chosen rows to the trash after one question, and takes all of it back', async () => {
  list({ title: 'Prva' }, { title: 'Druga' }, { title: 'Treća' });
  await openPanel(server, adminPaths.news);
  await box('Izaberi: Prva').click();
  await box('Izaberi: Treća').click();
  await said('Izabrano: 2 stavke');
  await press('U korpu');
  await said('Premestiti u korpu 2 stavke?');
  await said('Prva, Treća');
  await press('Da');
  await said('U korpi: 2 stavke.');
  await expect.poll(titles).toEqual(['Druga']);
  expect(server.asked(newsOperations.remove)).toEqual([{ id: 1 }, { id: 3 }]);
  const undo = page.getByRole('button', { name: 'Vrati' });
  expect(undo.elements()).toHaveLength(1);
  await undo.click();
  await expect.poll(titles).toEqual(['Prva', 'Druga', 'Treća']);
});

it('deletes nothing where the question is answered with no', async () => {
  list({ title: 'Prva' }, { title: 'Druga' });
  await openPanel(server, adminPaths.news);
  await all().click();
  await press('U korpu');
  await press('Ne');
  await silent(/^Premestiti u korpu/);
  expect(server.asked(newsOperations.remove)).toEqual([]);
  await expect.element(box('Izaberi: Druga')).toBeChecked();
});

it('names what was refused and why, keeps it chosen, and does the others', async () => {
  list({ title: 'Prva' }, { title: 'Druga' }, { title: 'Treća' });
  server.answer(newsOperations.remove, ({ id }) => {
    if (id === 1) throw new Refused('FORBIDDEN');
    present = present.filter((item) => item.id !== id);
    return { deleteNews: true };
  });
  await openPanel(server, adminPaths.news);
  await all().click();
  await press('U korpu');
  await press('Da');
  await said('Nije premešteno u korpu: „Prva“ – Nemate permisiju');
  await said('U korpi: 2 stavke.');
  await expect.poll(titles).toEqual(['Prva']);
  await expect.element(box('Izaberi: Prva')).toBeChecked();
});

it('publishes the drafts among the chosen rows, each by its own update', async () => {
  const draft = { publishedAt: null };
  list({ title: 'Objavljena' }, { title: 'Nacrt', ...draft }, { title: 'Skica', ...draft });
  await openPanel(server, adminPaths.news);
  await all().click();
  await press('Objavi 2 nacrta');
  await said('Objaviti 2 nacrta?');
  await press('Objavi');
  await said('Objavljeno: 2 stavke.');
  expect(server.asked(newsOperations.update)).toMatchObject([
    { input: { id: 2, version: 1, title: 'Nacrt', publishedAt: '1970-01-01T00:00:00.000Z' } },
    { input: { id: 3, version: 1, title: 'Skica', publishedAt: '1970-01-01T00:00:00.000Z' } },
  ]);
});

it('takes publishing back, but for what a colleague has made a draft or planned since', async () => {
  list({ title: 'Nacrt', publishedAt: null }, { title: 'Skica', publishedAt: null });
  await openPanel(server, adminPaths.news);
  await all().click();
  await press('Objavi');
  await page.getByRole('dialog').getByRole('button', { name: 'Objavi' }).click();
  await said('Objavljeno: 2 stavke.');
  const planned = '2126-12-05T18:00:00.000Z';
  present = present.map((item) => (item.id === 2 ? { ...item, publishedAt: planned } : item));
  await press('Vrati');
  await said('Vraćeno u nacrte: 1 stavka.');
  await said(/^Nije vraćeno u nacrte: „Skica“ – Kolega je u međuvremenu izmenio ovu stavku/);
  expect(present.map(({ publishedAt }) => publishedAt)).toEqual([null, planned]);
});

it('names the field that keeps a draft from being published', async () => {
  list({ title: 'Nacrt', description: '', publishedAt: null });
  await openPanel(server, adminPaths.news);
  await box('Izaberi: Nacrt').click();
  await press('Objavi');
  await page.getByRole('dialog').getByRole('button', { name: 'Objavi' }).click();
  await said(/^Nije objavljeno: „Nacrt“ – Stavka traži ispravku pre čuvanja \(Opis\)/);
  expect(server.asked(newsOperations.update)).toEqual([]);
});

it('is worked by keyboard, and offers nothing while nothing is chosen', async () => {
  list({ title: 'Prva' }, { title: 'Druga' });
  await openPanel(server, adminPaths.news);
  await expect.poll(titles).toEqual(['Prva', 'Druga']);
  const toTrash = page.getByRole('button', { name: 'U korpu' });
  await expect.element(toTrash).not.toBeInTheDocument();
  all().element().focus();
  await userEvent.keyboard(' ');
  await said('Izabrano: 2 stavke');
  await userEvent.keyboard('{Tab}');
  await expect.element(toTrash).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await said('Premestiti u korpu 2 stavke?');
  await expect.element(page.getByRole('button', { name: 'Ne', exact: true })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await silent(/^Premestiti u korpu/);
});

it('takes back the rest where a try to undo was cut off', async () => {
  list({ title: 'Prva' }, { title: 'Druga' });
  await openPanel(server, adminPaths.news);
  await all().click();
  await press('U korpu');
  await press('Da');
  await said('U korpi: 2 stavke.');
  let isCut = true;
  server.answer(RestoreItem, ({ id }) => {
    if (id === 2 && isCut) throw new Refused('FORBIDDEN');
    present = [...present, ...deleted.filter((item) => item.id === id)];
    return { restoreItem: true };
  });
  await press('Vrati');
  await said('Vraćanje nije uspelo. Pokušaj ponovo.');
  isCut = false;
  await press('Vraćanje nije uspelo. Pokušaj ponovo.');
  await expect.poll(titles).toEqual(['Prva', 'Druga']);
  expect(server.asked(RestoreItem).map(({ id }) => id)).toEqual([1, 2, 2]);
});
