import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { encodeCursor } from '@centar/domain/cursor.ts';
import { registeredAddress } from '@centar/domain/pageContract.ts';
import { PROGRAM_TYPES } from '@centar/domain/sections.ts';
import { movieRow, newsRow, programRow } from '../../../test/contentRows.ts';
import { documentId } from '../../../test/fakePwa.ts';
import { movableClock } from '../../../test/movableClock.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';

const clock = movableClock();

const app = sharedTestApp({
  clock,
  content: {
    news: [newsRow()],
    movies: [movieRow(['2026-11-21T18:00:00Z', '2026-11-23T18:00:00Z'])],
    programs: [programRow('2026-11-25T18:00:00Z')],
  },
});
afterEach(() => app.restore());

const ask = (path: string) => app.raw(path, { headers: { 'accept-encoding': 'br, gzip' } });
async function fillsOf(paths: readonly string[], status = 200): Promise<number> {
  const before = app.cache.misses;
  for (const path of paths) expect((await ask(path)).status, path).toBe(status);
  return app.cache.misses - before;
}
const numbered = (count: number, path: (index: number) => string): string[] =>
  Array.from({ length: count }, (_, index) => path(index));
const cursor = (id: number): string => encodeCursor({ at: clock(), id });

describe('a page', () => {
  it('is rendered once for any letter case, slashes and unknown parameters', async () => {
    expect(await fillsOf(['/news/1', '/news-list', '/raspored'])).toBe(3);
    const odd = [
      '/News/1',
      '/NEWS/1/',
      '/news/1//?posle=x&dan=2026-11-21&strana=2',
      ...numbered(20, (index) => `/news/1?x${String(index)}=1`),
      ...numbered(20, (index) => `/news-list?godina=${String(2000 + index)}`),
      '/NEWS-LIST?posle=',
      '/raspored?programi=0&film=&strana=3',
      '/raspored?dan=',
    ];
    expect(await fillsOf(odd)).toBe(0);
  });

  it('of a list is its beginning behind whatever is no place in it', async () => {
    const { bytes } = await ask('/news-list');
    const odd = [
      'MS4x!!!!',
      `${cursor(7)}!`,
      `${cursor(7)}=`,
      '7',
      'x'.repeat(400),
      ...numbered(20, (index) => `${cursor(index)}AAAA`),
      ...numbered(20, (index) => Buffer.from(`0.0${String(index)}`).toString('base64url')),
    ];
    const paths = odd.map((place) => `/news-list?posle=${encodeURIComponent(place)}`);
    expect(await fillsOf(paths)).toBe(0);
    for (const path of paths.slice(0, 5)) expect((await ask(path)).bytes).toEqual(bytes);
  });

  it('behind a cursor is compressed well and kept once a second visitor wants it', async () => {
    const path = `/news-list?posle=${cursor(7)}`;
    const [first, second] = [await ask(path), await ask(path)];
    expect(first.headers['content-encoding']).toBe('gzip');
    expect(second.headers['content-encoding']).toBe('br');
    expect(second.headers.etag).toBe(first.headers.etag?.replace('-gzip', '-br'));
    expect(await fillsOf([path])).toBe(0);
  });

  it('is made for one network only so often, and what is ready is always there', async () => {
    const own = await startTestApp({ monotonicNow: () => 0 });
    const statuses = await Promise.all(
      numbered(70, (index) => `/news-list?posle=${cursor(100 + index)}`).map((path) =>
        own.raw(path, { headers: { 'accept-encoding': 'br' } }),
      ),
    );
    const refused = statuses.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(10);
    for (const answer of refused) {
      expect(answer.status).toBe(429);
      expect(answer.headers).toMatchObject({
        'retry-after': '1',
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        // One answer for all of them is made and compressed, once.
        'content-encoding': 'br',
      });
    }
    for (const path of ['/', '/news-list']) expect((await own.raw(path)).status).toBe(200);
    await own.close();
  });
});

/** Addresses that somebody can count on and on, whether anything is there or not. */
const COUNTED: readonly (readonly [string, (index: number) => string])[] = [
  ['a place in a list', (index) => `/news-list?posle=${cursor(200 + index)}`],
  ['a page of the gallery', (index) => `/program/likovni?strana=${String(2 + index)}`],
  ['a picture of the gallery', (index) => `/cir/program/likovni?slika=${String(1 + index)}`],
  ['a year of procurements', (index) => `/javne-nabavke-list?godina=${String(1900 + index)}`],
  [
    'a place in a list over GraphQL',
    (index) => registeredAddress(documentId('AllNews'), { first: 2, after: cursor(200 + index) }),
  ],
  [
    'a page of the gallery over GraphQL',
    (index) => registeredAddress(documentId('GalleryByPage'), { page: 2 + index }),
  ],
  [
    'a year of the archive over GraphQL',
    (index) => registeredAddress(documentId('ArchiveOfYear'), { year: 1900 + index }),
  ],
];
const REST_PAGE = [
  'a page of the gallery over REST',
  (index: number) => `/api/Gallery/GetGalleryByPage?page=${String(2 + index)}`,
] as const;

describe('what can be counted on and on', () => {
  it.each([...COUNTED, REST_PAGE])(
    '%s is compressed well and kept once a second visitor wants it',
    async (_, pathOf) => {
      const path = pathOf(0);
      const before = app.cache.bytes;
      expect((await ask(path)).headers['content-encoding']).toBe('gzip');
      expect(app.cache.bytes).toBe(before);
      expect((await ask(path)).headers['content-encoding']).toBe('br');
      expect(await fillsOf([path])).toBe(0);
    },
  );

  it('a choice of several facts of access is kept once a second visitor wants it', async () => {
    const path = '/sta-ima?pristupacno=titl+lift';
    expect(await fillsOf([path, path, path])).toBe(2);
    const single = '/sta-ima?pristupacno=titl';
    expect(await fillsOf([single, single, single])).toBe(1);
  });

  it.each(['', '/cir'])(
    'a page beyond the end of a list leads to its last one: %s',
    async (root) => {
      const path = `${root}/program/likovni?strana=9999`;
      expect(await fillsOf([path, path], 302)).toBe(2);
      const { headers, bytes } = await ask(path);
      expect([headers.location, headers['cache-control'], bytes.length]).toEqual([
        `${root}/program/likovni?strana=3`,
        'no-store',
        0,
      ]);
    },
  );

  it('a search is never kept', async () => {
    const path = '/pretraga?q=koncert';
    expect(await fillsOf([path, path, path])).toBe(3);
  });

  const choices = (index: number): string => {
    const day = String(21 + (index % 9));
    const kind = PROGRAM_TYPES[Math.floor(index / 9) % PROGRAM_TYPES.length]?.slug ?? '';
    return `/sta-ima?kad=2026-11-${day}&vrsta=${kind}&besplatno=1`;
  };

  describe('from one network', () => {
    let own: TestApp;
    beforeAll(async () => {
      own = await startTestApp({ monotonicNow: () => 0, environment: { TRUST_PROXY: 'true' } });
    });
    afterAll(() => own.close());

    it.each([...COUNTED, ['a choice among what happens', choices] as const])(
      '%s is rendered only so often',
      async (name, pathOf) => {
        const network = `10.0.0.${String([...COUNTED.map(([one]) => one), name].indexOf(name))}`;
        const askFrom = (path: string) =>
          own.raw(path, { headers: { 'x-forwarded-for': network } });
        const answers = await Promise.all(numbered(70, pathOf).map(askFrom));
        const refused = answers.filter(({ status }) => status !== 200);
        expect(refused).toHaveLength(10);
        for (const { status, headers } of refused) {
          expect(status).toBe(429);
          expect(headers).toMatchObject({ 'retry-after': '1', 'cache-control': 'no-store' });
        }
        for (const path of ['/', '/sta-ima', registeredAddress(documentId('LatestNews'), {})]) {
          expect((await askFrom(path)).status).toBe(200);
        }
      },
    );
  });
});

describe('a Cyrillic page', () => {
  it('is another page than the Latin one, made once whatever the spelling', async () => {
    expect(await fillsOf(['/news/1', '/cir/news/1', '/cir'])).toBe(3);
    expect(await fillsOf(['/CIR/News/1/', '/cir/?x=1', '/cir/news/1?posle=x'])).toBe(0);
  });

  it('that leads nowhere says so in Cyrillic, one for all', async () => {
    const latin = await ask('/nema');
    const first = await ask('/cir/nema');
    expect([first.status, (await ask('/cir/news/1000')).bytes]).toEqual([404, first.bytes]);
    expect(first.bytes).not.toEqual(latin.bytes);
  });

  it('that can not be made says so in Cyrillic', async () => {
    const { status, bytes } = await app.raw('/cir/o-nama');
    expect([status, String(bytes)]).toEqual([
      500,
      expect.stringContaining('молимо покусајте касније'),
    ]);
  });
});

describe('addresses that lead nowhere', () => {
  it('all get the same page, made once', async () => {
    const first = await ask('/nema');
    expect(first.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'no-store',
    });
    clock.pass(1000);
    const others = [
      ...numbered(20, (index) => `/nema-${String(index)}`),
      ...numbered(20, (index) => `/news/${String(1000 + index)}`),
      '/news/01',
      '/news/abc',
      '/news//1',
      '/program/NEMA',
      '/%6eews/1',
      '/news/1/2',
    ];
    for (const path of others) {
      const answer = await ask(path);
      expect(answer.status, path).toBe(404);
      expect(answer.bytes).toEqual(first.bytes);
      expect(answer.headers.etag).toBeUndefined();
    }
    await app.database.writeContent(async () => undefined);
    expect((await ask('/nema')).bytes).not.toEqual(first.bytes);
  });

  it("show upcoming events; while these can't be loaded, the failure is not cached", async () => {
    const own = await startTestApp();
    expect((await own.raw('/')).status).toBe(200);
    await own.sql('ALTER TABLE "Program" RENAME TO "Gone"');
    const failed = await own.raw('/nema');
    expect([failed.status, String(failed.bytes)]).toEqual([500, expect.stringContaining('nema')]);
    await own.sql('ALTER TABLE "Gone" RENAME TO "Program"');
    expect((await own.raw('/nema')).status).toBe(404);
    await own.close();
  });

  it("answer the same while previous addresses or next dates can't be loaded", async () => {
    for (const table of ['FormerAddress', 'ProgramDate']) {
      await app.sql(`ALTER TABLE "${table}" RENAME TO "Gone"`);
      await app.database.writeContent(async () => undefined);
      clock.pass(24 * 3_600_000);
      const { status, headers } = await ask('/nema');
      await app.sql(`ALTER TABLE "Gone" RENAME TO "${table}"`);
      expect([table, status, headers['content-type']]).toEqual([
        table,
        table === 'FormerAddress' ? 404 : 500,
        'text/html; charset=utf-8',
      ]);
    }
  });

  it('one that leads somewhere later does so at once', async () => {
    expect((await ask('/news/2')).status).toBe(404);
    await app.database.writeContent(({ news }) => news.create({ data: newsRow() }));
    expect((await ask('/news/2')).status).toBe(200);
  });
});

describe('the schedule', () => {
  it.each([
    '/raspored?dan=2026-11-22',
    '/raspored?dan=1999-01-01&programi=1',
    '/cir/raspored?dan=1999-01-01&programi=1',
  ])('of an empty day is a page, cached at the second request: %s', async (path) => {
    expect(await fillsOf([path, path, path])).toBe(2);
  });

  it('of whatever is no day is one page', async () => {
    const odd = ['9999-99-99', '2026-02-30', '24.11.2026.', 'danas', 'x'.repeat(2000)];
    expect(await fillsOf(odd.map((day) => `/raspored?dan=${day}`))).toBe(1);
  });

  it('of each day with something is there, and a page of its own', async () => {
    const days = ['2026-11-21', '2026-11-23', '2026-11-25'].map((day) => `/raspored?dan=${day}`);
    expect(await fillsOf(days)).toBe(3);
    expect(await fillsOf(days)).toBe(0);
  });

  it('of a day with an event is cached at the first request, until the event is over', async () => {
    const path = '/raspored?dan=2026-11-24';
    expect(await fillsOf([path, path])).toBe(2);
    const planned = { publishedAt: new Date(clock().getTime() + 60_000) };
    await app.database.writeContent(({ program }) =>
      program.create({ data: programRow('2026-11-24T18:00:00Z', planned) }),
    );
    expect(await fillsOf([path, path])).toBe(2);
    clock.pass(60_000);
    expect(await fillsOf([path, path])).toBe(1);
    clock.set('2026-11-24T23:00:00Z');
    expect(await fillsOf([path, path])).toBe(2);
  });

  it('of films that are not shown is one page', async () => {
    const unknown = numbered(20, (index) => `/raspored?film=${String(5000 + index)}`);
    expect(await fillsOf(unknown)).toBe(1);
    expect(await fillsOf(['/raspored?film=1'])).toBe(1);
  });
});

describe('variables', () => {
  const news = (variables: string): string =>
    `/graphql?documentId=${documentId('AllNews')}&variables=${encodeURIComponent(variables)}`;

  it('have one spelling, and cursors have', async () => {
    const after = cursor(7);
    const path = news(`{"first":2,"after":"${after}"}`);
    // Kept for the second visitor.
    expect(await fillsOf([path, path, path])).toBe(2);
    expect(
      await fillsOf([
        news(`{ "after" : "${after}", "first" : 2.0 }`),
        news(`{"first":20e-1,"after":"${after}","x":1}`),
        news(`{"first":2,"first":2,"after":"\\u004d${after.slice(1)}"}`),
      ]),
    ).toBe(0);
    const odd = [`${after}!`, `${after}!!!`, ` ${after}`, `${after}==`, `!${after}`];
    const paths = odd.map((one) => news(JSON.stringify({ first: 2, after: one })));
    expect(await fillsOf(paths, 400)).toBe(paths.length);
  });

  it('that do not fit are refused before anything is run', async () => {
    const junk = [{ id: 'x' }, { id: 1.5 }, { id: 2 ** 40 }, { id: [1] }, { id: null }, {}];
    const before = app.database.statements;
    const paths = junk.map((one) => registeredAddress(documentId('NewsDetail'), one));
    expect(await fillsOf(paths, 400)).toBe(0);
    expect(app.database.statements).toBe(before);
  });
});

describe('everything that happens', () => {
  it.each(['/sta-ima?kad=2099-01-01', '/sta-ima?kad=1999-01-01&deca=1', '/sta-ima?mesto=nigde'])(
    'of a distant day or an unknown place is a page, cached at the second request: %s',
    async (path) => {
      expect(await fillsOf([path, path, path])).toBe(2);
    },
  );

  it('of a near day is a page, though there is nothing', async () => {
    expect(await fillsOf(['/sta-ima?kad=2026-11-24', '/sta-ima?kad=danas', '/sta-ima'])).toBe(3);
  });

  it('is one page for whatever an address says that is no choice', async () => {
    const odd = ['x', '007', "' OR 1=1 --", '.*', '🎻', 'a'.repeat(2000)].map(
      (value) => `/sta-ima?kad=${encodeURIComponent(value)}&vrsta=${encodeURIComponent(value)}`,
    );
    expect(await fillsOf(odd)).toBe(1);
    const places = ['%3F', '%ED%A0%80', 'a'.repeat(2000)].map((place) => `/sta-ima?mesto=${place}`);
    expect(await fillsOf(places)).toBe(2);
    expect(
      await fillsOf(['/sta-ima', '/STA-IMA/', '/sta-ima?nesto=1', '/sta-ima?kad=&deca=0']),
    ).toBe(1);
  });

  it('knows a place by its words', async () => {
    await app.database.writeContent(({ program }) =>
      program.create({ data: programRow('2026-11-26T18:00:00Z', { place: 'Čitaonica' }) }),
    );
    expect(await fillsOf(['/sta-ima?mesto=%C4%8Ditaonica', '/sta-ima?mesto=citaonica'])).toBe(1);
  });
});

it.each([
  ['/program/Likovni', '/program/likovni'],
  ['/program/Likovni%20program?strana=2', '/program/likovni?strana=2'],
  ['/kutak-list/Americki', '/kutak-list/americki'],
  ['/cir/program/MUZICKI', '/cir/program/muzicki'],
])('another spelling of a type leads to its page: %s', async (path, target) => {
  const { status, headers } = await ask(path);
  expect([status, headers.location]).toEqual([301, target]);
});

it('a name that is no type of programmes is not found', async () => {
  expect((await ask('/program/Nema%20toga')).status).toBe(404);
});
