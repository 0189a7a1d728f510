import { afterEach, expect, it } from 'vitest';
import { newsRow, programRow } from '../../../test/contentRows.ts';
import { movableClock } from '../../../test/movableClock.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';

const clock = movableClock();

const app = sharedTestApp({
  clock,
  content: {
    news: [
      newsRow(),
      newsRow({ publishedAt: null }),
      newsRow({ publishedAt: new Date(clock().getTime() + 60_000) }),
    ],
    programs: [
      programRow('2026-11-25T18:00:00Z'),
      programRow('2026-11-25T18:00:00Z', { programType: 'Turski kutak' }),
    ],
  },
});
afterEach(() => app.restore());

/** Has a former address lead to an item, as an import does. */
async function lead(address: string, itemType: string, itemId: number): Promise<void> {
  const origin = { source: 'wordpress:https://stari.rs', kind: itemType, sourceId: String(itemId) };
  await app.database.writeContent(async ({ importedItem, formerAddress }) => {
    await importedItem.upsert({
      where: { source_kind_sourceId: origin },
      create: { ...origin, itemType, itemId, content: '', version: 1 },
      update: {},
    });
    await formerAddress.create({ data: { address, ...origin } });
  });
}
const ask = async (path: string) => {
  const { status, headers } = await app.raw(path);
  return [status, headers.location, headers['cache-control']];
};
const moved = (to: string) => [301, to, 'public, max-age=3600'];

it('a previous address redirects to its item in any spelling and in the requested script', async () => {
  expect((await ask('/2019/05/izlo%C5%BEba'))[0]).toBe(404);
  await lead('/2019/05/izložba', 'News', 1);
  await lead('/?p=12', 'Program', 1);
  await lead('/kutak/vece.html', 'Program', 2);
  for (const path of [
    '/2019/05/izlo%C5%BEba',
    '/2019/05/IZLO%C5%BDBA/',
    '/2019/05/izlo%C5%BEba///?utm_source=fb',
  ]) {
    expect(await ask(path), path).toEqual(moved('/news/1'));
  }
  expect(await ask('/cir/2019/05/izlo%C5%BEba')).toEqual(moved('/cir/news/1'));
  expect(await ask('/?p=12')).toEqual(moved('/programs/1'));
  expect(await ask('/index.php?p=12')).toEqual(moved('/programs/1'));
  expect(await ask('/cir/?x=1&p=12')).toEqual(moved('/cir/programs/1'));
  expect(await ask('/kutak/vece.html')).toEqual(moved('/kutak/2'));
});

it.each([
  '/2019/05/izložba/feed/',
  '/2019/05/izložba/feed/atom',
  '/2019/05/izložba/amp/',
  '/2019/05/izložba?amp=1',
  '/2019/05/izložba/comment-page-1/',
  '/2019/05/izložba/page/2/',
  '/2019/05/izložba/2/',
  '/2019/05/izložba/comment-page-2/amp',
  '/2019/05/izložba/embed/',
  '/lat/2019/05/izložba/',
  '/index.php/2019/05/izložba/',
  '/sr/2019/05/izložba/feed/',
  '/2019/05/izložba/?replytocom=7',
  '/lat/?p=12',
])('a deeper address of a former one leads to its item: %s', async (path) => {
  await lead('/2019/05/izložba', 'News', 1);
  await lead('/?p=12', 'News', 1);
  expect(await ask(encodeURI(path))).toEqual(moved('/news/1'));
});

it('a former address in Cyrillic leads to the page in Cyrillic', async () => {
  await lead('/2019/05/izložba', 'News', 1);
  expect(await ask('/cyr/2019/05/izlo%C5%BEba/feed/')).toEqual(moved('/cir/news/1'));
});

it("the previous site's feed redirects to the news feed, if there was a previous site", async () => {
  expect((await ask('/feed/'))[0]).toBe(404);
  await lead('/2019/05/izložba', 'News', 1);
  expect(await ask('/feed/')).toEqual(moved('/rss/vesti.xml'));
  expect(await ask('/cir/feed/atom')).toEqual(moved('/cir/rss/vesti.xml'));
});

it('what is no former address is answered as ever', async () => {
  await lead('/2019/05/izložba', 'News', 1);
  await lead('/news-list', 'News', 1);
  const nowhere = ['/2019/05', '/2019/05/izlo%C5%BEba/x', '/%00', '/?p=1/x', '/?p=99'];
  for (const path of nowhere) {
    expect((await ask(path))[0], path).toBe(path.startsWith('/?') ? 200 : 404);
  }
  expect((await ask(`/${'a'.repeat(3000)}`))[0]).toBe(404);
  expect((await ask('/news-list'))[0]).toBe(200);
  const posted = await app.raw('/2019/05/izlo%C5%BEba', { method: 'POST' });
  expect(posted.status).toBe(404);
});

it('it leads nowhere while visitors do not see its item', async () => {
  await lead('/nacrt', 'News', 2);
  await lead('/planirano', 'News', 3);
  await lead('/obrisano', 'News', 1);
  await lead('/nestalo', 'News', 700);
  await app.database.writeContent(({ news }) =>
    news.update({ where: { id: 1 }, data: { deletedAt: clock() } }),
  );
  for (const path of ['/nacrt', '/planirano', '/obrisano', '/nestalo']) {
    expect((await ask(path))[0], path).toBe(404);
  }
  clock.pass(60_000);
  expect(await ask('/planirano')).toEqual(moved('/news/3'));
});

it('it never leads out of the site or in a circle', async () => {
  await lead('//zlo.example', 'News', 1);
  expect(await ask('//zlo.example')).toEqual(moved('/news/1'));
  await lead('/news/1', 'News', 1);
  expect((await ask('/news/1'))[0]).not.toBe(301);
});
