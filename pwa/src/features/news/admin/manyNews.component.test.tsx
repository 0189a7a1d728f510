import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startFakeServer, type FakeServer } from '../../../../test/fakeServer.ts';
import { answeredImage, newsItem, newsList } from '../../../../test/news.ts';
import { openPanel } from '../../../../test/panel.tsx';
import { press, said, silent, titles } from '../../../../test/screen.ts';
import { LinkingItems } from '../../../admin/items/linkingItems.ts';
import { itemPaths } from '../../../admin/navigation/adminPaths.ts';
import { ChangeItems } from '../../../admin/items/many/manyRows.adminOperations.ts';
import { newsOperations } from './news.adminOperations.ts';

type StoredNews = ReturnType<typeof newsItem>;

let server: FakeServer;
let present: StoredNews[];
let deleted: StoredNews[];
/** Codes by title. */
let refusals: Record<string, string>;

const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
const all = () => box('Izaberi sve na strani');
const dialog = () => page.getByRole('dialog');
const confirm = (name: string) => dialog().getByRole('button', { name, exact: true }).click();

/** A list on the server whose items can be changed together. */
function list(...items: readonly Partial<StoredNews>[]): void {
  present = items.map((item, at) => newsItem({ ...item, id: at + 1 }));
  deleted = [];
  refusals = {};
  server.answer(newsOperations.list, (asked) => newsList(present, asked as object));
  server.answer(ChangeItems, ({ items: changes }) => {
    const done: { __typename: 'ChangedItem'; itemId: number; version: number }[] = [];
    const refused: object[] = [];
    for (const { id, isDeleted, version, ...fields } of changes as readonly Change[]) {
      const item = [...present, ...deleted].find((one) => one.id === id) ?? newsItem();
      const code = refusals[item.title] ?? (item.version === version ? undefined : 'CONFLICT');
      if (code) {
        const fields = code === 'BAD_USER_INPUT' ? ['description'] : [];
        refused.push({ __typename: 'RefusedItem', itemId: id, code, fields });
        continue;
      }
      const changed = { ...item, ...fields, version: version + 1 };
      present = present.filter((one) => one.id !== id);
      deleted = deleted.filter((one) => one.id !== id);
      if (isDeleted) deleted.push(changed);
      else present = [...present, changed].toSorted((one, other) => one.id - other.id);
      done.push({ __typename: 'ChangedItem', itemId: id, version: version + 1 });
    }
    return { changeItems: { __typename: 'ItemChanges', done, refused } } as never;
  });
}
interface Change {
  readonly id: number;
  readonly version: number;
  readonly isDeleted?: boolean;
  readonly publishedAt?: string | null;
}
const sent = () => server.asked(ChangeItems).map(({ items }) => items);

beforeEach(() => {
  server = startFakeServer();
});

it('the rows stay where they are when the first one is chosen', async () => {
  list({ title: 'Prva' }, { title: 'Druga' });
  await openPanel(server, itemPaths.News.list);
  const top = () => box('Izaberi: Druga').element().getBoundingClientRect().top;
  await expect.element(box('Izaberi: Druga')).toBeVisible();
  const before = top();
  await box('Izaberi: Prva').click();
  await said('Izabrano: 1 stavka');
  expect(top()).toBe(before);
});

it('moves the chosen rows to the trash after one question, and takes all of it back', async () => {
  list({ title: 'Prva' }, { title: 'Druga' }, { title: 'Treća' });
  await openPanel(server, itemPaths.News.list);
  await box('Izaberi: Prva').click();
  await box('Izaberi: Treća').click();
  await said('Izabrano: 2 stavke');
  await press('U korpu');
  await said('Premestiti u korpu 2 stavke?');
  await said('Prva, Treća');
  await press('Da');
  await said('U korpi: 2 stavke.');
  await expect.poll(titles).toEqual(['Druga']);
  expect(sent()).toEqual([
    [
      { id: 1, version: 1, isDeleted: true },
      { id: 3, version: 1, isDeleted: true },
    ],
  ]);
  const undo = page.getByRole('button', { name: 'Vrati' });
  expect(undo.elements()).toHaveLength(1);
  await undo.click();
  await expect.poll(titles).toEqual(['Prva', 'Druga', 'Treća']);
  await said('Vraćeno kako je bilo: 2 stavke.');
});

it('names the texts that link to any of the chosen rows', async () => {
  list({ title: 'Prva' }, { title: 'Druga' });
  const linkingItems = [
    { __typename: 'LinkingItem' as const, itemType: 'Settings', title: 'about' },
    { __typename: 'LinkingItem' as const, itemType: 'News', title: 'Najava' },
  ];
  server.answer(LinkingItems, () => ({ linkingItems }));
  await openPanel(server, itemPaths.News.list);
  await all().click();
  await press('U korpu');
  await said(/Na ove stavke vode veze iz: „Podešavanja: O nama“, „Najava“\./);
  expect(server.asked(LinkingItems)).toEqual([{ itemType: 'News', ids: [1, 2] }]);
  await press('Ne');
});

it('deletes nothing where the question is answered with no', async () => {
  list({ title: 'Prva' }, { title: 'Druga' });
  await openPanel(server, itemPaths.News.list);
  await all().click();
  await press('U korpu');
  await press('Ne');
  await silent(/^Premestiti u korpu/);
  expect(sent()).toEqual([]);
  await expect.element(box('Izaberi: Druga')).toBeChecked();
});

it.each([
  ['FORBIDDEN', /^Nije premešteno u korpu: „Prva“ – Nemate permisiju/],
  ['CONFLICT', /^Nije premešteno u korpu: „Prva“ – Kolega je u međuvremenu izmenio ovu stavku/],
  ['BAD_USER_INPUT', /„Prva“ – Stavka traži ispravku pre čuvanja \(Opis\)/],
])('names what was refused with %s, keeps it chosen, and does the others', async (code, text) => {
  list({ title: 'Prva' }, { title: 'Druga' }, { title: 'Treća' });
  refusals = { Prva: code };
  await openPanel(server, itemPaths.News.list);
  await all().click();
  await press('U korpu');
  await press('Da');
  await said(text);
  await said('U korpi: 2 stavke.');
  await expect.poll(titles).toEqual(['Prva']);
  await expect.element(box('Izaberi: Prva')).toBeChecked();
});

const DRAFTS = [
  { title: 'Objavljena' },
  { title: 'Nacrt', publishedAt: null },
  { title: 'Skica', publishedAt: null },
] as const;

it('publishes the unpublished among the chosen rows, and takes back what no colleague changed', async () => {
  list(...DRAFTS);
  await openPanel(server, itemPaths.News.list);
  await all().click();
  await press('Objavi 2 neobjavljene');
  await said('Objaviti 2 stavke?');
  await confirm('Objavi');
  await said('Objavljeno: 2 stavke.');
  const publishedAt = '1970-01-01T00:00:00.000Z';
  expect(sent()).toEqual([
    [
      { id: 2, version: 1, publishedAt },
      { id: 3, version: 1, publishedAt },
    ],
  ]);
  present = present.map((item) => (item.id === 3 ? { ...item, version: 3 } : item));
  await press('Vrati');
  await said('Vraćeno kako je bilo: 1 stavka.');
  await said(/^Nije vraćeno: „Skica“ – Kolega je u međuvremenu izmenio ovu stavku/);
  expect(present.map((item) => item.publishedAt)).toMatchObject([{}, null, publishedAt]);
});

it('plans the chosen drafts for one moment', async () => {
  list(...DRAFTS);
  await openPanel(server, itemPaths.News.list);
  await box('Izaberi: Nacrt').click();
  await press('Zakaži');
  await confirm('Zakaži');
  await said(/^Upišite kada se objavljuje/);
  await dialog()
    .getByLabelText('Datum i vreme objavljivanja', { exact: true })
    .fill('5.12.2126 9.00');
  await confirm('Zakaži');
  await said('Zakazano: 1 stavka.');
  expect(sent()).toEqual([[{ id: 2, version: 1, publishedAt: '2126-12-05T08:00:00.000Z' }]]);
});

it('writes the words of several pictures, and leaves the others', async () => {
  const image = answeredImage('/media/1.png', 'Ranije');
  list({ title: 'Prva', image }, { title: 'Druga', image });
  await openPanel(server, itemPaths.News.list);
  await all().click();
  await press('Opiši fotografije');
  await dialog()
    .getByLabelText(/^Druga/)
    .fill(' Nova sala ');
  await confirm('Sačuvaj');
  await said('Sačuvano: 1 opis fotografija.');
  expect(sent()).toEqual([[{ id: 2, version: 1, imageAlt: 'Nova sala' }]]);
});

it('chooses on several pages, and sends portions that can be followed', async () => {
  list(...Array.from({ length: 120 }, (_, at) => ({ title: `Vest ${String(at + 1)}` })));
  await openPanel(server, itemPaths.News.list);
  await all().click();
  await said('Izabrano: 25 stavki');
  await press('Izaberi sve na svim stranama');
  await said('Izabrano: 120 stavki');
  await press('U korpu');
  await press('Da');
  await said('U korpi: 120 stavki.');
  expect(sent().map(({ length }) => length)).toEqual([50, 50, 20]);
});

it('is worked by keyboard, and offers nothing while nothing is chosen', async () => {
  list({ title: 'Prva' }, { title: 'Druga' }, { title: 'Treća' });
  await openPanel(server, itemPaths.News.list);
  await expect.poll(titles).toEqual(['Prva', 'Druga', 'Treća']);
  const toTrash = page.getByRole('button', { name: 'U korpu' });
  await expect.element(toTrash).not.toBeInTheDocument();
  box('Izaberi: Prva').element().focus();
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  await said('Izabrano: 2 stavke');
  await userEvent.keyboard('{Control>}a{/Control}');
  await said('Izabrano: 3 stavke');
  await press('Poništi izbor');
  await box('Izaberi: Prva').click();
  await userEvent.keyboard('{Shift>}');
  await box('Izaberi: Treća').click();
  await userEvent.keyboard('{/Shift}');
  await said('Izabrano: 3 stavke');
  all().element().focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(toTrash).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await said('Premestiti u korpu 3 stavke?');
  await expect.element(page.getByRole('button', { name: 'Ne', exact: true })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await silent(/^Premestiti u korpu/);
});

it('on a phone has all acts in a menu, in one line that is not cut', async () => {
  await page.viewport(390, 844);
  list({ title: 'Prva', publishedAt: null }, { title: 'Druga' });
  await openPanel(server, itemPaths.News.list);
  await box('Izaberi: Prva').click();
  await box('Izaberi: Druga').click();
  await said('Izabrano: 2 stavke');
  const bar = page.getByRole('group', { name: 'Više stavki odjednom' }).element();
  expect(bar.clientHeight).toBeLessThan(2 * 44);
  const parts = [...bar.querySelectorAll('label, span, summary')];
  expect(parts.filter((part) => part.getBoundingClientRect().right > 390)).toEqual([]);
  await page.getByText('Radnje').click();
  for (const act of ['Objavi 1 neobjavljenu', 'Zakaži 1 neobjavljenu', 'Poništi izbor'])
    await expect.element(page.getByRole('button', { name: act })).toBeInViewport({ ratio: 1 });
  await press('U korpu');
  await confirm('Da');
  await said('U korpi: 2 stavke.');
  await page.viewport(1280, 900);
});
