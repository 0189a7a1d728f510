import { beforeEach, expect, it } from 'vitest';
import { newsItemType } from '../../contentTypes/news/news.service.ts';
import { newsRow } from '../../../test/contentRows.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';
import type { Person } from '../../platform/context.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { itemTrash } from '../trash/itemTrash.ts';
import { itemRepository } from './itemRepository.ts';

const person: Person = {
  id: 1,
  name: 'Ana',
  email: 'ana@centar.example',
  roleId: 1,
  roleAccess: [],
  sessionId: 1,
};

let id: number;
const app = sharedTestApp();
beforeEach(async () => {
  const data = newsRow({ title: 'Vest' });
  ({ id } = await app.database.writeContent(({ news }) => news.create({ data })));
});

const dependenciesOf = (database: Database) => ({ database, files: app.store, clock: app.clock });
const repository = () => itemRepository(dependenciesOf(app.database), newsItemType);
const stored = () => app.database.reader.news.findUniqueOrThrow({ where: { id } });
const deleteIt = () =>
  app.database.writeContent(async (transaction) => {
    const { loadForEdit, softDelete } = repository();
    await softDelete(transaction, await loadForEdit(transaction, person, id), app.clock());
  });
const restoreIt = () => itemTrash(dependenciesOf(app.database), newsItemType).restore(person, id);

/** Does something else before each write begins, as another process may. */
const writingAfter = (other: () => Promise<unknown>): Database => ({
  ...app.database,
  write: async (work) => {
    await other();
    return app.database.write(work);
  },
});

it('emptying the trash keeps an item that was restored since the trash was read', async () => {
  await deleteIt();
  const trash = itemTrash(dependenciesOf(writingAfter(restoreIt)), newsItemType);
  expect(await trash.purgeUntil(person, app.clock())).toBe(0);
  expect(await stored()).toMatchObject({ title: 'Vest', deletedAt: null, version: 3 });
  const last = await app.database.reader.auditEntry.findFirst({ orderBy: { id: 'desc' } });
  expect(last).toMatchObject({ action: 'restore' });
});

it('purging an item that was restored meanwhile is refused', async () => {
  await deleteIt();
  const trash = itemTrash(dependenciesOf(writingAfter(restoreIt)), newsItemType);
  await expect(trash.purge(person, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await stored()).toMatchObject({ deletedAt: null });
});

it.each([
  [
    'an edit',
    (transaction: Transaction, before: Awaited<ReturnType<typeof read>>) =>
      repository().saveChange(transaction, before, 'update', { title: 'Starija' }),
  ],
  [
    'a deletion',
    (transaction: Transaction, before: Awaited<ReturnType<typeof read>>) =>
      repository().softDelete(transaction, before, app.clock()),
  ],
])('%s of an item that was saved since it was read is refused', async (_what, write) => {
  const before = await read();
  await app.database.writeContent((transaction) =>
    repository().saveChange(transaction, before, 'update', { title: 'Novija' }),
  );
  const late = app.database.writeContent(async (transaction) => {
    await write(transaction, before);
  });
  await expect(late).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await stored()).toMatchObject({ title: 'Novija', deletedAt: null, version: 2 });
});

function read() {
  return repository().loadForEdit(app.database.reader, person, id);
}
