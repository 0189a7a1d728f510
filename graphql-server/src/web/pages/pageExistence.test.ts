import { describe, expect, it } from 'vitest';
import { registeredAddress } from '@centar/domain/pageContract.ts';
import { movieRow, newsRow, ONE_OF_EACH } from '../../../test/contentRows.ts';
import { documentId, type DocumentName } from '../../../test/fakePwa.ts';
import { movableClock } from '../../../test/movableClock.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';

const clock = movableClock();

const app = sharedTestApp({ clock, content: ONE_OF_EACH });

const statusOf = async (path: string): Promise<number> => (await app.raw(path)).status;

/** The statements that these addresses cost, of which each answers 404. */
async function costOf(paths: readonly string[]): Promise<number> {
  const before = app.database.statements;
  for (const path of paths) expect(await statusOf(path), path).toBe(404);
  return app.database.statements - before;
}

const made = (count: number, path: (id: number) => string, from = 1000): string[] =>
  Array.from({ length: count }, (_, index) => path(from + index * 7919));

const PAGES = ['programs', 'news', 'cinema', 'kutak', 'konkurs', 'javne-nabavke'] as const;
const EXHIBITIONS = ['kolonije', 'saloni'] as const;
const REST = [
  'News/GetNewsByID',
  'Programs/GetProgramByID',
  'Cinema/GetMovieByID',
  'Gallery/GetByID',
  'Konkurs/GetKonkursByID',
  'PublicProcurment/GetPublicProcurmentByID',
  'Colony/GetByID',
  'ArtSaloon/GetByID',
  'Premises/GetByID',
];
const DETAILS: readonly DocumentName[] = [
  ...(['NewsDetail', 'ProgramDetail', 'MovieDetail', 'CompetitionDetail'] as const),
  ...(['ProcurementDetail', 'GalleryItemDetail', 'ColonyDetail', 'ArtSalonDetail'] as const),
];

describe('numbers of items that are not there', () => {
  it.each([...PAGES, ...EXHIBITIONS])('/%s/… cost no statement in either script', async (root) => {
    await statusOf(`/${root}/999999`);
    await statusOf(`/cir/${root}/999999`);
    expect(await costOf(made(20, (id) => `/${root}/${String(id)}`))).toBe(0);
    expect(await costOf(made(20, (id) => `/cir/${root}/${String(id)}`))).toBe(0);
  });

  it.each(REST)('over REST cost no statement (%s)', async (call) => {
    const pathOf = (id: number) => `/api/${call}?id=${String(id)}`;
    await statusOf(pathOf(999_999));
    expect(await costOf(made(20, pathOf))).toBe(0);
  });

  it.each(DETAILS)('over GraphQL cost no statement (%s)', async (name) => {
    const pathOf = (id: number) => registeredAddress(documentId(name), { id });
    await statusOf(pathOf(999_999));
    const before = app.database.statements;
    for (const path of made(20, pathOf)) {
      expect(String((await app.raw(path)).bytes)).toContain('NOT_FOUND');
    }
    expect(app.database.statements).toBe(before);
  });
});

describe('what was missing once', () => {
  it('is not looked for again: a draft, a year, a word', async () => {
    const [draft, deleted] = await app.database.writeContent(({ news, movie }) =>
      Promise.all([
        news.create({ data: newsRow({ publishedAt: null }) }),
        movie.create({ data: movieRow([], { deletedAt: clock() }) }),
      ]),
    );
    const paths = [
      `/news/${String(draft.id)}`,
      `/cir/cinema/${String(deleted.id)}`,
      '/arhiva/1931',
      '/program/nema',
      '/kutak-list/nema',
    ];
    await costOf(paths);
    const fills = app.cache.misses;
    for (let round = 0; round < 5; round += 1) expect(await costOf(paths)).toBe(0);
    expect(app.cache.misses).toBe(fills);
  });

  it('is there at once when it is written, or its moment comes', async () => {
    const soon = new Date(clock().getTime() + 60_000);
    const write = (data: ReturnType<typeof newsRow>) =>
      app.database.writeContent(({ news }) => news.create({ data }));
    const planned = `/news/${String((await write(newsRow({ publishedAt: soon }))).id)}`;
    expect(await statusOf(planned)).toBe(404);
    clock.set(soon.toISOString());
    expect(await statusOf(planned)).toBe(200);
    const next = Number(planned.split('/')[2]) + 1;
    expect(await statusOf(`/news/${String(next)}`)).toBe(404);
    expect((await write(newsRow())).id).toBe(next);
    expect(await statusOf(`/news/${String(next)}`)).toBe(200);
    expect(await statusOf(`/api/News/GetNewsByID?id=${String(next)}`)).toBe(200);
  });

  it('is found after a read that failed', async () => {
    await app.sql('ALTER TABLE "Colony" RENAME TO "Gone"');
    await app.database.writeContent(async () => undefined);
    expect(await statusOf('/api/Colony/GetByID?id=1')).toBe(500);
    await app.sql('ALTER TABLE "Gone" RENAME TO "Colony"');
    expect(await statusOf('/api/Colony/GetByID?id=1')).toBe(200);
  });
});
