import { afterEach, beforeAll, expect, it } from 'vitest';
import { movieRow, newsRow, programRow } from '../../../test/contentRows.ts';
import { movableClock } from '../../../test/movableClock.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';
import { deleteClosedItems } from './presence.service.ts';

const SOON = '2026-12-01T18:00:00.000Z';
const SECOND = 1000;
const MINUTE = 60_000;
const DOCUMENT = `mutation ReportEditing($itemType: String!, $id: Int!, $isLeaving: Boolean!) {
  reportEditing(itemType: $itemType, id: $id, isLeaving: $isLeaving) { name since } }`;

const clock = movableClock('2026-11-21T10:00:00Z');
let mila: string;
let bojan: string;
let news: number;
let program: number;

interface Report {
  readonly reportEditing: { readonly name: string; readonly since: string }[];
}

async function report(token: string | undefined, itemType: string, id: number, isLeaving = false) {
  const sent = token === undefined ? {} : { token };
  const answer = await app.gql<Report | undefined>(DOCUMENT, { itemType, id, isLeaving }, sent);
  return { code: answer.code, others: answer.data?.reportEditing };
}
const openRows = () => app.database.reader.openItem.count();

const app = sharedTestApp({
  clock,
  content: { news: [newsRow()], programs: [programRow(SOON)], movies: [movieRow([SOON])] },
});
beforeAll(async () => {
  const { reader } = app.database;
  news = (await reader.news.findFirstOrThrow()).id;
  program = (await reader.program.findFirstOrThrow()).id;
  ({ token: mila } = await app.signInAs({ sections: ['Vesti', 'Muzicki program'], name: 'Mila' }));
  ({ token: bojan } = await app.signInAs({ sections: ['Vesti'], name: 'Bojan' }));
  await app.saveState();
});
afterEach(() => app.restore());

it('names to each person the colleagues who have the item open, and since when', async () => {
  expect(await report(mila, 'News', news)).toEqual({ code: undefined, others: [] });
  clock.pass(40 * SECOND);
  const since = '2026-11-21T10:00:00.000Z';
  expect((await report(bojan, 'News', news)).others).toEqual([{ name: 'Mila', since }]);
  expect((await report(mila, 'News', news)).others).toMatchObject([{ name: 'Bojan' }]);
  // A beat does not move the beginning.
  expect((await report(bojan, 'News', news)).others).toEqual([{ name: 'Mila', since }]);
});

it('forgets a form without beats after 150 seconds, and a closed one at once', async () => {
  await report(mila, 'News', news);
  clock.pass(149 * SECOND);
  expect((await report(bojan, 'News', news)).others).toMatchObject([{ name: 'Mila' }]);
  clock.pass(SECOND);
  expect((await report(bojan, 'News', news)).others).toEqual([]);
  expect((await report(mila, 'News', news)).others).toMatchObject([{ name: 'Bojan' }]);
  expect(await report(bojan, 'News', news, true)).toEqual({ code: undefined, others: [] });
  expect((await report(mila, 'News', news)).others).toEqual([]);
});

it('keeps items apart, and those of different types with one number', async () => {
  expect(program).toBe(news);
  expect((await report(mila, 'Program', program)).others).toEqual([]);
  expect((await report(bojan, 'News', news)).others).toEqual([]);
});

it('closes nothing for a colleague, and closes an item that was deleted meanwhile', async () => {
  await report(mila, 'News', news);
  await report(bojan, 'News', news, true);
  expect((await report(bojan, 'News', news)).others).toMatchObject([{ name: 'Mila' }]);
  await app.rest('DELETE', `/api/News/DeleteNews?id=${String(news)}`, { token: bojan });
  expect((await report(bojan, 'News', news)).code).toBe('NOT_FOUND');
  expect((await report(mila, 'News', news, true)).code).toBeUndefined();
  expect(await openRows()).toBe(1);
});

it("answers nobody without the item's section, and stores nothing for them", async () => {
  await report(mila, 'News', news);
  const { token: stranger } = await app.signInAs({ sections: ['Konkurs'], name: 'Strana' });
  const { token: otherPrograms } = await app.signInAs({
    sections: ['Likovni program'],
    name: 'Lena',
  });
  for (const isLeaving of [false, true]) {
    expect(await report(stranger, 'News', news, isLeaving)).toMatchObject({ code: 'FORBIDDEN' });
    expect((await report(undefined, 'News', news, isLeaving)).code).toBe('UNAUTHENTICATED');
  }
  // Programmes have a section each.
  expect((await report(otherPrograms, 'Program', program)).code).toBe('FORBIDDEN');
  expect((await report(bojan, 'Program', program)).code).toBe('FORBIDDEN');
  expect((await report(mila, 'News', 0)).code).toBe('BAD_USER_INPUT');
  expect((await report(mila, 'User', 1)).code).toBe('BAD_USER_INPUT');
  expect(await openRows()).toBe(1);
});

it('changes no content, ends no cached page and leaves nothing in the audit trail', async () => {
  const { revision, reader } = app.database;
  const [entries, item] = [await reader.auditEntry.count(), await reader.news.findFirst()];
  await report(mila, 'News', news);
  await report(mila, 'News', news, true);
  expect(app.database.revision).toBe(revision);
  expect(await reader.auditEntry.count()).toBe(entries);
  expect(await reader.news.findFirst()).toEqual(item);
});

it('deletes what browsers left open, also after the clock was set back', async () => {
  await report(mila, 'News', news);
  clock.pass(3 * MINUTE);
  await deleteClosedItems(app.database, clock());
  expect(await openRows()).toBe(0);
  clock.pass(20 * MINUTE);
  await report(mila, 'News', news);
  clock.pass(-10 * MINUTE);
  expect((await report(bojan, 'News', news)).others).toEqual([]);
});

it('forgets a person whose account is deleted', async () => {
  await report(mila, 'News', news);
  const { id } = await app.database.reader.user.findFirstOrThrow({ where: { name: 'Mila' } });
  await app.database.write(({ user }) => user.delete({ where: { id } }));
  expect((await report(bojan, 'News', news)).others).toEqual([]);
});
