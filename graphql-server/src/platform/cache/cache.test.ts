import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { registeredAddress } from '@centar/domain/pageContract.ts';
import { movieRow, newsRow, programRow } from '../../../test/contentRows.ts';
import { documentId } from '../../../test/fakePwa.ts';
import { movableClock, type MovableClock } from '../../../test/movableClock.ts';
import { NEWS_FIELDS } from '../../../test/contentTypes.ts';
import type { RawAnswer } from '../../../test/requests.ts';
import { rounds } from '../../../test/soak.ts';
import { onSqliteOnly } from '../../../test/onSqliteOnly.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { isPostgres } from '../../../test/testDatabase.ts';

const REST = '/api/News/GetAllNews';
const GRAPHQL = registeredAddress(documentId('LatestNews'), {});
const PAGE = '/';
const WRITES = rounds({ test: 6, soak: 60 });
/** One public address of each kind. */
const ADDRESSES = [
  ['REST', REST],
  ['GraphQL', GRAPHQL],
  ['page', PAGE],
] as const;

let app: TestApp;
let clock: MovableClock;

beforeAll(async () => {
  clock = movableClock();
  app = await startTestApp({ clock, content: { news: [newsRow({ title: 'prva' })] } });
});
afterEach(() => app.restore());
afterAll(() => app.close());

const textOf = ({ bytes }: RawAnswer): string => bytes.toString();
const fillsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const before = app.cache.misses;
  await work();
  return app.cache.misses - before;
};

describe('freshness', () => {
  it('every read after a write shows it, on both transports, write after write', async () => {
    const { token } = await app.signInAs({ sections: ['Vesti'] });
    let stale = 0;
    for (let round = 0; round < WRITES; round += 1) {
      const title = `izmena ${String(round)}`;
      const json = { id: 1, ...NEWS_FIELDS, title };
      await app.rest('PUT', '/api/News/UpdateNews', { token, json });
      const answers = await Promise.all(ADDRESSES.map(([, path]) => app.raw(path)));
      stale += answers.filter((answer) => !textOf(answer).includes(title)).length;
    }
    expect(stale).toBe(0);
  });

  it('reads that race with writes never show what a later read has lost again', async () => {
    const { token } = await app.signInAs({ sections: ['Vesti'] });
    let acknowledged = 0;
    let goBack = 0;
    const write = async (): Promise<void> => {
      for (let number = 1; number <= 15; number += 1) {
        const json = { id: 1, ...NEWS_FIELDS, title: `broj ${String(number)}!` };
        await app.rest('PUT', '/api/News/UpdateNews', { token, json });
        acknowledged = number;
      }
    };
    const read = async (path: string): Promise<void> => {
      while (acknowledged < 15) {
        const atLeast = acknowledged;
        const [, shown = '0'] = /broj (\d+)!/.exec(textOf(await app.raw(path))) ?? [];
        if (Number(shown) < atLeast) goBack += 1;
      }
    };
    await Promise.all([write(), ...ADDRESSES.map(([, path]) => read(path))]);
    expect(goBack).toBe(0);
  });
});

onSqliteOnly('rendering', () => {
  it.each(ADDRESSES)('%s: 200 concurrent requests render one answer', async (_, path) => {
    const statements = app.database.statements;
    const fills = await fillsOf(() =>
      Promise.all(Array.from({ length: 200 }, () => app.raw(path))),
    );
    expect(fills).toBe(1);
    expect(app.database.statements - statements).toBeLessThan(40);
    expect(await fillsOf(() => app.raw(path))).toBe(0);
  });

  it('nothing is rendered twice while nothing changes', async () => {
    for (const [, path] of ADDRESSES) await app.raw(path);
    clock.pass(3_600_000);
    expect(await fillsOf(() => Promise.all(ADDRESSES.map(([, path]) => app.raw(path))))).toBe(0);
  });
});

onSqliteOnly('time alone', () => {
  const shows = async (path: string): Promise<boolean> => (await app.raw(path)).bytes.length > 2;

  it.each([
    ['a day ends', '/api/Programs/GetPrograms', '2026-11-21T22:59:59.999Z'],
    ['a screening is over', '/api/Cinema/GetMovies', '2026-11-21T15:59:59.999Z'],
  ])('an answer goes when %s', async (_, path, last) => {
    const programs = [programRow('2026-11-21T18:00:00Z')];
    const movies = [movieRow(['2026-11-21T14:00:00Z'])];
    const own = await startTestApp({ clock, content: { programs, movies } });
    const before = app;
    app = own;
    expect(await shows(path)).toBe(true);
    clock.set(last);
    expect(await shows(path)).toBe(true);
    clock.pass(1);
    expect(await shows(path)).toBe(false);
    await own.close();
    app = before;
  });

  it('an answer goes when a programme begins and when it ends, to the millisecond', async () => {
    const before = app;
    app = await startTestApp({
      clock,
      content: {
        programs: [
          programRow('2026-11-21T18:00:00Z', {
            title: 'izložba',
            endsAt: new Date('2026-11-23T19:00:00Z'),
          }),
          programRow('2026-11-30T18:00:00Z', { title: 'kasnije' }),
        ],
      },
    });
    const announced = async (): Promise<string[]> =>
      (await app.rest<{ title: string }[]>('GET', '/api/Programs/GetPrograms')).body.map(
        ({ title }) => title,
      );
    clock.set('2026-11-21T17:59:59.999Z');
    expect(await announced()).toEqual(['izložba', 'kasnije']);
    clock.pass(1);
    expect(await announced()).toEqual(['kasnije', 'izložba']);
    clock.set('2026-11-23T18:59:59.999Z');
    expect(await announced()).toEqual(['kasnije', 'izložba']);
    clock.pass(1);
    expect(await announced()).toEqual(['kasnije']);
    await app.close();
    app = before;
  });

  it('a planned item of any kind ends the answer before it', async () => {
    const publishedAt = new Date('2026-11-21T12:00:00Z');
    await app.database.writeContent(async (transaction) => {
      const planned = { publishedAt, title: 'planirano' };
      await transaction.news.create({ data: newsRow(planned) });
      await transaction.program.create({ data: programRow('2026-12-01T18:00:00Z', planned) });
      await transaction.movie.create({ data: movieRow(['2026-12-01T18:00:00Z'], planned) });
    });
    const paths = [REST, '/api/Programs/GetPrograms', '/api/Cinema/GetMovies', PAGE, GRAPHQL];
    const planned = async (): Promise<boolean[]> =>
      (await Promise.all(paths.map((path) => app.raw(path)))).map((answer) =>
        textOf(answer).includes('planirano'),
      );
    expect(await planned()).toEqual(paths.map(() => false));
    clock.set('2026-11-21T11:59:59.999Z');
    expect(await planned()).toEqual(paths.map(() => false));
    clock.set('2026-11-21T12:00:00Z');
    expect(await planned()).toEqual(paths.map(() => true));
    clock.set('2026-11-21T11:00:00Z');
    expect(await planned()).toEqual(paths.map(() => false));
  });
});

describe('a failing database', () => {
  // The cache generation is checked before an answer is looked up, and a failure of that must look like any other.
  // PostgreSQL differs only in what the failure says.
  it.each(isPostgres() ? ['News'] : ['Screening', 'News', 'PremisesPhoto'])(
    "a database without the table %s fails in each answer's format and is not cached",
    async (table) => {
      const HTML = 'text/html; charset=utf-8';
      const PROBLEM = 'application/problem+json; charset=utf-8';
      const kinds = [
        ...['/', '/news/1', '/news-list', '/raspored', '/raspored?programi=1'].map(
          (path) => [path, HTML] as const,
        ),
        // Where these are, the database is asked first.
        ['/raspored?film=1', HTML],
        ['/cir/raspored?film=1&programi=1', HTML],
        ['/nema', HTML],
        [REST, PROBLEM],
        ['/offline-snapshot', PROBLEM],
        ['/site.json', PROBLEM],
        [GRAPHQL, 'application/json; charset=utf-8'],
        ['/sitemap.xml', 'application/xml; charset=utf-8'],
        ['/rss/vesti.xml', 'application/rss+xml; charset=utf-8'],
        ['/kalendar/projekcije.ics', 'text/calendar; charset=utf-8'],
      ] as const;
      for (const [path] of kinds) await app.raw(path);
      await app.sql(`ALTER TABLE "${table}" RENAME TO "Gone"`);
      await app.database.writeContent(async () => undefined);
      const visitors = [{}, { cookie: 'XSRF-TOKEN=1' }, { authorization: 'Bearer x' }];
      for (const headers of table === 'News' ? visitors : [{}]) {
        for (const [path, type] of kinds) {
          const answer = await app.raw(path, { headers });
          expect(answer.status, path).toBe(500);
          expect(answer.headers['content-type'], path).toBe(type);
          expect(answer.headers['cache-control']).toMatch(/no-store/);
          expect(answer.headers.etag).toBeUndefined();
          expect(textOf(answer)).not.toMatch(/Gone|SQL|prisma|no such/i);
          if (type === HTML) expect(textOf(answer)).toMatch(/Greška|Грешка/);
        }
      }
      await app.sql(`ALTER TABLE "Gone" RENAME TO "${table}"`);
      for (const [path] of kinds) expect((await app.raw(path)).status, path).not.toBe(500);
    },
  );

  it('a database failure is reported immediately, and not after it works again', async () => {
    await app.sql('ALTER TABLE "News" RENAME TO "Gone"');
    for (const [, path] of ADDRESSES) {
      const answer = await app.raw(path);
      expect(answer.status).toBe(500);
      expect(textOf(answer)).not.toMatch(/Gone|SQL|prisma|no such/i);
    }
    await app.sql('ALTER TABLE "Gone" RENAME TO "News"');
    for (const [, path] of ADDRESSES) expect((await app.raw(path)).status).toBe(200);
  });
});
