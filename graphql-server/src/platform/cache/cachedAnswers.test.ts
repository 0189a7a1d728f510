import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { registeredAddress } from '@centar/domain/pageContract.ts';
import { newsRow } from '../../../test/contentRows.ts';
import { documentId } from '../../../test/fakePwa.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';

const REST = '/api/News/GetAllNews';
const GRAPHQL = registeredAddress(documentId('LatestNews'), {});
/** One public address of each kind. */
const ADDRESSES = [
  ['REST', REST],
  ['GraphQL', GRAPHQL],
  ['page', '/'],
] as const;

const app = sharedTestApp({ content: { news: [newsRow({ title: 'prva' })] } });
afterEach(() => app.restore());

const fillsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const before = app.cache.misses;
  await work();
  return app.cache.misses - before;
};

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
});
