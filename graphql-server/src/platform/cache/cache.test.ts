import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { registeredAddress } from '@centar/domain/pageContract.ts';
import { movieRow, newsRow, programRow } from '../../../test/contentRows.ts';
import { documentId } from '../../../test/fakePwa.ts';
import { movableClock, type MovableClock } from '../../../test/movableClock.ts';
import { NEWS_FIELDS } from '../../../test/contentTypes.ts';
import type { RawAnswer } from '../../../test/requests.ts';
import { rounds } from '../../../test/soak.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';

const REST = '/api/News/GetAllNews';
const GRAPHQL = registeredAddress(documentId('LatestNews'), {});
const PAGE = '/';
const WRITES = rounds({ test: 15, soak: 60 });
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
      for (let number = 1; number <= 40; number += 1) {
        const json = { id: 1, ...NEWS_FIELDS, title: `broj ${String(number)}!` };
        await app.rest('PUT', '/api/News/UpdateNews', { token, json });
        acknowledged = number;
      }
    };
    const read = async (path: string): Promise<void> => {
      while (acknowledged < 40) {
        const atLeast = acknowledged;
        const [, shown = '0'] = /broj (\d+)!/.exec(textOf(await app.raw(path))) ?? [];
        if (Number(shown) < atLeast) goBack += 1;
      }
    };
    await Promise.all([write(), ...ADDRESSES.map(([, path]) => read(path))]);
    expect(goBack).toBe(0);
  });

  it.each(ADDRESSES)('%s: 200 concurrent requests render one answer', async (_, path) => {
    const statements = app.database.statements;
    const fills = await fillsOf(() =>
      Promise.all(Array.from({ length: 200 }, () => app.raw(path))),
    );
    expect(fills).toBe(1);
    expect(app.database.statements - statements).toBeLessThan(20);
    expect(await fillsOf(() => app.raw(path))).toBe(0);
  });

  it('nothing is rendered twice while nothing changes', async () => {
    for (const [, path] of ADDRESSES) await app.raw(path);
    clock.pass(3_600_000);
    expect(await fillsOf(() => Promise.all(ADDRESSES.map(([, path]) => app.raw(path))))).toBe(0);
  });
});

describe('time alone', () => {
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

describe.each(ADDRESSES)('%s', (_, path) => {
  it('is the same bytes in every encoding', async () => {
    const plain = await app.raw(path);
    const ask = (accepted: string) => app.raw(path, { headers: { 'accept-encoding': accepted } });
    const [br, gzip] = [await ask('gzip, br'), await ask('gzip')];
    expect(br.headers['content-encoding']).toBe('br');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotliDecompressSync(br.bytes)).toEqual(plain.bytes);
    expect(gunzipSync(gzip.bytes)).toEqual(plain.bytes);
    for (const answer of [plain, br, gzip]) {
      expect(answer.headers.vary).toMatch(/^accept-encoding(, save-data)?$/);
      expect(answer.headers['content-length']).toBe(String(answer.bytes.length));
    }
  });

  it.each(['br;q=0, gzip;q=0', 'identity', 'br;q=0.0', 'deflate', ''])(
    'accepting %j gets it unpacked',
    async (accepted) => {
      const answer = await app.raw(path, { headers: { 'accept-encoding': accepted } });
      expect(answer.headers['content-encoding']).toBeUndefined();
    },
  );

  it('answers 304 for the tag it gave, until the content changes', async () => {
    const { headers } = await app.raw(path);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const etag = headers.etag ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await app.raw(path, { headers: { 'if-none-match': known } });
      expect(again).toMatchObject({ status: 304, headers: { etag, vary: headers.vary } });
      expect(again.bytes).toHaveLength(0);
    }
    await app.database.writeContent(({ news }) => news.create({ data: newsRow({ title: 'x' }) }));
    const changed = await app.raw(path, { headers: { 'if-none-match': etag } });
    expect(changed.status).toBe(200);
    expect(changed.headers.etag).not.toBe(etag);
  });

  it('answers HEAD with the same headers and no body, ready or not', async () => {
    const first = await app.raw(path, { method: 'HEAD' });
    const plain = await app.raw(path);
    const ready = await app.raw(path, { method: 'HEAD' });
    for (const head of [first, ready]) {
      expect(head.status).toBe(200);
      expect(head.bytes).toHaveLength(0);
      expect(head.headers.etag).toBe(plain.headers.etag);
      expect(head.headers['content-length']).toBe(plain.headers['content-length']);
    }
  });

  it('asks for a part are answered with the whole', async () => {
    const answer = await app.raw(path, { headers: { range: 'bytes=0-3' } });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-range']).toBeUndefined();
  });

  it.each(['authorization', 'cookie'])(
    'with %s it has the same bytes with no-store and the same cost',
    async (name) => {
      const { token } = await app.signInAs();
      const plain = await app.raw(path);
      for (const value of [token, 'junk', 'other junk']) {
        const own = name === 'cookie' ? `theme=dark; __Host-sid=${value}` : `Bearer ${value}`;
        for (const known of [{}, { 'if-none-match': '*' }]) {
          // Somebody's own answer over REST is made for them alone: they may see more.
          const isOwn = path === REST && name === 'authorization' && value === token;
          const fills = await fillsOf(async () => {
            const answer = await app.raw(path, { headers: { [name]: own, ...known } });
            expect(answer.status).toBe(200);
            expect(answer.headers['cache-control']).toBe('private, no-store');
            expect(answer.headers.etag).toBeUndefined();
            if (!isOwn) expect(answer.bytes).toEqual(plain.bytes);
          });
          expect(fills).toBe(0);
        }
      }
    },
  );

  it('a cookie that is not ours changes nothing', async () => {
    const plain = await app.raw(path);
    const before = app.cache.hits;
    for (const cookie of ['theme=dark', '_ga=1', 'x__Host-sid=1', 'a="XSRF-TOKEN"']) {
      const fills = await fillsOf(async () => {
        const answer = await app.raw(path, { headers: { cookie } });
        expect(answer.bytes).toEqual(plain.bytes);
        expect(answer.headers.etag).toBe(plain.headers.etag);
        expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      });
      expect(fills).toBe(0);
    }
    // Before the framework looks at the request.
    expect(app.cache.hits - before).toBe(4);
  });
});

describe('what is kept', () => {
  it('odd parameters, their order and their spelling share one answer', async () => {
    const id = documentId('AllNews');
    const variables = (text: object): string => encodeURIComponent(JSON.stringify(text));
    const fills = async (paths: string[]): Promise<number> =>
      fillsOf(async () => {
        for (const path of paths) expect((await app.raw(path)).status).toBe(200);
      });
    const junk = Array.from({ length: 20 }, (_, index) => `x${String(index)}=${String(index)}`);
    expect(await fills(junk.map((one) => `${REST}?${one}`))).toBe(1);
    expect(await fills(junk.map((one) => `/api/News/GetNewsByID?${one}&id=1`))).toBe(1);
    expect(await fills(['/API/news/getnewsbyid?ID=1', '/api/News/GetNewsByID/?id=1&_=2'])).toBe(0);
    expect(await fills(junk.map((one) => `/?utm_source=${one}`))).toBe(1);
    expect(
      await fills([
        ...junk.map(
          (one) => `/graphql?documentId=${id}&variables=${variables({ [one]: 1, first: 3 })}`,
        ),
        `/graphql?variables=${variables({ first: 3 })}&documentId=AllNews`,
        `/graphql?documentId=${id}&variables=${variables({ first: 3 })}&junk=1`,
      ]),
    ).toBe(1);
    expect(
      await fills([
        `/graphql?documentId=${id}&variables=${variables({ first: 3, after: null })}`,
        `/graphql?documentId=${id}&variables=${variables({ after: null, first: 3 })}`,
        `/graphql?documentId=${id}&variables=${encodeURIComponent('{ "first": 3.0e0 }')}`,
      ]),
    ).toBe(0);
    expect(
      await fills([
        '/api/News/GetNewsByID?id=0001',
        '/api/Programs/GetProgramsByProgramType?programType=dramski',
      ]),
    ).toBe(1);
    expect(await fills(['/api/Programs/GetProgramsByProgramType?programType=DRAMSKI'])).toBe(0);
  });

  it.each([
    ['/api/News/GetNewsByID?id=99', 404],
    ['/api/News/GetNewsByID?id=abc', 400],
    [registeredAddress(documentId('NewsDetail'), { id: 99 }), 404],
    ['/o-nama', 500],
  ])('%s is not', async (path, status) => {
    for (let round = 0; round < 2; round += 1) {
      const answer = await app.raw(path);
      expect(answer.status).toBe(status);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers.etag).toBeUndefined();
    }
    expect(await fillsOf(() => app.raw(path))).toBe(1);
  });

  it('a "not found" page is not stored by clients, and not rendered again', async () => {
    for (const fills of [1, 0, 0]) {
      const answer = await fillsOf(async () => {
        const { status, headers } = await app.raw('/news/99');
        expect([status, headers['cache-control'], headers.etag]).toEqual([
          404,
          'no-store',
          undefined,
        ]);
      });
      expect(answer).toBeGreaterThanOrEqual(fills);
      if (fills === 0) expect(answer).toBe(0);
    }
  });

  it('a missing item appears as soon as it exists', async () => {
    expect((await app.raw('/api/News/GetNewsByID?id=2')).status).toBe(404);
    await app.database.writeContent(({ news }) => news.create({ data: newsRow() }));
    expect((await app.raw('/api/News/GetNewsByID?id=2')).status).toBe(200);
  });

  // The cache generation is checked before an answer is looked up, and a failure of that must look like any other.
  it.each(['Screening', 'News', 'PremisesPhoto'])(
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
      for (const headers of [{}, { cookie: 'XSRF-TOKEN=1' }, { authorization: 'Bearer x' }]) {
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
