import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Refused, startFakeServer, type FakeServer } from '../../../../test/fakeServer.ts';
import { newsItem, newsList } from '../../../../test/news.ts';
import { openPanel } from '../../../../test/panel.tsx';
import { press, said, silent, titles } from '../../../../test/screen.ts';
import { LinkingItems } from '../../../admin/items/linkingItems.ts';
import { RestoreItem } from '../../../admin/trash/trash.adminOperations.ts';
import { newsOperations } from './news.adminOperations.ts';

const LIST = '/ap/vesti';
const QUESTION = 'Da li ste sigurni da želite da obrišete vest?';

let server: FakeServer;
beforeEach(() => {
  server = startFakeServer();
});

let present: ReturnType<typeof newsItem>[];
/** The server answers with these news items, as searched and sorted by the request. */
function list(...names: readonly string[]): void {
  present = names.map((title, at) => newsItem({ id: at + 1, title, author: `Autor ${title}` }));
  server.answer(newsOperations.list, (asked) => newsList(present, asked as object));
}
const lastAsked = () => server.asked(newsOperations.list).at(-1);

it('is searched without regard to case and diacritics, as the address keeps it', async () => {
  list('Šetnja kroz grad', 'Otvoren bife', 'Bife zatvoren');
  const before = await openPanel(server, LIST);
  await page.getByRole('searchbox').fill('BIFE');
  await expect.poll(titles).toEqual(['Otvoren bife', 'Bife zatvoren']);
  await expect.poll(() => window.location.search).toBe('?trazi=BIFE');
  expect(lastAsked()).toMatchObject({ search: 'BIFE', page: 1 });
  await before.unmount();

  const again = await openPanel(server, LIST + '?trazi=setnja');
  await expect.poll(titles).toEqual(['Šetnja kroz grad']);
  await expect.element(page.getByRole('searchbox')).toHaveValue('setnja');
  await again.unmount();
  await openPanel(server, LIST + '?trazi=nigde');
  await said('Nema rezultata za „nigde“.');
});

it('is ordered by a press on the head of a column, and the other way by the next', async () => {
  list('Bife', 'Šetnja', 'Akademija');
  await openPanel(server, LIST);
  await expect.poll(titles).toEqual(['Bife', 'Šetnja', 'Akademija']);
  await press('Naslov');
  await expect.poll(titles).toEqual(['Akademija', 'Bife', 'Šetnja']);
  await expect.poll(() => window.location.search).toBe('?red=Naslov');
  await press('Naslov');
  await expect.poll(titles).toEqual(['Šetnja', 'Bife', 'Akademija']);
  await expect.poll(() => window.location.search).toBe('?red=-Naslov');
  expect(lastAsked()).toMatchObject({ order: 'title', descending: true });
});

it('is turned over in pages of 25, which the address counts', async () => {
  list(...Array.from({ length: 30 }, (_, at) => `Vest ${String(at + 1)}`));
  await openPanel(server, LIST);
  await expect.poll(titles).toHaveLength(25);
  await page.getByRole('link', { name: 'Sledeća' }).click();
  await expect.poll(titles).toHaveLength(5);
  await expect.poll(() => window.location.search).toBe('?strana=2');
  expect(server.asked(newsOperations.list).map(({ page }) => page)).toEqual([1, 2]);
  await expect
    .element(page.getByRole('link', { name: 'Sledeća' }))
    .toHaveAttribute('aria-disabled', 'true');
});

it('of any length is opened by one request', async () => {
  list(...Array.from({ length: 5000 }, (_, at) => `Vest ${String(at + 1)}`));
  await openPanel(server, LIST);
  await expect.poll(titles).toHaveLength(25);
  expect(server.operations().toSorted()).toEqual(['AdminNewsList', 'Me']);
  expect(server.asked(newsOperations.list)).toHaveLength(1);
  await page.getByRole('searchbox').fill('vest 4999');
  await expect.poll(titles).toEqual(['Vest 4999']);
  expect(server.asked(newsOperations.list)).toHaveLength(2);
});

it('counts drafts, marks them, and is narrowed to them by the address', async () => {
  list('Objavljena', 'Još jedna');
  present.push(newsItem({ id: 3, title: 'Skica', publishedAt: null }));
  await openPanel(server, LIST);
  await said('3 vesti, 1 nacrt');
  const row = page.getByRole('row').filter({ hasText: 'Skica' });
  await expect.element(row.getByText('Nacrt', { exact: true })).toBeVisible();
  await page.getByText('Nacrti', { exact: true }).click();
  await expect.poll(() => window.location.search).toBe('?objava=nacrti');
  await expect.poll(() => lastAsked()?.publication).toBe('draft');
});

it('on a phone has the actions of a row in words behind one button', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  list('Bife');
  await openPanel(server, LIST);
  await expect.element(page.getByText('Obriši', { exact: true })).not.toBeVisible();
  await press('Akcije: Bife');
  for (const word of ['Pogledaj na sajtu', 'Izmeni', 'Napravi sličnu vest', 'Obriši']) {
    await said(word);
  }
  await expect.element(page.getByText('Autor Bife')).not.toBeVisible();
});

it('has no column below the buttons of a row, at any width', async () => {
  onTestFinished(() => page.viewport(1280, 900));
  list('Otvaranje sezone u obnovljenoj Velikoj sali');
  await openPanel(server, LIST);
  await said('Otvaranje sezone u obnovljenoj Velikoj sali');
  for (const width of [768, 900, 1023, 1024, 1200, 1440]) {
    await page.viewport(width, 900);
    const table = document.querySelector('.data-table');
    expect([width, table?.scrollWidth]).toEqual([width, table?.clientWidth]);
  }
});

it('tells who changed a row last', async () => {
  list('Bife');
  server.answer(newsOperations.list, (asked) => newsList(present, asked as object, 'Milica Galić'));
  const { innerWidth: width, innerHeight: height } = window;
  // Narrower windows hide the column.
  await page.viewport(1440, height);
  await openPanel(server, LIST);
  await said('Milica Galić');
  await page.viewport(width, height);
});

it('deletes only after the question, and says where the item is now', async () => {
  list('Ostaje', 'Odlazi');
  server.answer(newsOperations.remove, ({ id }) => {
    present = present.filter((item) => item.id !== id);
    return { deleteNews: true };
  });
  await openPanel(server, LIST);
  await press('Obriši: Odlazi');
  await said(QUESTION);
  await expect.element(page.getByRole('button', { name: 'Ne', exact: true })).toHaveFocus();
  await press('Ne');
  await silent(QUESTION);
  expect(server.asked(newsOperations.remove)).toEqual([]);
  await press('Obriši: Odlazi');
  await press('Da');
  await said('Usesno obrisana vest');
  expect(server.asked(newsOperations.remove)).toEqual([{ id: 2 }]);
  await expect.poll(titles).toEqual(['Ostaje']);
  const link = page.getByRole('link', { name: 'Otvori korpu' });
  await expect.element(link).toHaveAttribute('href', '/ap/korpa');
});

it('names the texts that link to what would be deleted', async () => {
  list('Odlazi');
  const linkingItems = ['Prva', 'Druga', 'Treća', 'Četvrta'].map((title) => ({
    __typename: 'LinkingItem',
    itemType: 'News',
    title,
  }));
  server.answer(LinkingItems, () => ({ linkingItems }));
  await openPanel(server, LIST);
  await press('Obriši: Odlazi');
  await said(/Na ovu stavku vode veze iz: „Prva“, „Druga“, „Treća“, još 1 stavka\./);
  expect(server.asked(LinkingItems)).toEqual([{ itemType: 'News', ids: [1] }]);
  await press('Ne');
  await silent(QUESTION);
});

it('says a success in a toast that takes no focus, and takes a delete back', async () => {
  list('Ostaje', 'Odlazi');
  const removed = present.slice(1);
  server.answer(newsOperations.remove, () => {
    present = present.slice(0, 1);
    return { deleteNews: true };
  });
  server.answer(RestoreItem, () => {
    present.push(...removed);
    return { restoreItem: true };
  });
  await openPanel(server, LIST);
  await press('Obriši: Odlazi');
  await press('Da');
  const toast = page.getByRole('alert').filter({ hasText: 'Usesno obrisana vest' });
  await expect.element(toast).toHaveClass('swal2-toast');
  await expect.element(page.getByRole('button', { name: 'Obriši: Ostaje' })).toHaveFocus();
  // By keyboard the focus stays in the toast, and goes back where it was when that is closed.
  toast.getByRole('button', { name: 'Vrati' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(titles).toEqual(['Ostaje', 'Odlazi']);
  expect(server.asked(RestoreItem)).toEqual([{ itemType: 'News', id: 2 }]);
  await expect.element(toast.getByRole('status')).toHaveFocus();
  toast.getByRole('button', { name: 'Zatvori' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Obriši: Ostaje' })).toHaveFocus();
});

it('asks the next question beside a toast', async () => {
  list('Prva', 'Druga');
  server.answer(newsOperations.remove, ({ id }) => {
    present = present.filter((item) => item.id !== id);
    return { deleteNews: true };
  });
  await openPanel(server, LIST);
  for (const title of ['Prva', 'Druga']) {
    await press(`Obriši: ${title}`);
    await said(QUESTION);
    await press('Da');
    await said('Usesno obrisana vest');
  }
  await expect.poll(titles).toEqual([]);
});

it('keeps the row where deleting is refused, and says why', async () => {
  list('Ostaje');
  server.answer(newsOperations.remove, () => {
    throw new Refused('FORBIDDEN');
  });
  await openPanel(server, LIST);
  await press('Obriši: Ostaje');
  await press('Da');
  await said('Nemate permisiju');
  expect(titles()).toEqual(['Ostaje']);
});

it('edits in a dialog, which keeps what was typed when it is closed, and marks the row', async () => {
  list('Bife');
  const item = newsItem({ id: 1, title: 'Bife' });
  server.answer(newsOperations.item, () => ({ item: item }));
  server.answer(newsOperations.update, ({ input }) => ({ item: newsItem(input as object) }));
  const before = await openPanel(server, LIST);
  const dialog = page.getByRole('dialog');
  const title = dialog.getByLabelText('Naslov', { exact: true });
  await press('Izmeni: Bife');
  await title.fill('Nedovršeno');
  await said(/Čuvaju se na ovom uređaju od \d\d:\d\d/);
  await dialog.getByRole('button', { name: 'Otkazi' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await before.unmount();

  await openPanel(server, LIST);
  await said('Nesačuvan nacrt');
  await press('Izmeni: Bife');
  await expect.element(title).toHaveValue('Bife');
  await dialog.getByRole('button', { name: 'Odbaci', exact: true }).click();
  await title.fill('Bife otvoren');
  await dialog.getByRole('button', { name: 'Sacuvaj' }).click();
  await said('Izmene su sačuvane.');
  expect(server.asked(newsOperations.update)).toMatchObject([
    { input: { id: 1, title: 'Bife otvoren' } },
  ]);
  await silent('Nesačuvan nacrt');
});

it('that can not be loaded is missed in its place, and can be asked for again', async () => {
  list('Bife');
  server.isReachable = false;
  await openPanel(server, LIST);
  await said('Greska, molimo pokusajte kasnije');
  await press('Zatvori');
  await said(/^Spisak nije učitan\. Nema veze sa serverom\./);
  server.isReachable = true;
  await page.getByText('Pokušaj ponovo').click();
  await expect.poll(titles).toEqual(['Bife']);
});

it('shows whole dates and all choices of its filter in a window for large letters', async () => {
  await page.viewport(280, 606);
  list('Bife');
  await openPanel(server, LIST);
  await expect.element(page.getByText('Planirano')).toBeInViewport();
  const [date] = document.querySelectorAll('tbody .table-when');
  expect(date?.scrollWidth).toBe(date?.clientWidth);
  expect(document.documentElement.scrollWidth).toBe(280);
  await page.viewport(1280, 900);
});
